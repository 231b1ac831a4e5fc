/// Specs with a name that no search finds: `Settings.yml`.
enum OtherSpecs {
  private static let endings: [String] = [".yml", ".yaml"]

  /// Finds the first file below a folder that has models. Files that can't be read are skipped.
  static func first(below folder: String) throws(SystemError) -> String? {
    do throws(InputFiles.Failure) {
      return try InputFiles.files(below: folder, endings: endings).first { hasModels($0) }
    } catch {
      throw error.error
    }
  }

  private static func hasModels(_ path: String) -> Bool {
    guard let bytes = try? InputFiles.read(path) else { return false }
    let key = Array("models:".utf8)
    return bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: key) }
  }

  /// `Settings.bindgen.yml`, without its folders.
  static func meantName(_ path: String) -> String {
    let name = FileNames.base(path)
    guard let ending = endings.first(where: name.hasSuffix) else { return name }
    return name.dropLast(ending.count) + FileNames.specEndings[ending == ".yml" ? 0 : 1]
  }
}

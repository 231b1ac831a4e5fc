import BindgenCore

/// The graph as an image, for browsers and documents. It needs no other program, and follows the reader's colours.
struct SVGPicture {
  private let web: Web
  private let picture: Picture
  private let drawing: Drawing

  static func text(_ web: Web, _ selected: Set<Int>) -> String {
    let picture: Picture = Picture(web, selected)
    let drawing: Drawing = Drawing(picture, web)
    return SVGPicture(web: web, picture: picture, drawing: drawing).lines.map { $0 + "\n" }.joined()
  }

  /// Edges are below nodes, so that no name is crossed out.
  private var lines: [String] {
    let (width, height): (Int, Int) = (max(drawing.width, Legend.width), drawing.height + Legend.height)
    var lines: [String] = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"bindgen\" role=\"img\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\">",
      "<title>What depends on what</title>",
    ]
    lines += SVGStyle.lines
    lines.append("<rect class=\"paper\" width=\"\(width)\" height=\"\(height)\"/>")
    lines += picture.models.map { frame($0) }
    lines += edges
    lines += picture.models.flatMap { model in [title(of: model)] + model.fields.map { field($0) } }
    lines += picture.listeners.indices.map { listener($0) }
    lines += Legend.lines(at: drawing.height)
    return lines + ["</svg>"]
  }

  // MARK: Nodes

  private func box(_ end: Picture.End) -> Box { drawing.boxes[end] ?? Box() }

  private func frame(_ model: Picture.Frame) -> String {
    "<g id=\"m\(model.number)\" class=\"model\">" + SVGShape.title(model.name)
      + SVGShape.rectangle(box(.model(model.number)), radius: 10) + "</g>"
  }

  private func title(of model: Picture.Frame) -> String {
    let frame: Box = box(.model(model.number))
    let x: Int = frame.x + Measure.framePadding - 6
    let width: Int = min(Measure.titleWidth(model.name), frame.width - 12)
    let place: Box = Box(x: x, y: frame.y + 5, width: width, height: 22)
    let text: String = SVGShape.escaped(Measure.label(model.name))
    return "<g class=\"title\">" + SVGShape.title(model.name) + SVGShape.rectangle(place, radius: 4)
      + "<text x=\"\(x + 6)\" y=\"\(frame.y + 21)\">\(text)</text></g>"
  }

  private func field(_ number: Int) -> String {
    let node: Web.Node = web.nodes[number]
    let remark: String = web.expression(of: number).map { " " + $0 } ?? ""
    return SVGShape.node(
      SVGShape.Kind(node.kind),
      box(.field(number)),
      name: node.name,
      title: web.name(number) + remark,
      id: "f\(number)"
    )
  }

  private func listener(_ number: Int) -> String {
    let name: String = picture.listeners[number]
    return SVGShape.node(.observer, box(.listener(number)), name: name, title: name, id: "o\(number)")
  }

  // MARK: Edges

  private var edges: [String] {
    let curves: [Curves.Curve] = Curves(picture.edges, drawing).all
    return curves.map { path($0) } + EdgeLabels(curves, drawing, web).all.map { label($0) }
  }

  private func path(_ curve: Curves.Curve) -> String {
    let ends: String = "data-from=\"\(id(curve.edge.from))\" data-to=\"\(id(curve.edge.to))\""
    return "<path class=\"\(name(of: curve.edge.kind))\" \(ends) d=\"\(curve.path)\"/>"
  }

  private func label(_ label: EdgeLabels.Label) -> String {
    "<g class=\"label\">" + SVGShape.rectangle(label.box, radius: 4)
      + "<text x=\"\(label.box.middle)\" y=\"\(label.box.y + 13)\">\(SVGShape.escaped(label.text))</text></g>"
  }

  private func name(of kind: Picture.Edge.Kind) -> String {
    switch kind {
    case .follows: "follows"
    case .notifies: "notifies"
    case .holds: "holds"
    }
  }

  private func id(_ end: Picture.End) -> String {
    switch end {
    case .field(let number): "f\(number)"
    case .model(let number): "m\(number)"
    case .listener(let number): "o\(number)"
    }
  }
}

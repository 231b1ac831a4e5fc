// swift-format-ignore-file
// Written by .ci/embed-templates from Templates/. Do not edit.

/// The templates that the tool is built with, by the names of their files.
enum EmbeddedTemplates {
  static let all: [(file: String, text: String)] = [
("header.swift.tmpl", ###"""
// Written by bindgen from {{ file }}. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

"""###),
  ]
}

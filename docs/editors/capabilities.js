"use strict";

const documentationFormat = ["markdown", "plaintext"];

/** What the server is told that this client can show. */
const clientCapabilities = {
  general: { positionEncodings: ["utf-16"] },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      relatedInformation: true, codeDescriptionSupport: true, dataSupport: true, tagSupport: { valueSet: [1, 2] },
    },
    completion: {
      contextSupport: true,
      completionItem: {
        snippetSupport: true, commitCharactersSupport: true, documentationFormat, preselectSupport: true,
        insertReplaceSupport: true, labelDetailsSupport: true, tagSupport: { valueSet: [1] },
        resolveSupport: { properties: ["detail", "documentation", "additionalTextEdits"] },
      },
    },
    hover: { contentFormat: documentationFormat },
    definition: {},
    references: {},
    rename: { prepareSupport: true, prepareSupportDefaultBehavior: 1 },
    signatureHelp: {
      signatureInformation: {
        documentationFormat, parameterInformation: { labelOffsetSupport: true }, activeParameterSupport: true,
      },
    },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    foldingRange: { lineFoldingOnly: true },
    formatting: {},
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ["", "quickfix", "refactor", "source"] } },
      isPreferredSupport: true, disabledSupport: true, dataSupport: true, resolveSupport: { properties: ["edit"] },
    },
  },
  workspace: { didChangeWatchedFiles: { dynamicRegistration: true }, workspaceEdit: { documentChanges: true } },
};

module.exports = { clientCapabilities };

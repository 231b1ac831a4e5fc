@_exported import TestBasics

// The specs need no types of their own.

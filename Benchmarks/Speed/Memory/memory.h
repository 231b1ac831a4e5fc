/// The bytes that the program holds, as `malloc` counts them; below zero where it does not say.
long heldBytes(void);

/// How often memory was asked for since the program began; below zero where that can't be counted.
long allocations(void);

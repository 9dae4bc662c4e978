/** How the process that develops a photo says what became of it: its exit code. */
export const PROCESSING_EXITS = { done: 0, unreadable: 20, tooManyPixels: 21 } as const;

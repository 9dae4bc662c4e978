/** Delay of a debounce: long enough to type a word, short enough to go unnoticed. */
export const DEBOUNCE_MS = 300;

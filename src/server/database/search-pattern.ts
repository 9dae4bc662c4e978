/** What `ilike` looks for when words are searched anywhere in a text; its own signs in them are plain letters. */
export function anywhere(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The same for a text that begins with these words. */
export function atTheStart(words: string): string {
  return anywhere(words).slice(1);
}

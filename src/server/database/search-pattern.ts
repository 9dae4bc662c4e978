/** What `ilike` looks for when words are searched anywhere in a text; its own signs in them are plain letters. */
export function anywhere(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

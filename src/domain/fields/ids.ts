/** Whether a text is a UUID: our own ids and the keys that browsers make are; PostgreSQL does not even look for others. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

// No 0, O, 1, I, L or U: codes are read aloud on docks.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A booking's code for people, such as `SXM-7K2P-9QXD`. */
export function bookingCode(randomBytes: (count: number) => Uint8Array): string {
  const letters = [...randomBytes(8)]
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('');
  return `SXM-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

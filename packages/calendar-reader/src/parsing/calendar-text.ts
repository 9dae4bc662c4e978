import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { CalendarProblem, tooLarge } from '../faults.ts';

const unpack = promisify(gunzip);

/**
 * The text that an address answered with: gzipped or not, in UTF-8 or UTF-16. Something small can unpack to
 * any size, so unpacking stops at `mostBytes`.
 */
export async function calendarText(
  bytes: Buffer,
  encoding: string | undefined,
  mostBytes: number,
): Promise<string> {
  const isPacked = /^(x-)?gzip$/i.test(encoding ?? '') || isGzip(bytes);
  if (!isPacked && !/^(identity)?$/i.test(encoding ?? '')) {
    throw new CalendarProblem('This address answers in a packed form that is not read.');
  }
  const plain = isPacked ? await unpacked(bytes, mostBytes) : bytes;
  return new TextDecoder(encodingOf(plain)).decode(plain);
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

async function unpacked(bytes: Buffer, mostBytes: number): Promise<Buffer> {
  try {
    return await unpack(bytes, { maxOutputLength: mostBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(mostBytes);
    throw new CalendarProblem('This address answers in a packed form that cannot be unpacked.');
  }
}

/** By its byte order mark; without one, by the zero byte of its first letter. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

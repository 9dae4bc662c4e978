import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { CalendarProblem, tooLarge } from '../faults.ts';

const unpack = promisify(gunzip);

/** Decodes a response body: gzipped or not, in UTF-8 or UTF-16. Stops unpacking at `maxBytes`, against zip bombs. */
export async function calendarText(
  bytes: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<string> {
  const isPacked = /^(x-)?gzip$/i.test(encoding ?? '') || isGzip(bytes);
  if (!isPacked && !/^(identity)?$/i.test(encoding ?? '')) {
    throw new CalendarProblem('This address answers in a packed form that is not read.');
  }
  const plain = isPacked ? await unpacked(bytes, maxBytes) : bytes;
  return new TextDecoder(detectEncoding(plain)).decode(plain);
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

async function unpacked(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  try {
    return await unpack(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes);
    throw new CalendarProblem('This address answers in a packed form that cannot be unpacked.');
  }
}

/** Detects the encoding by the byte order mark, or by the zero byte of the first letter. */
function detectEncoding([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

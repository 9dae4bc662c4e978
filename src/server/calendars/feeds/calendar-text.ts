import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { FeedProblem, tooLarge } from './feed-problem.ts';

const unpack = promisify(gunzip);

/**
 * The text that an address answered with: packed by gzip or not, in UTF-8 or UTF-16. What is packed small
 * can be unpacked without end, so that is ended at `mostBytes`.
 */
export async function calendarText(
  bytes: Buffer,
  encoding: string | undefined,
  mostBytes: number,
): Promise<string> {
  const isPacked = /^(x-)?gzip$/i.test(encoding ?? '') || isGzip(bytes);
  if (!isPacked && !/^(identity)?$/i.test(encoding ?? '')) {
    throw new FeedProblem('This address answers in a packed form that is not read.');
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
    throw new FeedProblem('This address answers in a packed form that cannot be unpacked.');
  }
}

/** By the mark at its beginning; without one, by the empty half of its first letter. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

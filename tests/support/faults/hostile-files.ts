import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

// Files with a false type, or with contents that no photo has.

export const scriptedSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
export const page = Buffer.from(
  '<!doctype html><html><script>alert("polyglot-7c1f")</script></html>',
);
/** Start and end of a JAR, as in a GIFAR (a GIF that is also a JAR). */
export const archive = Buffer.concat([
  Buffer.from('PK\x03\x04META-INF/MANIFEST.MF polyglot-7c1f'),
  Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'),
]);
export const traces = ['polyglot-7c1f', '<script', 'PK\x03\x04', 'MANIFEST'];

/** Builds a file with the `ftyp` box of an image format but no image. */
export function buildBrandedBox(brand: string): Buffer {
  const box = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
  return Buffer.concat([box, Buffer.alloc(400, 0x41)]);
}

/** Builds a PNG with this size in its header and arbitrary data as its pixels. */
export function buildPngOfSize(width: number, height: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function buildGifOfSize(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const palette = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size, Buffer.from([0])]);
  const pixels = Buffer.from([2, 2, 0x44, 1, 0, 0x3b]);
  return Buffer.concat([Buffer.from('GIF89a'), size, palette, frame, pixels]);
}

/** Inserts a comment right after the start of a JPEG. */
export function withComment(jpeg: Buffer, comment: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

/** Inserts a plain and a compressed text chunk into a PNG. */
export function withText(png: Buffer, text: Buffer): Buffer {
  const afterHead = 8 + 25;
  return Buffer.concat([
    png.subarray(0, afterHead),
    chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), text])),
    chunk('zTXt', Buffer.concat([Buffer.from('More\0\0'), deflateSync(text)])),
    png.subarray(afterHead),
  ]);
}

/** File names of all stored photos. */
export async function listPhotoFiles(dataDir: string): Promise<string[]> {
  return (await readdir(join(dataDir, 'photos')).catch(() => [])).toSorted((one, other) =>
    one.localeCompare(other),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

/** Writes a new file compressed with zstd and encrypted with age. Resolves once it is durable. */
export async function writeSealed(
  file: string,
  content: Readable | string | Uint8Array,
  recipient: string,
): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const compress = createZstdCompress();
  const plain = content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
  const compressing = pipeline(plain, compress);
  // Prevents an unhandled rejection before the promise is awaited below.
  compressing.catch(() => {});
  const sealed = await encrypter.encrypt(Readable.toWeb(compress) as never);
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await Promise.all([
    compressing,
    pipeline(Readable.fromWeb(sealed as unknown as ReadableStream), target),
  ]);
}

/** Reads and decrypts such a file; fails if it was modified. */
export async function readSealed(file: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const source = createReadStream(file);
  const opened = await decrypter.decrypt(Readable.toWeb(source) as never).catch((error: Error) => {
    source.destroy();
    throw new Error(`${file} cannot be decrypted: ${error.message}`, { cause: error });
  });
  const plain = createZstdDecompress();
  const compressed = Readable.fromWeb(opened as unknown as ReadableStream);
  compressed.on('error', (error) =>
    plain.destroy(new Error(`${file} is damaged: ${error.message}`, { cause: error })),
  );
  plain.on('close', () => compressed.destroy());
  return compressed.pipe(plain);
}

export async function readSealedBytes(
  file: string,
  identity: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await readSealed(file, identity)) chunks.push(chunk as Uint8Array);
  return new Uint8Array(Buffer.concat(chunks));
}

export async function readSealedText(file: string, identity: string): Promise<string> {
  return new TextDecoder().decode(await readSealedBytes(file, identity));
}

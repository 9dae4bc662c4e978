import { open, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { tmpdir } from 'node:os';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { MAX_PHOTO_BYTES } from '#domain/boats/photos.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Original } from './store-photo.ts';

/**
 * Stops receiving at this size. A smaller upload is received in full even if its file is too large, so that the client
 * gets a response.
 */
const MAX_RECEIVED_BYTES = 32 * 1024 * 1024;
const LIMITS = {
  files: 2,
  fields: 10,
  fieldSize: 1024,
  parts: 12,
  headerPairs: 20,
  headerSize: 8192,
};

export type UploadKind = { noun: string; maxBytes: number };
const photoUpload: UploadKind = { noun: 'photo', maxBytes: MAX_PHOTO_BYTES };

/**
 * Streams the single file of a multipart body to the folder, so that no photo is held in memory. Writes only the
 * beginning of an oversized file, but counts all bytes.
 */
export async function receiveUpload(
  request: Request,
  field: string,
  folder: string,
  kind: UploadKind = photoUpload,
): Promise<Outcome<Original, 'invalid'>> {
  const parser = parserFor(request);
  if (!parser || !request.body) return notMultipart(kind);
  const files: Original[] = [];
  const broken = new AbortController();
  let incoming: BusboyFileStream | undefined;
  let saving = Promise.resolve();
  parser.on('file', (name, stream: BusboyFileStream, fileName) => {
    const original = { file: join(folder, 'original'), name: fileName ?? '', size: 0 };
    if (name === field) files.push(original);
    if (name !== field || files.length > 1) return void stream.resume();
    incoming = stream;
    saving = save(stream, original, kind);
    saving.catch(() => broken.abort());
  });
  const isWhole = await pipeline(upToLimit(request.body), parser, { signal: broken.signal }).then(
    () => true,
    () => false,
  );
  if (broken.signal.aborted || isWhole) await saving;
  else await closeFile(incoming, saving);
  return isWhole ? requireSingleFile(files, field, kind) : cutShort(files, request, kind);
}

/** Closes the file of an aborted stream, which does not end by itself. */
async function closeFile(
  incoming: BusboyFileStream | undefined,
  saving: Promise<void>,
): Promise<void> {
  incoming?.destroy();
  await saving.catch(() => {});
}

function requireSingleFile(
  files: Original[],
  field: string,
  { noun }: UploadKind,
): Outcome<Original, 'invalid'> {
  const [original] = files;
  if (!original) return noFile(field, noun);
  return files.length > 1
    ? refused('invalid', { code: 'upload.single', values: { text: noun } })
    : done(original);
}

function cutShort(
  [original]: Original[],
  request: Request,
  { maxBytes }: UploadKind,
): Outcome<Original, 'invalid'> {
  if (!original || original.size <= maxBytes) return brokenOff;
  const announced = Number(request.headers.get('content-length') ?? 0);
  return done({ ...original, size: Math.max(original.size, announced) });
}

function parserFor(request: Request) {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return null;
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS });
  } catch {
    return null;
  }
}

async function* upToLimit(body: ReadableStream<Uint8Array>) {
  let received = 0;
  for await (const chunk of Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])) {
    received += (chunk as Uint8Array).byteLength;
    if (received > MAX_RECEIVED_BYTES) return;
    yield chunk as Uint8Array;
  }
}

async function save(
  stream: BusboyFileStream,
  original: Original,
  { maxBytes }: UploadKind,
): Promise<void> {
  const handle = await open(original.file, 'wx', 0o600);
  try {
    for await (const chunk of stream) {
      original.size += (chunk as Buffer).byteLength;
      if (original.size <= maxBytes) await handle.write(chunk as Buffer);
    }
  } finally {
    await handle.close();
  }
}

function notMultipart({ noun }: UploadKind) {
  return refused('invalid', { code: 'upload.asFile', values: { text: noun } });
}

const brokenOff = refused('invalid', 'upload.brokenOff');

function noFile(field: string, noun: string) {
  const message: ErrorMessage = { code: 'upload.missing', values: { text: noun } };
  return refused('invalid', message, { fields: { [field]: message } });
}

export async function inUploadFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'boat-photo-'));
  try {
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

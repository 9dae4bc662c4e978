import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../settings/config.ts';

/** Storage for uploaded files: a folder or a bucket. Names are flat: letters, digits, `-` and `.`. */
export type FileStore = {
  /** Resolves once the file is durable; readers never see part of it. */
  put(name: string, file: StoredFile): Promise<void>;
  /** Null if there is no such file. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Idempotent. */
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
};

/** Thrown when the store is unreachable or refuses a request. */
export class FilesUnavailable extends Error {
  /** Response of the bucket, if there was one. */
  readonly answer: { status: number; code: string } | null;
  constructor(message: string, why: { cause: unknown } | { status: number; code: string }) {
    super(message, 'cause' in why ? why : undefined);
    this.answer = 'cause' in why ? null : why;
  }
}

type StoredFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

const NAME = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/** Rejects names that could escape the store (path traversal). */
function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error('invalid name for a stored file');
  return name;
}

/** Stores files in one folder, created with the first file. Private files are readable by this user only. */
export function openDiskFileStore(dir: string, { isPrivate = false } = {}): FileStore {
  const resolveFile = (name: string) => join(dir, checkedName(name));
  return {
    async put(name, { bytes }) {
      const file = resolveFile(name);
      await mkdir(dir, { recursive: true, ...(isPrivate && { mode: 0o700 }) });
      await writeWhole(file, bytes, isPrivate ? 0o600 : 0o644);
    },
    async get(name) {
      try {
        return await readFile(resolveFile(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(resolveFile(name), { force: true });
    },
    async list() {
      const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return names.filter((name) => NAME.test(name));
    },
  };
}

/** Writes to a temporary file and renames it, so that readers never see a partial file, even after a power cut. */
async function writeWhole(file: string, bytes: Uint8Array, mode: number): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    const handle = await open(draft, 'wx', mode);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

const TIMEOUT_MS = 20_000;
/** Used by the client for 429 and 5xx, and by `retryBrokenConnections` for broken connections. */
const RETRIES = 2;

/** Stores files in an S3 bucket with path-style addressing, under `prefix`. */
export function openS3FileStore(settings: S3Config, prefix: string): FileStore {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  });
  const call = (method: 'PUT' | 'GET' | 'DELETE', name: string, more: RequestInit = {}) => {
    const address = `${endpoint}/${encodeURIComponent(bucket)}/${prefix}${checkedName(name)}`;
    return retryBrokenConnections(async () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return bufferBody(await client.fetch(address, { method, signal, ...more }));
    });
  };

  return {
    async put(name, { bytes, contentType }) {
      const headers = { 'content-type': contentType };
      await checkStatus(await call('PUT', name, { body: bytes, headers }), 'PUT');
    },
    async get(name) {
      const answer = await call('GET', name);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await checkStatus(answer, 'GET', NO_SUCH_FILE);
      return null;
    },
    async remove(name) {
      await checkStatus(await call('DELETE', name), 'DELETE', NO_SUCH_FILE);
    },
    async list() {
      const keys = await listKeys(client, `${endpoint}/${encodeURIComponent(bucket)}`, prefix);
      return keys.map((key) => key.slice(prefix.length)).filter((name) => NAME.test(name));
    },
  };
}

/** Lists all keys with ListObjectsV2, a thousand a page. */
async function listKeys(client: AwsClient, address: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for (let next: string | undefined = ''; next !== undefined;) {
    const more = next === '' ? {} : { 'continuation-token': next };
    const query = new URLSearchParams({ 'list-type': '2', prefix, ...more });
    const answer = await retryBrokenConnections(async () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return bufferBody(await client.fetch(`${address}?${query.toString()}`, { signal }));
    });
    const page = await answer.clone().text();
    await checkStatus(answer, 'GET');
    keys.push(...[...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key));
    next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]?.replaceAll('&amp;', '&');
  }
  return keys;
}

/** Retries broken connections; each attempt is signed again. */
async function retryBrokenConnections(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (tries < RETRIES && !isTimeout(error)) continue;
      const { cause } = error as Error;
      const why = cause instanceof Error ? cause.message : (error as Error).message;
      throw new FilesUnavailable(`the file store cannot be reached: ${why}`, { cause: error });
    }
  }
}

/** Buffers the whole body, so that a truncated response counts as a broken connection. */
async function bufferBody(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, answer);
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

const NO_SUCH_FILE = 'NoSuchKey';

/**
 * Throws unless the response is successful or expected. A missing bucket also answers 404, but does not count as a
 * missing file.
 */
async function checkStatus(answer: Response, method: string, expected?: string): Promise<void> {
  const body = await answer.text();
  if (answer.ok) return;
  const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? '';
  if (answer.status === 404 && expected !== undefined && (code === expected || code === '')) return;
  throw new FilesUnavailable(`the file store answered ${method} with ${answer.status} ${code}`, {
    status: answer.status,
    code,
  });
}

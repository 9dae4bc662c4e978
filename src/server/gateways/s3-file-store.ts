import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../settings/config.ts';
import { checkedName, FilesUnavailable, type FileStore } from './file-store.ts';

const PATIENCE_MS = 20_000;
/** Of answers that say "later" (by the client) and of connections that break (by us). */
const RETRIES = 2;

/** Files in a bucket of any S3, addressed by path, under names that begin with `prefix`. */
export function openS3FileStore(settings: S3Config, prefix: string): FileStore {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  });
  const ask = (method: 'PUT' | 'GET' | 'DELETE', name: string, more: RequestInit = {}) => {
    const address = `${endpoint}/${encodeURIComponent(bucket)}/${prefix}${checkedName(name)}`;
    return reach(async () => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      return whole(await client.fetch(address, { method, signal, ...more }));
    });
  };

  return {
    async put(name, { bytes, contentType }) {
      const headers = { 'content-type': contentType };
      await settled(await ask('PUT', name, { body: bytes, headers }), 'PUT');
    },
    async get(name) {
      const answer = await ask('GET', name);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await settled(answer, 'GET', NO_SUCH_FILE);
      return null;
    },
    async remove(name) {
      await settled(await ask('DELETE', name), 'DELETE', NO_SUCH_FILE);
    },
  };
}

/** Signed anew each time; a connection that broke is tried again. */
async function reach(send: () => Promise<Response>): Promise<Response> {
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

/** With all of its body: an answer that breaks off is a connection that broke. */
async function whole(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, answer);
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

const NO_SUCH_FILE = 'NoSuchKey';

/**
 * Lets go of the connection; throws when the answer is neither good nor the one that is expected. A bucket
 * that does not exist answers 404 as well, and is no missing file.
 */
async function settled(answer: Response, method: string, expected?: string): Promise<void> {
  const said = await answer.text();
  if (answer.ok) return;
  const code = /<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? '';
  if (answer.status === 404 && expected !== undefined && (code === expected || code === '')) return;
  throw new FilesUnavailable(`the file store answered ${method} with ${answer.status} ${code}`, {
    status: answer.status,
    code,
  });
}

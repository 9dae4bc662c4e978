import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import { checkedName, type FileStore } from './file-store.ts';

const PATIENCE_MS = 20_000;
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
  const ask = (method: 'PUT' | 'GET' | 'DELETE', name: string, more: RequestInit = {}) =>
    client.fetch(`${endpoint}/${encodeURIComponent(bucket)}/${prefix}${checkedName(name)}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...more,
    });

  return {
    async put(name, { bytes, contentType }) {
      const headers = { 'content-type': contentType };
      await settled(await ask('PUT', name, { body: bytes, headers }), 'PUT');
    },
    async get(name) {
      const answer = await ask('GET', name);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await settled(answer, 'GET', 404);
      return null;
    },
    async remove(name) {
      await settled(await ask('DELETE', name), 'DELETE', 404);
    },
  };
}

/** Lets go of the connection; throws when the answer is neither good nor the one that is expected. */
async function settled(answer: Response, method: string, expected?: number): Promise<void> {
  const said = await answer.text();
  if (answer.ok || answer.status === expected) return;
  const code = /<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? '';
  throw new Error(`the file store answered ${method} with ${answer.status} ${code}`);
}

import { randomUUID } from 'node:crypto';
import type { S3Config } from '../../settings/config.ts';
import { FilesUnavailable, openS3FileStore } from '../../gateways/file-store.ts';
import { away, wrong, type ServiceFault } from './service-fault.ts';

const CONTENT = 'Written by a check, and removed again.';

/** Whether the bucket is there and lets us read, and with `isWriting` write and remove as well. */
export async function checkBucket(
  s3: S3Config,
  { isWriting }: { isWriting: boolean },
): Promise<ServiceFault[]> {
  const store = openS3FileStore(s3, 'photos/');
  const name = `check-${randomUUID()}.txt`;
  try {
    if (isWriting)
      await store.put(name, {
        bytes: new TextEncoder().encode(CONTENT),
        contentType: 'text/plain',
      });
    const read = await store.get(name);
    if (!isWriting) return [];
    await store.remove(name);
    const isSame = read !== null && new TextDecoder().decode(read) === CONTENT;
    return isSame ? [] : [wrong(`S3_BUCKET: ${s3.bucket} does not give back what was written.`)];
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    return [faultOf(error, s3)];
  }
}

function faultOf({ message, answer }: FilesUnavailable, { bucket, endpoint }: S3Config) {
  if (answer === null || answer.status >= 500) return away(`S3_ENDPOINT: ${message}.`);
  if (answer.code === 'NoSuchBucket')
    return wrong(`S3_BUCKET: there is no bucket ${bucket} at ${endpoint}.`);
  if (answer.status === 401 || answer.status === 403) {
    return wrong(
      `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are refused for the bucket ${bucket} (${answer.code || answer.status}).`,
    );
  }
  return wrong(`S3_BUCKET: ${message}.`);
}

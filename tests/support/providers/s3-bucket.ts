import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';

/** A bucket on an S3 server that verifies signatures. */
export type S3Bucket = {
  port: number;
  /** The product's settings for it. */
  env: Record<string, string>;
  /** Keys of all objects. */
  keys(): Promise<string[]>;
  /** Content type and bytes of an object. */
  read(key: string): Promise<{ contentType: string | null; bytes: Buffer }>;
  /** Fails matching requests, with 500 by default. */
  failFor(
    isFailing: (request: IncomingMessage) => boolean,
    answer?: { status: number; code: string },
  ): void;
  /** Cuts the connection of matching requests. */
  cutFor(isCut: () => boolean): void;
  close(): Promise<void>;
};

type S3rver = { callback(): RequestListener; configureBuckets(): Promise<unknown> };
const Server = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: {
  directory: string;
  silent: boolean;
  vhostBuckets: boolean;
  configureBuckets: { name: string }[];
}) => S3rver;

const BUCKET = 'boat-photos';
// Access key and secret of the server's only account.
const KEY = 'S3RVER';

export async function createS3Bucket(): Promise<S3Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'boat-trips-s3-'));
  const s3 = new Server({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  await s3.configureBuckets();
  let isFailing: (request: IncomingMessage) => boolean = () => false;
  let isCut = () => false;
  let failure = { status: 500, code: 'InternalError' };
  const serve = s3.callback();
  const server = createServer((request, response) => {
    if (isCut()) request.socket.destroy();
    else if (isFailing(request))
      response.writeHead(failure.status).end(`<Code>${failure.code}</Code>`);
    else serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const account = { accessKeyId: KEY, secretAccessKey: KEY, region: 'us-east-1', service: 's3' };
  const client = new AwsClient(account);
  return {
    port,
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      S3_REGION: 'us-east-1',
    },
    async keys() {
      const answer = await client.fetch(`${endpoint}/${BUCKET}?list-type=2`);
      if (!answer.ok) throw new Error(`The bucket’s list was answered ${answer.status}.`);
      const list = await answer.text();
      return [...list.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key ?? '');
    },
    async read(key) {
      const object = await client.fetch(`${endpoint}/${BUCKET}/${key}`);
      const bytes = Buffer.from(await object.arrayBuffer());
      return { contentType: object.headers.get('content-type'), bytes };
    },
    failFor(when, answer = { status: 500, code: 'InternalError' }) {
      isFailing = when;
      failure = answer;
    },
    cutFor(when) {
      isCut = when;
    },
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await rm(directory, { recursive: true, force: true });
    },
  };
}

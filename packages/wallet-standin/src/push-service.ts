import {
  createSecureServer,
  type IncomingHttpHeaders,
  type Http2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Fault } from './standin-faults.ts';

/** PEM texts. `clientAuthority` issued the certificates that clients may use. */
type Certificates = { certificate: string; key: string; clientAuthority: string };

export type Notification = { pushToken: string; topic: string; body: string };

export type PushService = {
  /** URL with a host name instead of an IP address, because certificates name hosts. */
  url: string;
  sent: Notification[];
  /** Answers 410 for this token from now on, like Apple after a device has removed the pass. */
  forget(pushToken: string): void;
  fail(fault: Fault | null): void;
  /** Bytes of `long` responses sent so far: limited by how much the client reads. */
  countLongBytes(): number;
  close(): Promise<void>;
};

/** Serves Apple's push service over HTTP/2. Refuses clients without a valid certificate, and other topics. */
export async function createPushService(
  { certificate, key, clientAuthority }: Certificates,
  topic: string,
): Promise<PushService> {
  const sent: Notification[] = [];
  const gone = new Set<string>();
  const sessions = new Set<Http2Session>();
  const state = { topic, sent, gone, fault: null as Fault | null, longBytes: 0 };
  const server = createSecureServer({
    cert: certificate,
    key,
    ca: clientAuthority,
    requestCert: true,
    rejectUnauthorized: true,
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.on('error', () => {});
  });
  server.on('tlsClientError', () => {});
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    stream.on('error', () => {});
    void answer(state, stream, headers);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    forget: (pushToken) => void gone.add(pushToken),
    fail(fault) {
      state.fault = fault;
    },
    countLongBytes: () => state.longBytes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}

type State = {
  topic: string;
  sent: Notification[];
  gone: Set<string>;
  fault: Fault | null;
  longBytes: number;
};

async function answer(state: State, stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
  const { fault, topic, sent, gone } = state;
  if (fault === 'cut') return stream.session?.destroy();
  if (fault === 'slow') return;
  if (fault === 'down') return send(stream, 503, 'ServiceUnavailable');
  if (fault === 'long') return sendLong(state, stream);
  if (fault === 'wrong') {
    stream.respond({ ':status': 500 });
    return void stream.end('<html>');
  }
  const body = await text(stream);
  const [, pushToken] = /^\/3\/device\/([\da-f]+)$/i.exec(headers[':path'] ?? '') ?? [];
  if (headers[':method'] !== 'POST') return send(stream, 405, 'MethodNotAllowed');
  if (pushToken === undefined) return send(stream, 400, 'BadDeviceToken');
  if (headers['apns-topic'] !== topic) return send(stream, 400, 'TopicDisallowed');
  if (gone.has(pushToken)) return send(stream, 410, 'Unregistered');
  sent.push({ pushToken, topic, body });
  stream.respond({ ':status': 200 });
  stream.end();
}

function send(stream: ServerHttp2Stream, status: number, reason: string) {
  stream.respond({ ':status': status, 'content-type': 'application/json' });
  stream.end(JSON.stringify({ reason }));
}

const LONG_CHUNK = Buffer.alloc(16_384, ' ');
const LONG_BYTES = 8 * 1024 * 1024;

/** Writes only as fast as the client reads. */
function sendLong(state: State, stream: ServerHttp2Stream) {
  stream.respond({ ':status': 500 });
  let left = LONG_BYTES;
  const write = () => {
    if (left <= 0) return void stream.end();
    left -= LONG_CHUNK.length;
    stream.write(LONG_CHUNK, (error) => {
      if (error) return;
      state.longBytes += LONG_CHUNK.length;
      write();
    });
  };
  write();
}

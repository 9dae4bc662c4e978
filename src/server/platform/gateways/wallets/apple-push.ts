import { connect, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import type { AppleWalletConfig } from '../../settings/sections/wallet-settings.ts';
import { WalletUnavailable } from './wallet-services.ts';

const TIMEOUT_MS = 10_000;
/** More than enough: a response contains one short reason. */
const MAX_ANSWER_BYTES = 10_000;
/** Reasons for `gone`: the device removed the pass, or the token was never valid. */
const GONE_REASONS = new Set(['Unregistered', 'BadDeviceToken', 'ExpiredToken']);

/**
 * Sends an empty notification, after which the device asks for changed passes. Opens a new connection each time,
 * because updates are rare and an idle connection would have to be monitored.
 */
export async function sendPush(
  { pushUrl, passTypeId, certificate, key }: AppleWalletConfig,
  pushToken: string,
): Promise<'sent' | 'gone'> {
  const session = connect(pushUrl, {
    cert: certificate.toString(),
    key: key.export({ type: 'pkcs8', format: 'pem' }),
  });
  try {
    return await withTimeout(session, async () => {
      const stream = session.request({
        ':method': 'POST',
        ':path': `/3/device/${pushToken}`,
        'apns-topic': passTypeId,
        'content-type': 'application/json',
      });
      stream.end('{}');
      return readAnswer(stream);
    });
  } catch (cause) {
    const { host } = new URL(pushUrl);
    throw new WalletUnavailable(`${host}: ${(cause as Error).message}`, { cause });
  } finally {
    session.destroy();
  }
}

/** Rejects when the connection fails or the answer takes too long. */
function withTimeout<T>(session: ClientHttp2Session, act: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it does not answer')), TIMEOUT_MS);
    session.on('error', reject);
    session.once('close', () => reject(new Error('it closed the connection')));
    act()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

async function readAnswer(stream: ClientHttp2Stream): Promise<'sent' | 'gone'> {
  const status = await new Promise<number>((resolve, reject) => {
    stream.once('response', (headers) => resolve(headers[':status'] ?? 0));
    stream.on('error', reject);
    stream.once('close', () => reject(new Error('it closed the connection')));
  });
  if (status === 200) return 'sent';
  const reason = parseReason(await readStart(stream));
  if (status === 410 || GONE_REASONS.has(reason)) return 'gone';
  throw new Error(`it answered ${status}: ${reason}`);
}

/** Reads the start of the response. Leaving the loop destroys the stream, which resets it at the service. */
async function readStart(stream: ClientHttp2Stream): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= MAX_ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8', 0, MAX_ANSWER_BYTES);
}

function parseReason(body: string): string {
  return /"reason"\s*:\s*"(\w{1,60})"/.exec(body)?.[1] ?? 'no reason';
}

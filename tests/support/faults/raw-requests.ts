import { request } from 'node:http';
import type { Answer } from '../worlds/guests/visitors.ts';

export type RawAnswer = { status: number; body: string; headers: Headers };

/** Requests a raw path, which a browser would normalise. */
export function ask(
  baseUrl: string,
  path: string,
  input: { method: string; headers: Record<string, string>; body?: string },
): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const { method, headers } = input;
    const going = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (more: string) => (body += more));
      response.on('error', reject);
      response.on('end', () => {
        const type = { 'content-type': response.headers['content-type'] ?? '' };
        resolve({ status: response.statusCode ?? 0, body, headers: new Headers(type) });
      });
    });
    going.on('error', reject);
    going.end(input.body);
  });
}

/** Posts a raw body of any type. */
export function post(
  address: string,
  body: string,
  type = 'application/json',
): Promise<Answer<unknown>> {
  return send(address, body, { 'content-type': type });
}

/** Posts a body in chunks, without a content length. */
export function postInPieces(address: string, body: string): Promise<Answer<unknown>> {
  return send(address, body, {
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
  });
}

async function send(
  address: string,
  body: string,
  headers: Record<string, string>,
): Promise<Answer<unknown>> {
  const { origin, pathname } = new URL(address);
  const raw = await ask(origin, pathname, { method: 'POST', body, headers });
  const json = JSON.parse(raw.body) as { message?: string };
  return { ...raw, body: json, message: json.message ?? '' };
}

import { get } from 'node:http';
import { get as getOverTls } from 'node:https';

/** Requests a URL on a new connection that closes afterwards; returns the status, or null if the connection broke. */
export function askAlone(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const ask = url.startsWith('https:') ? getOverTls : get;
    ask(url, { agent: false, headers: { connection: 'close' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? null));
      response.on('error', () => resolve(null));
    }).on('error', () => resolve(null));
  });
}

/** Requests a URL on a new connection; returns the JSON body. */
export async function readAlone<Body>(url: string): Promise<Body> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', connection: 'close' },
  });
  return (await answer.json()) as Body;
}

import { get } from 'node:http';
import { get as getOverTls } from 'node:https';

/** Asks on a connection of its own, which ends with the answer; gives its status, or null where it broke. */
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

/** The same, with the answer's body as JSON. */
export async function readAlone<Body>(url: string): Promise<Body> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', connection: 'close' },
  });
  return (await answer.json()) as Body;
}

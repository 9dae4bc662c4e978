import type { InboxMail } from '../../../src/server/platform/mail/inbox-pages.ts';

/** All URLs of this site in a mail's HTML and text. */
export function listLinks({ links, text }: InboxMail, baseUrl: string): string[] {
  const written = text.match(/https?:\/\/[^\s<>"]+[^\s<>".,;:)]/g) ?? [];
  return [...new Set([...links, ...written])].filter((link) => link.startsWith(baseUrl));
}

const MAX_HOPS = 5;

/** Opens a link like a mail scanner; returns the cookies, sessions and codes it got. There should be none. */
export async function scan(link: string): Promise<string[]> {
  const given: string[] = [];
  for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) {
    let address: string | null = link;
    for (let hop = 0; address !== null && hop < MAX_HOPS; hop += 1) {
      const answer: Response = await fetch(address, { method, redirect: 'manual' });
      const { headers } = answer;
      const body = await answer.text();
      const location = headers.get('location');
      if (headers.has('set-cookie')) given.push(`a cookie from ${method} ${address}`);
      if (/access_token|[?&]code=/.test(`${location} ${body}`))
        given.push(`a session by ${method}`);
      address = location === null ? null : new URL(location, address).href;
    }
  }
  return given;
}

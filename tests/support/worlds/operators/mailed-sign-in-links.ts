import type { InboxMail } from '../../../../src/server/platform/mail/inbox-pages.ts';

/** Returns the sign-in link in a mail. The link opens a page with a button that signs in. */
export function readSignInLink(mail: Pick<InboxMail, 'links'> | undefined): string {
  const link = mail?.links.find((each) => each.includes('/operator/confirm?'));
  if (link === undefined) throw new Error('There is no sign-in link in this mail.');
  return link;
}

/** Presses the button behind a sign-in link like a browser without JavaScript; returns the redirect. */
export async function pressSignInLink(link: string): Promise<string> {
  const page = await (await fetch(link, { headers: { accept: 'text/html' } })).text();
  const [, attributes = '', content = ''] =
    /<form ([^>]*method="post"[^>]*)>(.*?)<\/form>/s.exec(page) ?? [];
  const action = readAttribute(attributes, 'action');
  if (!action) throw new Error(`There is no button at ${link}.`);
  const fields = [...content.matchAll(/<input ([^>]*)>/g)].map(([, input = '']) => [
    readAttribute(input, 'name'),
    readAttribute(input, 'value'),
  ]);
  const answer = await fetch(new URL(action, link), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? '';
}

function readAttribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(`\\b${name}="([^"]*)"`).exec(tag) ?? [];
  return value.replaceAll('&amp;', '&');
}

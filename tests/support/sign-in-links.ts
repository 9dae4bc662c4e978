import type { InboxMail } from '../../src/server/demo-inbox/inbox-pages.ts';

/** The link in a mail about signing in: the page with the button. */
export function signInLinkIn(mail: Pick<InboxMail, 'links'> | undefined): string {
  const link = mail?.links.find((each) => each.includes('/operator/confirm?'));
  if (link === undefined) throw new Error('There is no sign-in link in this mail.');
  return link;
}

/** Presses the button of the page behind a sign-in link, as a browser without scripts does; gives where it leads. */
export async function pressSignInLink(link: string): Promise<string> {
  const page = await (await fetch(link, { headers: { accept: 'text/html' } })).text();
  const form = /<form [^>]*method="post"[^>]*action="([^"]+)"[^>]*>(.*?)<\/form>/s.exec(page);
  if (!form) throw new Error(`There is no button at ${link}.`);
  const fields = [...(form[2] ?? '').matchAll(/<input [^>]*name="(\w+)"[^>]*value="([^"]*)"/g)];
  const answer = await fetch(new URL(form[1] ?? '', link), {
    method: 'POST',
    body: new URLSearchParams(
      fields.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
    ),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? '';
}

import { expect } from 'vitest';
import type { InboxMail } from '../../../src/server/platform/mail/inbox-pages.ts';
import type { PayingWorld } from '../worlds/guests/paying-world.ts';
import { untilQuiet } from '../product/quiet.ts';

/** Every mail of this installation, newest first, as the inbox page's JSON gives them. */
export async function allMails(world: Pick<PayingWorld, 'baseUrl'>): Promise<InboxMail[]> {
  const answer = await fetch(`${world.baseUrl}/sandbox/mail`, {
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as InboxMail[];
}

/** The mails to one address, when nothing more is on its way. */
export async function mailsTo(world: PayingWorld, address: string): Promise<InboxMail[]> {
  await untilQuiet(world);
  return (await allMails(world)).filter((mail) => mail.to === address);
}

export async function subjectsTo(world: PayingWorld, address: string): Promise<string[]> {
  return (await mailsTo(world, address)).map((mail) => mail.subject);
}

/** The one mail to this address whose subject begins so. */
export async function theMail(
  world: PayingWorld,
  address: string,
  subject: string,
): Promise<InboxMail> {
  const mails = (await mailsTo(world, address)).filter((mail) => mail.subject.startsWith(subject));
  expect(mails.map((mail) => mail.subject)).toHaveLength(1);
  return mails[0] as InboxMail;
}

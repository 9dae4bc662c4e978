import { expect } from 'vitest';
import type { InboxMail } from '../../../src/server/platform/mail/inbox-pages.ts';
import type { PayingWorld } from '../worlds/guests/paying-world.ts';
import { waitForJobs } from '../product/wait-for-jobs.ts';

/** All mails of this installation, newest first, from the inbox page's JSON. */
export async function allMails(world: Pick<PayingWorld, 'baseUrl'>): Promise<InboxMail[]> {
  const answer = await fetch(`${world.baseUrl}/sandbox/mail`, {
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as InboxMail[];
}

/** Mails to one address, once all jobs are done. */
export async function mailsTo(world: PayingWorld, address: string): Promise<InboxMail[]> {
  await waitForJobs(world);
  return (await allMails(world)).filter((mail) => mail.to === address);
}

export async function subjectsTo(world: PayingWorld, address: string): Promise<string[]> {
  return (await mailsTo(world, address)).map((mail) => mail.subject);
}

/** The only mail to an address whose subject starts with this. */
export async function theMail(
  world: PayingWorld,
  address: string,
  subject: string,
): Promise<InboxMail> {
  const mails = (await mailsTo(world, address)).filter((mail) => mail.subject.startsWith(subject));
  expect(mails.map((mail) => mail.subject)).toHaveLength(1);
  return mails[0] as InboxMail;
}

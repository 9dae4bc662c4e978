import { expect } from 'vitest';
import type { InboxMail } from '../../../src/server/platform/mail/inbox-pages.ts';
import type { PayingWorld } from '../worlds/guests/paying-world.ts';
import { waitForJobs } from '../product/wait-for-jobs.ts';

/** Returns all mails of the shop, newest first, from the inbox page's JSON. */
export async function allMails(world: Pick<PayingWorld, 'baseUrl'>): Promise<InboxMail[]> {
  const answer = await fetch(`${world.baseUrl}/sandbox/mail`, {
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as InboxMail[];
}

/** Waits for all jobs; returns the mails to one address. */
export async function mailsTo(world: PayingWorld, address: string): Promise<InboxMail[]> {
  await waitForJobs(world);
  return (await allMails(world)).filter((mail) => mail.to === address);
}

export async function subjectsTo(world: PayingWorld, address: string): Promise<string[]> {
  return (await mailsTo(world, address)).map((mail) => mail.subject);
}

/** Returns the mail with a subject that starts with `subject`. There must be exactly one to this address. */
export async function theMail(
  world: PayingWorld,
  address: string,
  subject: string,
): Promise<InboxMail> {
  const mails = (await mailsTo(world, address)).filter((mail) => mail.subject.startsWith(subject));
  expect(mails.map((mail) => mail.subject)).toHaveLength(1);
  return mails[0] as InboxMail;
}

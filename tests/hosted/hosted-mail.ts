import { expect } from '@playwright/test';
import { world } from './hosted-test.ts';
import type { TakenMail } from './world/world-controls.ts';

/** What the mail server took for this address, oldest first. */
export async function mailsTo(address: string): Promise<TakenMail[]> {
  const all = (await (await fetch(world.controls)).json()) as TakenMail[];
  return all.filter(({ to }) => to === address);
}

/** The newest mail to this address whose subject says this, once it has come. */
export async function mailTo(address: string, subject: RegExp): Promise<TakenMail> {
  const newest = async () =>
    (await mailsTo(address)).findLast((mail) => subject.test(mail.subject));
  await expect.poll(newest, { timeout: 60_000 }).toBeDefined();
  return (await newest()) as TakenMail;
}

/** The link in that mail whose address has these words in it. */
export async function mailedLink(address: string, subject: RegExp, words: string) {
  const { links } = await mailTo(address, subject);
  const link = links.find((each) => each.includes(words));
  if (link === undefined) throw new Error(`The mail to ${address} has no link with ${words}.`);
  return link;
}

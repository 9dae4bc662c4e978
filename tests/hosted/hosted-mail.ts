import { expect } from '@playwright/test';
import { world } from './hosted-test.ts';
import type { TakenMail } from './world/world-controls.ts';

/** Returns the mails accepted for an address, oldest first. */
export async function mailsTo(address: string): Promise<TakenMail[]> {
  const all = (await (await fetch(world.controls)).json()) as TakenMail[];
  return all.filter(({ to }) => to === address);
}

/** Waits for a mail to an address with a matching subject; returns the newest. */
export async function mailTo(address: string, subject: RegExp): Promise<TakenMail> {
  const newest = async () =>
    (await mailsTo(address)).findLast((mail) => subject.test(mail.subject));
  await expect.poll(newest, { timeout: 60_000 }).toBeDefined();
  return (await newest()) as TakenMail;
}

/** Waits for a mail as `mailTo` does; returns the link whose URL contains `text`. */
export async function mailedLink(address: string, subject: RegExp, text: string) {
  const { links } = await mailTo(address, subject);
  const link = links.find((each) => each.includes(text));
  if (link === undefined) throw new Error(`The mail to ${address} has no link with ${text}.`);
  return link;
}

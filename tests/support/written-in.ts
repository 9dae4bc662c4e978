import { expect } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { mailMessages, type MailMessages } from '#domain/messages/mails/mail-messages.ts';
import type { InboxMail } from '../../src/server/demo-inbox/inbox-pages.ts';

/** That a mail says all in this language: its page says so, and none of the English words that have others are left. */
export function expectWrittenIn(mail: InboxMail, language: Language): void {
  expect(mail.html).toContain(`<html lang="${language}">`);
  for (const said of [mail.subject, mail.text, mail.html]) {
    for (const words of englishUnlike(language)) expect(said).not.toMatch(asWords(words));
  }
}

function englishUnlike(language: Language): string[] {
  const words = mailMessages[language];
  const names = Object.keys(words) as (keyof MailMessages)[];
  return [...names.flatMap((name) => onlyEnglish(name, words)), ...inEnglish].filter(
    () => language !== 'en',
  );
}

function onlyEnglish(name: keyof MailMessages, words: MailMessages): string[] {
  const english = mailMessages.en[name];
  return typeof english === 'string' && english !== words[name] && !isShared(english)
    ? [english]
    : [];
}

/** Words that are words of another language, too, or stand in names. */
const isShared = (english: string) => ['Boat', 'Sun', 'Date', 'Captain'].includes(english);

/** Of messages with values in them. */
const inEnglish = [
  ...['Hello', 'Your', 'We are', 'Please', 'Booking', 'guests', 'guest', 'captain', 'trip'],
  ...['Friday', 'January', 'February', 'December', 'AM', 'PM', '$'],
];

function asWords(english: string): RegExp {
  const literal = english.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}/@.-])${literal}(?![\\p{L}/@-])`, 'u');
}

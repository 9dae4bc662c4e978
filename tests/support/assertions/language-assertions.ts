import { expect } from 'vitest';
import type { Language } from '#i18n/languages/languages.ts';
import { mailMessages } from '#i18n/catalogues/mail-messages.ts';
import {
  captainMailMessages,
  captainNoticeMessages,
  captainSignInMessages,
} from '#i18n/catalogues/captain-mail-messages.ts';
import { portalLanguages } from '#i18n/languages/portal-languages.ts';
import type { InboxMail } from '../../../src/server/platform/mail/inbox-pages.ts';

/** Asserts that a mail has this language's `lang` attribute, and no English text that has a translation. */
export function expectWrittenIn(mail: InboxMail, language: Language): void {
  expect(mail.html).toContain(`<html lang="${language}">`);
  for (const said of [mail.subject, mail.text, mail.html]) {
    for (const text of englishUnlike(language)) expect(said).not.toMatch(buildWordPattern(text));
  }
}

function englishUnlike(language: Language): string[] {
  if (language === 'en') return [];
  return [...listCatalogues(language).flatMap(onlyEnglish), ...inEnglish];
}

type Words = Readonly<Record<string, unknown>>;

/** Returns the mail catalogues in English and in this language. */
function listCatalogues(language: Language): { english: Words; words: Words }[] {
  const ofGuests = { english: mailMessages.en, words: mailMessages[language] };
  const portal = portalLanguages.find((each) => each === language);
  if (!portal) return [ofGuests];
  const ofCaptains = [captainMailMessages, captainNoticeMessages, captainSignInMessages];
  return [ofGuests, ...ofCaptains.map((all) => ({ english: all.en, words: all[portal] }))];
}

function onlyEnglish({ english, words }: { english: Words; words: Words }): string[] {
  return Object.entries(english).flatMap(([name, said]) =>
    typeof said === 'string' && said !== words[name] && !isShared(said) ? [said] : [],
  );
}

/** True for words that other languages share, or that occur in names. */
const isShared = (english: string) => ['Boat', 'Sun', 'Date', 'Captain'].includes(english);

/** English words from messages with parameters. */
const inEnglish = [
  ...['Hello', 'Your', 'We are', 'Please', 'Booking', 'guests', 'guest', 'captain', 'trip'],
  ...['Friday', 'January', 'February', 'December', 'AM', 'PM', '$'],
];

function buildWordPattern(english: string): RegExp {
  const literal = english.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}/@.-])${literal}(?![\\p{L}\\p{N}/@-])`, 'u');
}

/** Returns the colon after labels in text mails; in French it follows a no-break space. */
export function formatColon(language: Language): string {
  return language === 'fr' ? '\u00a0:' : ':';
}

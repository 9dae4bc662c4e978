import { createContext, useContext } from 'react';
import type { Language } from '#i18n/languages/languages.ts';
import type { MessageGroup, Messages } from '#i18n/catalogues/messages.ts';

/** The messages of the page that is shown; a group is only asked for where the page's route names it. */
export const MessagesContext = createContext<Messages | null>(null);
/** The language of the whole document: another one is another document. */
export const LanguageContext = createContext<Language>('en');

/** Those of parts whose scripts come late, in a browser: a document has one language. */
export const lateMessages: Partial<Messages> = {};

export function useMessages<Group extends MessageGroup>(group: Group): Messages[Group] {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('Outside of a page there are no messages.');
  return messages[group] ?? (lateMessages[group] as Messages[Group]);
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The language in which a text is written, for its `lang`; none where that is the page's. */
export function useOtherLanguage(writtenIn: Language): Language | undefined {
  return useLanguage() === writtenIn ? undefined : writtenIn;
}

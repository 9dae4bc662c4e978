import { createContext, useContext } from 'react';
import type { Language } from '#i18n/languages/languages.ts';
import type { MessageGroup, Messages } from '#i18n/catalogues/messages.ts';

/** Messages for the current page. Components may use only the groups that the page's route lists. */
export const MessagesContext = createContext<Messages | null>(null);
/** Language of the document. A page in another language is a separate document. */
export const LanguageContext = createContext<Language>('en');

/** Messages of lazily loaded parts, in a browser. One object suffices, because a document has one language. */
export const lazyMessages: Partial<Messages> = {};

export function useMessages<Group extends MessageGroup>(group: Group): Messages[Group] {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages was called outside of a page.');
  return messages[group] ?? (lazyMessages[group] as Messages[Group]);
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Returns the `lang` of a text; undefined if it is the page's language. */
export function useOtherLanguage(writtenIn: Language): Language | undefined {
  return useLanguage() === writtenIn ? undefined : writtenIn;
}

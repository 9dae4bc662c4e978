import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';

/** What ships and their trips are told with. */
export function useShipsWords() {
  return { words: useMessages('ships'), trips: useMessages('trips'), language: useLanguage() };
}

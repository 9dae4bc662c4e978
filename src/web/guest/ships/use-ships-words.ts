import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';

export function useShipsWords() {
  return { words: useMessages('ships'), trips: useMessages('trips'), language: useLanguage() };
}

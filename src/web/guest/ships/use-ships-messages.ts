import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';

export function useShipsMessages() {
  return { t: useMessages('ships'), trips: useMessages('trips'), language: useLanguage() };
}

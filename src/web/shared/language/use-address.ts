import { localizeAddress } from '#contract/pages/page-languages.ts';
import { useLanguage } from './use-messages.ts';

/** Returns a function that adds the page's language to the URL of a form or plain link. `Link` adds it by itself. */
export function useAddress(): (address: string) => string {
  const language = useLanguage();
  return (address) => localizeAddress(language, address);
}

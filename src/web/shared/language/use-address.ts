import { localizeAddress } from '#contract/pages/page-languages.ts';
import { useLanguage } from './use-messages.ts';

/** Returns the address of a form or plain link in the page's language; `Link` adds it by itself. */
export function useAddress(): (address: string) => string {
  const language = useLanguage();
  return (address) => localizeAddress(language, address);
}

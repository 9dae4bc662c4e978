import { addressIn } from '#contract/pages/page-languages.ts';
import { useLanguage } from './use-messages.ts';

/** Where a form or a plain link leads in the page's language; `Link` knows by itself. */
export function useAddress(): (address: string) => string {
  const language = useLanguage();
  return (address) => addressIn(language, address);
}

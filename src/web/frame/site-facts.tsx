import { createContext, useContext } from 'react';
import type { SiteFacts } from '#contract/page-rendering.ts';

export const SiteFactsContext = createContext<SiteFacts>({
  publicUrl: '',
  whatsappNumber: null,
  supportEmail: null,
});

export function useSiteFacts(): SiteFacts {
  return useContext(SiteFactsContext);
}

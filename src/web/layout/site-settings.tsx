import { createContext, useContext } from 'react';
import type { SiteFacts } from '#contract/page-rendering.ts';

export const SiteFactsContext = createContext<SiteFacts>({
  publicUrl: '',
  whatsappNumber: null,
  supportEmail: '',
});

export function useSiteFacts(): SiteFacts {
  return useContext(SiteFactsContext);
}

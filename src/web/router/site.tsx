import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Router } from 'wouter';
import type { SiteFacts } from '#contract/page-rendering.ts';
import { islandNow } from '#domain/days.ts';
import { RenderedAtContext } from '../layout/island-clock.tsx';
import { SiteFactsContext } from '../layout/site-settings.tsx';
import { rememberEntry } from './history-entries.ts';

type SiteProps = {
  client: QueryClient;
  site: SiteFacts;
  nowMs: number;
  /** The rendered address, on the server only. */
  address?: { pathname: string; search: string };
  children: ReactNode;
};

/** The providers: query client, site facts, clock and router. */
export function Site({ client, site, nowMs, address, children }: SiteProps) {
  // The outermost effect runs last: hydration is complete. The browser tests wait for it.
  useEffect(() => document.documentElement.setAttribute('data-live', ''), []);
  const place = address ? { ssrPath: address.pathname, ssrSearch: address.search } : {};
  return (
    <QueryClientProvider client={client}>
      <SiteFactsContext value={site}>
        <RenderedAtContext value={islandNow(nowMs)}>
          <Router {...place} aroundNav={rememberEntry}>
            {children}
          </Router>
        </RenderedAtContext>
      </SiteFactsContext>
    </QueryClientProvider>
  );
}

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
  /** On the server: the address that is rendered. */
  address?: { pathname: string; search: string };
  children: ReactNode;
};

/** What every page may ask for: the data client, the site's facts, the clock and the address. */
export function Site({ client, site, nowMs, address, children }: SiteProps) {
  // The outermost effect is the last one: from here on the page answers. Journeys wait for it.
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

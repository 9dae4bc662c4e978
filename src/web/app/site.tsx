import { QueryClientProvider, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode, startTransition, useState, Component } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import type { SiteFacts } from '#contract/pages/page-rendering.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { languagePrefix, localizePath, type Language } from '#i18n/languages/languages.ts';
import {
  LanguageContext,
  MessagesContext,
  useLanguage,
  useMessages,
} from '../shared/language/use-messages.ts';
import { RenderedAtContext } from '../shared/site/island-clock.tsx';
import { SiteFactsContext, useSiteFacts } from '../shared/site/site-settings.tsx';
import { scrollToStart } from './history-entries.ts';
import { createLinks } from './language-links.ts';
import { ErrorState } from '../shared/states/error-state.tsx';
import { PageLayout } from '../shared/site/page-layout.tsx';
import type { Messages } from '#i18n/catalogues/messages.ts';
import type { AnyPage } from '../shared/page/define-page.ts';
import { findPage, NOT_FOUND } from './find-page.ts';
import {
  buildHead,
  inputAt,
  loadData,
  loadOrReload,
  loadPage,
  readSearch,
  type Address,
  type ReadyPage,
} from './open-page.ts';
import { applyHead, canonicalPath, fullTitle, withQuery } from '../shared/page/document-head.ts';

type SiteProps = {
  client: QueryClient;
  site: SiteFacts;
  nowMs: number;
  language: Language;
  /** The URL to render; set on the server only. */
  address?: { pathname: string; search: string };
  first: ReadyPage;
};

/** Renders the current page inside its providers: query client, site facts, clock and router. */
export function Site({ client, site, nowMs, language, address, first }: SiteProps) {
  // Marks the end of hydration for the browser tests, because the outermost effect runs last.
  useEffect(() => document.documentElement.setAttribute('data-live', ''), []);
  const serverLocation = address ? { ssrPath: address.pathname, ssrSearch: address.search } : {};
  return (
    <QueryClientProvider client={client}>
      <SiteFactsContext value={site}>
        <RenderedAtContext value={toIslandNow(nowMs)}>
          <LanguageContext value={language}>
            <Router {...serverLocation} base={languagePrefix(language)} {...createLinks(language)}>
              <CurrentPage first={first} />
            </Router>
          </LanguageContext>
        </RenderedAtContext>
      </SiteFactsContext>
    </QueryClientProvider>
  );
}

/**
 * Timeout for a navigation's data. Until then the previous page stays; afterwards the new page shows its loading state.
 */
const DATA_TIMEOUT_MS = 400;

/**
 * Renders the current page. During a navigation, the previous page stays, with a progress bar, until the next is ready.
 */
function CurrentPage({ first }: { first: ReadyPage }) {
  const { shown, isPending, pathname, search } = useShownPage(first);
  const { page, input } = shown;
  const isCurrent = shown.pathname === pathname;
  const liveInput = isCurrent ? { ...input, search: readSearch(page, search) } : input;
  const announced = useAnnouncedPage(shown, first);
  return (
    <MessagesContext value={shown.messages}>
      <PageLayout
        path={shown.pathname}
        isPending={isPending}
        announced={announced}
        isBare={page.layout !== undefined}
      >
        <PageGuard key={shown.pathname}>
          <page.Page {...liveInput} />
        </PageGuard>
      </PageLayout>
    </MessagesContext>
  );
}

function useShownPage(first: ReadyPage) {
  const [pathname] = useLocation();
  const search = useSearch();
  const client = useQueryClient();
  const language = useLanguage();
  const [shown, setShown] = useState(first);
  const { messages } = shown;
  const isPending = shown.pathname !== pathname;
  useEffect(() => {
    if (!isPending) return;
    let isWanted = true;
    const opening = openPage({ pathname, search }, client, { language, messages });
    void opening.then((page) => {
      if (isWanted) startTransition(() => setShown(page));
    });
    return () => {
      isWanted = false;
    };
  }, [pathname, search, isPending, client, language, messages]);
  return { shown, isPending, pathname, search };
}

async function openPage(
  address: Address,
  client: QueryClient,
  { language, messages: known }: { language: Language; messages: Messages },
): Promise<ReadyPage> {
  const { pathname } = address;
  try {
    const found = await findPage(pathname);
    const { page, input, data, messages } = await loadOrReload(
      buildUrl(address, language),
      async () => {
        const code = await found.load();
        const requested = inputAt(found, code, address.search);
        const loading = loadData(code, requested, client, language);
        return { ...(await loadPage(found, language, known)), input: requested, data: loading };
      },
    );
    await Promise.race([data, pause(DATA_TIMEOUT_MS)]);
    return { pathname, pattern: found.pattern, page, input, messages, data };
  } catch {
    return { pathname, pattern: NOT_FOUND, page: failedPage, input: noInput, messages: known };
  }
}

/** Replaces a page whose code cannot be loaded. */
const failedPage: AnyPage = {
  path: NOT_FOUND,
  head: ({ messages }) => ({ title: messages.layout.failedTitle, isIndexed: false }),
  Page: PageFailed,
};

const noInput = { params: {}, search: {} };

function buildUrl({ pathname, search }: Address, language: Language): string {
  const path = localizePath(language, pathname);
  return search === '' ? path : `${path}?${search}`;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** After a navigation, updates the head, scrolls, moves the focus, and returns the announcement. */
function useAnnouncedPage(shown: ReadyPage, first: ReadyPage): string {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { publicUrl } = useSiteFacts();
  const language = useLanguage();
  useEffect(() => {
    if (shown === first) return;
    let isShown = true;
    const updateHead = () => {
      const head = buildHead(shown, client, language);
      if (head.redirect) navigate(withQuery(head.redirect, location.search), { replace: true });
      else applyHead(head, publicUrl + localizePath(language, canonicalPath(shown.pathname)));
      return !head.redirect;
    };
    if (!updateHead()) return;
    scrollToStart();
    const stopWaiting = focusHeading();
    // Updates the head again once the data has loaded.
    shown.data?.then(
      () => isShown && updateHead(),
      () => undefined,
    );
    return () => {
      isShown = false;
      stopWaiting();
    };
  }, [shown, first, client, navigate, publicUrl, language]);
  return shown === first ? '' : fullTitle(buildHead(shown, client, language));
}

/**
 * Focuses the heading, which may render later, when the page's data has loaded. Returns a function that cancels this.
 */
function focusHeading(): () => void {
  const arrival = new MutationObserver(focusIt);
  arrival.observe(document.body, { childList: true, subtree: true });
  focusIt();
  function focusIt(): void {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    arrival.disconnect();
    const active = document.activeElement as HTMLElement | null;
    // Leaves the focus alone if the visitor has moved on.
    if (active?.closest('main') && active.tabIndex >= 0) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return () => arrival.disconnect();
}

class PageGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}

function PageFailed() {
  const t = useMessages('layout');
  return (
    <ErrorState
      isPage
      title={t.failedTitle}
      text={t.failedText}
      onRetry={() => location.reload()}
    />
  );
}

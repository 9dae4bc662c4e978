import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { noFilters, type BoatFilters } from '#domain/search/boat-filters.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ErrorState } from '../../../shared/states/error-state.tsx';
import { LoadingState } from '../../../shared/states/loading-state.tsx';
import { rememberListing } from '../../../shared/storage/session-store.ts';
import { definePage, type PageInput } from '../../../shared/page/define-page.ts';
import { BoatFiltersForm } from './filters/boat-filters-form.tsx';
import { BoatResults } from './boat-results.tsx';
import { readFilters, listingQuery, listingUrl } from '../../../shared/trip/listing-address.ts';
import { LazyShareButton } from '../lazy-share-button.tsx';
import { LazyPortMap } from './lazy-port-map.tsx';
import { paths } from '#contract/pages/paths.ts';
import { portCallsQuery } from '../../../shared/requests/port-calls-query.ts';
import { listingGraph } from './listing-graph.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.listing,
  search: [...Object.keys(noFilters), 'boat', 'after', 'compare'],
  messages: ['trips', 'listing'],
  load: ({ search }) => {
    const { date } = readFilters(search);
    return [listingQuery(search), ...(date ? [portCallsQuery(date)] : [])];
  },
  head: ({ messages: { listing } }) => ({ title: listing.title }),
  Page,
  isLandingPage: true,
  server: import.meta.env.SSR
    ? {
        description: ({ messages: { descriptions } }) => descriptions.listing,
        structuredData: listingGraph,
        sitemap: () => [paths.listing()],
      }
    : undefined,
});

function Page({ search }: PageInput) {
  const t = useMessages('listing');
  const [, navigate] = useLocation();
  const { data, isPending, isPlaceholderData, refetch } = useQuery({
    ...listingQuery(search),
    // Keeps the boats of the previous filters until the new ones have loaded.
    placeholderData: (shown) => shown,
  });
  const filters = readFilters(search);
  const listing = listingUrl(filters);
  const { compare } = search;
  useEffect(() => rememberListing(listing), [listing]);
  const buildHref = (port: string) =>
    listingUrl({ ...filters, compare, port: port === filters.port ? '' : port });
  const map = { chosen: filters.port, boatsAt: data?.ports ?? {}, hrefOf: buildHref };
  const show = (selected: BoatFilters) =>
    navigate(listingUrl({ ...selected, compare }), { replace: true });
  return (
    <div className="page-width pt-5 pb-10 sm:py-14 2xl:max-w-[100rem]">
      <div className="flex items-center justify-between gap-3">
        <h1 className="page-title max-sm:text-[clamp(1.4rem,7.1vw,3rem)] min-w-0">{t.title}</h1>
        <LazyShareButton />
      </div>
      <p className="mt-1 text-[clamp(0.9rem,4.08vw,1.125rem)] text-ink-soft sm:mt-3 sm:text-lg">
        {t.subline}
      </p>
      <BoatFiltersForm filters={filters} ports={Object.keys(map.boatsAt)} onChange={show} />
      {isPending && <LoadingState text={t.loading} />}
      {data && (
        <BoatResults
          page={data}
          search={search}
          isLoading={isPlaceholderData}
          onClear={() => show(noFilters)}
          foldedMap={<LazyPortMap isFolded {...map} />}
          map={<LazyPortMap {...map} />}
        />
      )}
      {!data && !isPending && (
        <ErrorState title={t.failed} text={t.failedText} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

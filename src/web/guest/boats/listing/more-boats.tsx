import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { BoatSearchView } from '#contract/public/boat-search-api.ts';
import type { BoatFilters } from '#domain/search/boat-filters.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ErrorState } from '../../../shared/states/error-state.tsx';
import { LoadingState } from '../../../shared/states/loading-state.tsx';
import type { PageInput } from '../../../shared/page/define-page.ts';
import { getButtonClasses } from '../../../ui/button.tsx';
import { listingQuery, listingUrl } from '../../../shared/trip/listing-address.ts';

type Search = PageInput['search'];

export type MoreBoatsProps = {
  filters: BoatFilters;
  search: Search;
  renderPage: (page: BoatSearchView, search: Search) => ReactNode;
};

/** Remembers the URLs of loaded pages, so that the list keeps its length when a visitor returns to it. */
const opened = new Set<string>();

/** Adds the next page below. Without JavaScript, the link navigates to the next page. */
export default function MoreBoats({ filters, search, renderPage }: MoreBoatsProps) {
  const t = useMessages('listing');
  const href = listingUrl({ ...filters, after: search['after'], compare: search['compare'] });
  const [isOpen, setOpen] = useState(opened.has(href));
  if (isOpen) return <AddedBoats search={search} renderPage={renderPage} />;
  return (
    <div className="mt-10 text-center">
      <Link
        href={href}
        className={getButtonClasses({ variant: 'secondary' })}
        onClick={(event) => {
          event.preventDefault();
          opened.add(href);
          setOpen(true);
        }}
      >
        {t.showMore}
      </Link>
    </div>
  );
}

function AddedBoats({ search, renderPage }: Omit<MoreBoatsProps, 'filters'>) {
  const t = useMessages('listing');
  const { data, isPending, refetch } = useQuery(listingQuery(search));
  const start = useRef<HTMLDivElement>(null);
  // Moves the focus here, because the clicked link has been removed.
  useEffect(() => {
    if (document.activeElement === document.body) start.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={start} tabIndex={-1} className="mt-6 outline-none lg:mt-8">
      {isPending && <LoadingState text={t.loading} />}
      {data && renderPage(data, search)}
      {!data && !isPending && (
        <ErrorState title={t.failed} text={t.failedText} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

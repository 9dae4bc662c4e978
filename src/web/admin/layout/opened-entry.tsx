import { queryOptions, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { NoticeView } from '#contract/admin/admin-notices.ts';
import type { ApiCall } from '#contract/endpoints.ts';
import { QueryState } from '../../shared/states/query-state.tsx';
import { buildRequest, type PathParts, isMissing, type AnswerOf } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { EmptyState } from '../../shared/states/empty-state.tsx';
import { titleDocument } from '../../shared/page/document-head.ts';
import { useAdminFormats } from './admin-formatters.ts';

type OpenedEntryProps<Entry> = {
  query: AdminQuery<Entry>;
  /** The parent list's path and name: "All boats". */
  listPath: string;
  listName: string;
  missing: { title: string; text: string };
  /** Returns the document title once the entry is loaded. */
  titleOf: (entry: Entry) => string;
  children: (entry: Entry) => ReactNode;
};

/** Renders a detail page: a link back to the list, and the entry or its loading, missing or error state. */
export function OpenedEntry<Entry>({
  titleOf,
  missing,
  children,
  ...props
}: OpenedEntryProps<Entry>) {
  const t = useMessages('admin-layout');
  const query = useQuery(props.query);
  const title = query.data && titleOf(query.data);
  useEffect(() => (title === undefined ? undefined : titleDocument(title)), [title]);
  return (
    <>
      <BackLink href={props.listPath}>{props.listName}</BackLink>
      {!query.data && isMissing(query.error) ? (
        <EmptyState {...missing} />
      ) : (
        <QueryState state={query} errorTitle={t.entryFailed}>
          {children}
        </QueryState>
      )}
    </>
  );
}

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="text-link inline-flex min-h-10 items-center gap-1.5 self-start">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}

type AdminQuery<Data> = ReturnType<typeof queryOptions<Data>>;

/** Refetches whenever its page opens, because other users may have changed the data. */
export function adminQuery<Call extends ApiCall>(call: Call, parts: PathParts = {}) {
  return queryOptions<AnswerOf<Call>>({
    queryKey: [buildRequest(call, parts).path],
    refetchOnMount: 'always',
  });
}

export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Lists the platform's notices, newest first, with the reasons as they were mailed. */
export function NoticeHistory({ notices }: { notices: readonly NoticeView[] }) {
  const t = useMessages('admin-layout');
  const { instant } = useAdminFormats();
  if (notices.length === 0) return <p className="text-ink-soft">{t.nothingSoFar}</p>;
  return (
    <ol className="flex flex-col gap-4">
      {notices.map((notice) => (
        <li key={`${notice.at} ${notice.kind}`}>
          <p>
            <strong>{t.notices[notice.kind]}</strong>, {instant(notice.at)}
            {notice.answeredAt && (
              <span className="text-ink-soft"> {t.publishedAgain(instant(notice.answeredAt))}</span>
            )}
          </p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{notice.reason}</p>
        </li>
      ))}
    </ol>
  );
}

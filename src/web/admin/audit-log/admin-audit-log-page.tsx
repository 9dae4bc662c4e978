import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { AuditEntryView } from '#contract/admin/audit-log-api.ts';
import { loggedEvents } from '#i18n/records/audit-entries.ts';
import type { AdminAuditLogMessages } from '#i18n/catalogues/messages.ts';
import { formatDollars } from '#domain/money/money.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { filteredAddress, type FilterFieldProps } from '../layout/admin-filters.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { FileLink } from '../layout/admin-links.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';
import { defineAdminList } from '../layout/define-admin-list.tsx';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default defineAdminList('admin-audit-log', {
  path: portalPatterns.adminAuditLog,
  title: 'auditLog',
  permission: 'see-audit-log',
  call: 'GET /api/admin/audit-log',
  search: ['search', 'admin', 'act', 'from', 'to'],
  texts: ({ t }) => ({
    filters: t.filter,
    items: t.list,
    one: t.one,
    many: t.many,
    emptyTitle: t.none,
    emptyText: t.noneText,
  }),
  actions: ({ search }) => (
    <FileLink href={filteredAddress('/api/admin/audit-log.csv', search)} size="medium" />
  ),
  filterClasses: 'grid-cols-2 xl:grid-cols-[minmax(0,1.5fr)_1fr_1fr_10rem_10rem]',
  filters: ({ t, labels, search }) => ({
    search: { label: t.search, className: 'max-xl:col-span-2' },
    admin: { label: t.doneBy, className: 'max-sm:col-span-2', Field: AdminChoice },
    act: {
      label: t.whatHappened,
      className: 'max-sm:col-span-2',
      choices: { '': t.everything, ...nameEvents(t) },
    },
    from: { label: labels.from, type: 'date', max: search['to'] },
    to: { label: t.until, type: 'date', min: search['from'] },
  }),
  Items: AuditEntries,
});

function nameEvents(t: AdminAuditLogMessages): Record<string, string> {
  return Object.fromEntries(loggedEvents().map((event) => [event, t.events[event]]));
}

function AdminChoice(field: FilterFieldProps) {
  const t = useMessages('admin-audit-log');
  const { data: people = [] } = useQuery(adminQuery('GET /api/admin/audit-log/people'));
  const names = Object.fromEntries(people.map(({ id, name }) => [id, name]));
  return <ChoiceField choices={{ '': t.everybody, ...names }} {...field} />;
}

type AuditEntriesProps = { label: string; items: readonly AuditEntryView[] };

function AuditEntries({ label, items }: AuditEntriesProps) {
  return (
    <ol aria-label={label} className="divide-y divide-line border-y border-line">
      {items.map((entry) => (
        <AuditEntry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

/** Shows an audit event's sentence, and its details on demand, exactly as they were logged. */
function AuditEntry({ entry }: { entry: AuditEntryView }) {
  const t = useMessages('admin-audit-log');
  const { instant } = useAdminFormats();
  const facts = formatFacts(entry.facts);
  return (
    <li className="py-4">
      <details className="group">
        <summary className="flex list-none items-start gap-2 rounded-field [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
          />
          <span className="min-w-0">
            <span lang="en" className="block font-semibold wrap-anywhere">
              {entry.sentence}
            </span>
            <span className="block text-sm text-ink-soft">
              <time dateTime={entry.at}>{instant(entry.at)}</time>
            </span>
          </span>
        </summary>
        <dl className="mt-3 ml-6 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
          <Fact name={t.entry} value={String(entry.id)} />
          <Fact name={t.address} value={entry.address} />
          {entry.subject.id && (
            <Fact name={getIdLabel(t, entry.subject.kind)} value={entry.subject.id} />
          )}
          {facts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} lang="en" />
          ))}
        </dl>
      </details>
    </li>
  );
}

function getIdLabel(t: AdminAuditLogMessages, kind: string): string {
  return Object.entries(t.idOf).find(([known]) => known === kind)?.[1] ?? t.idOfOther(kind);
}

function Fact({ name, value, lang }: { name: string; value: string; lang?: 'en' }) {
  return (
    <>
      <dt lang={lang} className="text-ink-soft">
        {name}
      </dt>
      <dd lang={lang} className="min-w-0 wrap-anywhere whitespace-pre-line">
        {value}
      </dd>
    </>
  );
}

/** Lists the details of an audit event as label and value: "Before: role" and "admin". */
export function formatFacts(facts: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(facts).flatMap(([name, value]): [string, string][] =>
    isRecord(value)
      ? formatFacts(value).map(([inner, text]) => [
          `${formatName(name)}: ${inner.toLowerCase()}`,
          text,
        ])
      : [[formatName(name), formatValue(name, value)]],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Turns "refundCents" into "Refund". */
function formatName(name: string): string {
  const label = name
    .replace(/Cents$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function formatValue(name: string, value: unknown): string {
  if (typeof value === 'number' && /cents$/i.test(name)) return formatDollars(value);
  if (value === null || value === undefined || value === '') return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { AuditEntryView } from '#contract/admin/audit-log-api.ts';
import { loggedEvents } from '#i18n/records/audit-entries.ts';
import type { AdminAuditLogMessages } from '#i18n/catalogues/messages.ts';
import { formatDollars } from '#domain/money/money.ts';
import { buildRequest } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { TextField } from '../../forms/form-field.tsx';
import { AdminSearch, FilterForm, filteredAddress, useFilters } from '../layout/admin-filters.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../layout/admin-forms.tsx';
import { FileLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('auditLog', 'admin-audit-log'),
  path: portalPatterns.adminAuditLog,
  search: ['search', 'admin', 'act', 'from', 'to'],
  Page,
});

function Page({ search }: PageInput) {
  const t = useMessages('admin-audit-log');
  const { titles } = useMessages('portal-shared');
  const file = filteredAddress(buildRequest('GET /api/admin/audit-log.csv').path, search);
  return (
    <AdminLayout
      title={titles.auditLog}
      permission="see-audit-log"
      actions={<FileLink href={file} size="medium" />}
    >
      {() => (
        <>
          <AuditFilters search={search} />
          <AdminList
            call="GET /api/admin/audit-log"
            filters={search}
            one={t.one}
            many={t.many}
            emptyTitle={t.none}
            emptyText={t.noneText}
          >
            {(entries) => (
              <ol aria-label={t.list} className="divide-y divide-line border-y border-line">
                {entries.map((entry) => (
                  <AuditEntry key={entry.id} entry={entry} />
                ))}
              </ol>
            )}
          </AdminList>
        </>
      )}
    </AdminLayout>
  );
}

function AuditFilters({ search }: Pick<PageInput, 'search'>) {
  const t = useMessages('admin-audit-log');
  const labels = useMessages('portal-labels');
  const { field } = useFilters(search);
  const { data: people = [] } = useQuery(adminQuery('GET /api/admin/audit-log/people'));
  const names = Object.fromEntries(people.map(({ id, name }) => [id, name]));
  const events = Object.fromEntries(loggedEvents().map((event) => [event, t.events[event]]));
  return (
    <FilterForm
      label={t.filter}
      className="grid-cols-2 xl:grid-cols-[minmax(0,1.5fr)_1fr_1fr_10rem_10rem]"
    >
      <AdminSearch label={t.search} search={search} className="max-xl:col-span-2" />
      <ChoiceField
        label={t.doneBy}
        choices={{ '': t.everybody, ...names }}
        className="max-sm:col-span-2"
        {...field('admin')}
      />
      <ChoiceField
        label={t.whatHappened}
        choices={{ '': t.everything, ...events }}
        className="max-sm:col-span-2"
        {...field('act')}
      />
      <TextField label={labels.from} type="date" max={search['to']} {...field('from')} />
      <TextField label={t.until} type="date" min={search['from']} {...field('to')} />
    </FilterForm>
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
      ? formatFacts(value).map(([inner, words]) => [
          `${formatName(name)}: ${inner.toLowerCase()}`,
          words,
        ])
      : [[formatName(name), formatValue(name, value)]],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Turns "refundCents" into "Refund". */
function formatName(name: string): string {
  const words = name
    .replace(/Cents$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function formatValue(name: string, value: unknown): string {
  if (typeof value === 'number' && /cents$/i.test(name)) return formatDollars(value);
  if (value === null || value === undefined || value === '') return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

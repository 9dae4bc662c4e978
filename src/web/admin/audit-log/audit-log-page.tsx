import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { AuditEntryView } from '#contract/audit-log-api.ts';
import { eventLabel, loggedEvents } from '#domain/audit-entries.ts';
import { formatDollars } from '#domain/money.ts';
import { callOf } from '../../api.ts';
import type { PageInput } from '../../router/site-route.ts';
import { TextField } from '../../ui/form-field.tsx';
import { AdminSearch, FilterForm, filteredAddress, useFilters } from '../layout/admin-filters.tsx';
import { formatInstant } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../layout/admin-forms.tsx';
import { FileLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';

export function Page({ search }: PageInput) {
  const file = filteredAddress(callOf('GET /api/admin/audit-log.csv').path, search);
  return (
    <AdminPage
      title="Audit Log"
      permission="see-audit-log"
      actions={<FileLink href={file} size="medium" />}
    >
      {() => (
        <>
          <AuditFilters search={search} />
          <AdminList
            call="GET /api/admin/audit-log"
            filters={search}
            one="entry"
            many="entries"
            emptyTitle="Nothing was found"
            emptyText="Try other words, another admin or other days."
          >
            {(entries) => (
              <ol aria-label="Entries" className="divide-y divide-line border-y border-line">
                {entries.map((entry) => (
                  <AuditEntry key={entry.id} entry={entry} />
                ))}
              </ol>
            )}
          </AdminList>
        </>
      )}
    </AdminPage>
  );
}

/** Filters the log by text, admin, event and days. */
function AuditFilters({ search }: Pick<PageInput, 'search'>) {
  const { field } = useFilters(search);
  const { data: people = [] } = useQuery(adminQuery('GET /api/admin/audit-log/people'));
  const names = Object.fromEntries(people.map(({ id, name }) => [id, name]));
  const events = Object.fromEntries(loggedEvents().map((event) => [event, eventLabel(event)]));
  return (
    <FilterForm
      label="Filter the log"
      className="grid-cols-2 xl:grid-cols-[minmax(0,1.5fr)_1fr_1fr_10rem_10rem]"
    >
      <AdminSearch
        label="Boat, captain, booking or admin"
        search={search}
        className="max-xl:col-span-2"
      />
      <ChoiceField
        label="Done by"
        choices={{ '': 'Everybody', ...names }}
        className="max-sm:col-span-2"
        {...field('admin')}
      />
      <ChoiceField
        label="What happened"
        choices={{ '': 'Everything', ...events }}
        className="max-sm:col-span-2"
        {...field('act')}
      />
      <TextField label="From" type="date" max={search['to']} {...field('from')} />
      <TextField label="Until" type="date" min={search['from']} {...field('to')} />
    </FilterForm>
  );
}

/** One audit event: its sentence, and its details on demand. */
function AuditEntry({ entry }: { entry: AuditEntryView }) {
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
            <span className="block font-semibold wrap-anywhere">{entry.sentence}</span>
            <span className="block text-sm text-ink-soft">
              <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
            </span>
          </span>
        </summary>
        <dl className="mt-3 ml-6 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
          <Fact name="Entry" value={String(entry.id)} />
          <Fact name="From the address" value={entry.address} />
          {entry.subject.id && (
            <Fact name={`Id of the ${entry.subject.kind}`} value={entry.subject.id} />
          )}
          {facts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
      </details>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
    </>
  );
}

/** The details of an audit event, one label and value per line: "Before: role" is "admin". */
export function formatFacts(facts: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(facts).flatMap(([name, value]): [string, string][] =>
    isRecord(value)
      ? formatFacts(value).map(([inner, words]) => [
          `${nameInWords(name)}: ${inner.toLowerCase()}`,
          words,
        ])
      : [[nameInWords(name), valueInWords(name, value)]],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** "refundCents" is "Refund". */
function nameInWords(name: string): string {
  const words = name
    .replace(/Cents$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueInWords(name: string, value: unknown): string {
  if (typeof value === 'number' && /cents$/i.test(name)) return formatDollars(value);
  if (value === null || value === undefined || value === '') return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

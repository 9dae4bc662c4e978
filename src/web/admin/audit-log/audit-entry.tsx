import { ChevronRight } from 'lucide-react';
import type { AuditEntryView } from '#contract/audit-log-api.ts';
import { formatDollars } from '#domain/money.ts';
import { formatInstant } from '../layout/date-formatters.ts';

/** One audit event: its sentence, and its details on demand. */
export function AuditEntry({ entry }: { entry: AuditEntryView }) {
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

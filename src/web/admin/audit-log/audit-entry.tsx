import { ChevronRight } from 'lucide-react';
import type { AuditEntryView } from '#contract/audit-log-api.ts';
import { whenWords } from '../layout/when-words.ts';
import { formatFacts } from './fact-formatters.ts';

/** One entry: its sentence, and behind it what else was written down. */
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
              <time dateTime={entry.at}>{whenWords(entry.at)}</time>
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

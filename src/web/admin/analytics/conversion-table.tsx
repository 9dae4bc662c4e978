import type { ConversionView } from '#contract/admin-analytics-api.ts';
import { conversionEnds, conversionWords, shareOf } from '#domain/conversions.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { FileLink } from '../layout/file-link.tsx';
import { type MetricsFilter, fileAddress } from './metrics-filter.tsx';
import { ShareBar } from './share-bar.tsx';

type ConversionsProps = { conversions: readonly ConversionView[]; input: MetricsFilter };

/** The conversion of holds and reservations that began in the period. */
export function Conversions({ conversions, input }: ConversionsProps) {
  return (
    <section aria-labelledby="conversions" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="conversions" className="text-xl font-bold">
            From hold to paid
          </h2>
          <p className="text-sm text-ink-soft">Of all that began in this time.</p>
        </div>
        <FileLink href={fileAddress(input, 'conversions')} of="From hold to paid" />
      </div>
      <div className="grid gap-5 xl:grid-cols-2">
        {conversions.map((conversion) => (
          <ConversionCard key={conversion.flow} {...conversion} />
        ))}
      </div>
    </section>
  );
}

function ConversionCard({ flow, begun, ends }: ConversionView) {
  const words = conversionWords[flow];
  const share = shareOf(ends.paid, begun);
  return (
    <Card>
      <CardTitle level={3} className="mb-1">
        {words.title}
      </CardTitle>
      <p>
        <strong className="text-3xl font-bold tabular-nums">{share ?? 'None'}</strong>{' '}
        <span className="text-ink-soft">
          {share === null ? 'began in this time' : `of ${counted(begun)} paid`}
        </span>
      </p>
      <ul aria-label={`${words.title}: what became of them`} className="mt-4 flex flex-col gap-3">
        <Line name={words.begun} count={begun} begun={begun} />
        {conversionEnds
          .filter((end) => end === 'paid' || ends[end] > 0)
          .map((end) => (
            <Line key={end} name={words[end]} count={ends[end]} begun={begun} />
          ))}
      </ul>
    </Card>
  );
}

function Line({ name, count, begun }: { name: string; count: number; begun: number }) {
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        {name}
        <span className="shrink-0 tabular-nums">
          <span className="font-semibold">{counted(count)}</span>
          <span className="ml-2 inline-block w-14 text-right text-ink-soft">
            {shareOf(count, begun) ?? ''}
          </span>
        </span>
      </p>
      <ShareBar part={count} whole={begun} />
    </li>
  );
}

function counted(count: number): string {
  return count.toLocaleString('en-US');
}

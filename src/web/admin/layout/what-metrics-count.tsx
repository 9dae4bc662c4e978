import { Disclosure } from './disclosure.tsx';

type WhatMetricsCountProps = {
  metrics: readonly { name: string; words: string }[];
  /** What is true of all of them. */
  note?: string;
};

/** What each figure counts, in plain words. */
export function WhatMetricsCount({ metrics, note }: WhatMetricsCountProps) {
  return (
    <Disclosure summary="What these figures count">
      <dl className="grid max-w-3xl gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {metrics.map(({ name, words }) => (
          <div key={name} className="sm:contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-soft">{words}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-4 max-w-3xl text-ink-soft">{note}</p>}
    </Disclosure>
  );
}

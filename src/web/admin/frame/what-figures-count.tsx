import { Disclosure } from './disclosure.tsx';

type WhatFiguresCountProps = {
  figures: readonly { name: string; words: string }[];
  /** What is true of all of them. */
  note?: string;
};

/** What each figure counts, in plain words. */
export function WhatFiguresCount({ figures, note }: WhatFiguresCountProps) {
  return (
    <Disclosure summary="What these figures count">
      <dl className="grid max-w-3xl gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {figures.map(({ name, words }) => (
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

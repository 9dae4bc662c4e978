import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';

/** Options after the deadline: ask the operator for goodwill, or go ahead on the policy's terms. */
export type Way = 'ask' | 'now';

type WayChoiceProps = {
  way: Way;
  onChoose: (way: Way) => void;
  labels: Record<Way, ReactNode>;
};

export function WayChoice({ way, onChoose, labels }: WayChoiceProps) {
  const t = useMessages('trip');
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t.whatToDo}</legend>
      {(['ask', 'now'] as const).map((each) => (
        <label key={each} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="radio"
            name="way"
            value={each}
            checked={way === each}
            onChange={() => onChoose(each)}
            className="size-5 shrink-0 accent-sea"
          />
          <span>{labels[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

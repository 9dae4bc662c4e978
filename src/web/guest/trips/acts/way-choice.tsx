import type { ReactNode } from 'react';
import { RadioChoices } from '../../../forms/radio-choices.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';

/** Options after the deadline: ask the operator for goodwill, or accept the policy's terms. */
export type Way = 'ask' | 'now';

type WayChoiceProps = {
  way: Way;
  onChoose: (way: Way) => void;
  labels: Record<Way, ReactNode>;
};

export function WayChoice({ way, onChoose, labels }: WayChoiceProps) {
  const t = useMessages('trip');
  return (
    <RadioChoices
      legend={t.whatToDo}
      name="way"
      choices={[
        ['ask', labels.ask],
        ['now', labels.now],
      ]}
      value={way}
      onChange={onChoose}
    />
  );
}

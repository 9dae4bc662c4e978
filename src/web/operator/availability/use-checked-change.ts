import { useState } from 'react';
import type { Availability } from '#domain/availability.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { tripsLeftBehind } from './availability-changes.ts';
import type { NamedTrip } from './sold-trips.ts';

/** A change that would leave sold trips without a departure. */
export type Question = { next: Availability; trips: NamedTrip[] };

/** Changes availability, but asks first when somebody has already bought what is taken away. */
export function useCarefulChange(
  availability: Availability,
  trips: readonly NamedTrip[],
  onChange: (next: Availability) => void,
) {
  const now = useIslandNow();
  const [question, setQuestion] = useState<Question | null>(null);
  const change = (next: Availability) => {
    const left = tripsLeftBehind(availability, next, trips, now);
    if (left.length > 0) setQuestion({ next, trips: left });
    else onChange(next);
  };
  const answer = (isYes: boolean) => {
    if (isYes && question) onChange(question.next);
    setQuestion(null);
  };
  return { change, question, answer };
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Approval } from './approval-card.tsx';
import { approvalsQuery, conflictsQuery } from './calendar-queries.ts';
import { ConflictNotice } from './conflict-notice.tsx';

/** So many busy times stand here at once; the boats should not be far below. */
const FIRST = 3;

/** What an operator has to decide before anything else: trips that wait for a yes, and busy times on sold ones. */
export function CalendarQuestions() {
  const { data: asked = [] } = useQuery(approvalsQuery());
  const { data: conflicts = [] } = useQuery(conflictsQuery());
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? conflicts : conflicts.slice(0, FIRST);
  if (asked.length === 0 && conflicts.length === 0) return null;
  return (
    <section aria-labelledby="to-decide">
      <h2 id="to-decide" tabIndex={-1} className="mb-4 text-2xl font-bold outline-none">
        Please decide
      </h2>
      <ul className="flex flex-col gap-4">
        {asked.map((trip) => (
          <li key={trip.bookingId}>
            <Approval trip={trip} />
          </li>
        ))}
        {shown.map((conflict) => (
          <li key={conflict.id}>
            <ConflictNotice conflict={conflict} />
          </li>
        ))}
      </ul>
      {conflicts.length > FIRST && (
        <Button
          variant="ghost"
          size="small"
          className="mt-3"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show ${conflicts.length - FIRST} more`}
        </Button>
      )}
    </section>
  );
}

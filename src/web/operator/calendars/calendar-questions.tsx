import { useQuery } from '@tanstack/react-query';
import { AskedTrip } from './asked-trip.tsx';
import { askedTripsQuery, conflictsQuery } from './calendar-queries.ts';
import { ConflictNotice } from './conflict-notice.tsx';

/** What a captain has to decide before anything else: trips that wait for a yes, and busy times on sold ones. */
export function CalendarQuestions() {
  const { data: asked = [] } = useQuery(askedTripsQuery());
  const { data: conflicts = [] } = useQuery(conflictsQuery());
  if (asked.length === 0 && conflicts.length === 0) return null;
  return (
    <section aria-labelledby="to-decide">
      <h2 id="to-decide" tabIndex={-1} className="mb-4 text-2xl font-bold outline-none">
        Please decide
      </h2>
      <ul className="flex flex-col gap-4">
        {asked.map((trip) => (
          <li key={trip.bookingId}>
            <AskedTrip trip={trip} />
          </li>
        ))}
        {conflicts.map((conflict) => (
          <li key={conflict.id}>
            <ConflictNotice conflict={conflict} />
          </li>
        ))}
      </ul>
    </section>
  );
}

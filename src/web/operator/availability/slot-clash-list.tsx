import { TriangleAlert } from 'lucide-react';
import { slotClashes } from '#domain/slot-clashes.ts';
import type { Day } from '#domain/days.ts';
import type { Sailing } from '#domain/trip-times.ts';

const MOST_SHOWN = 6;

/** Which departures cannot all be sold, because the boat is still out when the next one leaves. */
export function SlotClashes({ boat, today }: { boat: Sailing; today: Day }) {
  const clashes = slotClashes(boat, today);
  const more = clashes.length - MOST_SHOWN;
  return (
    <div role="status" aria-label="Departures that overlap">
      <ul className="flex flex-col gap-1">
        {clashes.slice(0, MOST_SHOWN).map((words) => (
          <li key={words} className="flex gap-2">
            <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-sea" />
            {words}
          </li>
        ))}
        {more > 0 && <li>{`And ${more} more like these.`}</li>}
      </ul>
    </div>
  );
}

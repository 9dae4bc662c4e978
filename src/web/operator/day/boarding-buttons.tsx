import { Check, Undo2, UserX } from 'lucide-react';
import { useId, useState } from 'react';
import { boardingBy } from '#domain/boarding.ts';
import type { CrewGuestView } from '#contract/operator-day-api.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Tick } from './use-boarding.ts';

type BoardingButtonsProps = { guest: CrewGuestView; tick: Tick };

/** Whether a party came: two buttons before it is known, and the way back after. */
export function BoardingButtons({ guest, tick }: BoardingButtonsProps) {
  const boarding = boardingBy(guest.boarding);
  if (boarding.is === 'expected') return <Expected guest={guest} tick={tick} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {boarding.is === 'boarded' ? (
        <Badge tone="strong" className="py-2 text-base">
          <Check aria-hidden="true" className="size-5" />
          {boarding.guests === guest.groupSize
            ? 'Boarded'
            : `${boarding.guests} of ${guest.groupSize} boarded`}
        </Badge>
      ) : (
        <Badge tone="danger" className="py-2 text-base">
          <UserX aria-hidden="true" className="size-5" />
          Not come
        </Badge>
      )}
      <Button variant="ghost" className="print:hidden" onClick={() => tick(guest, 'undone')}>
        <Undo2 aria-hidden="true" className="size-5" />
        Undo<span className="sr-only">: {guest.customerName}</span>
      </Button>
    </div>
  );
}

function Expected({ guest, tick }: BoardingButtonsProps) {
  const { customerName, groupSize } = guest;
  const [came, setCame] = useState(groupSize);
  const field = useId();
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      {groupSize > 1 && (
        <div className="flex flex-col gap-1">
          <label htmlFor={field} className="text-sm font-semibold">
            How many came<span className="sr-only"> of {customerName}</span>
          </label>
          <select
            id={field}
            value={came}
            onChange={({ target }) => setCame(Number(target.value))}
            className="control w-28"
          >
            {Array.from({ length: groupSize }, (_, index) => groupSize - index).map((count) => (
              <option key={count} value={count}>
                {count} of {groupSize}
              </option>
            ))}
          </select>
        </div>
      )}
      <Button className="grow" onClick={() => tick(guest, 'boarded', came)}>
        <Check aria-hidden="true" className="size-5" />
        Board {guests(came)}
        <span className="sr-only">: {customerName}</span>
      </Button>
      <Button variant="secondary" onClick={() => tick(guest, 'absent')}>
        Not come<span className="sr-only">: {customerName}</span>
      </Button>
    </div>
  );
}

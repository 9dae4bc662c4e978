import { Check, Undo2, UserX } from 'lucide-react';
import { useId, useState } from 'react';
import { getBoarding } from '#domain/operators/boarding.ts';
import type { CrewGuestView } from '#contract/operator/operator-day-api.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { isBooked } from './boarding-merge.ts';
import type { TickGuest } from './use-boarding.ts';

type BoardingButtonsProps = { guest: CrewGuestView; tick: TickGuest };

/** Marks a party as boarded or absent with two buttons. Afterwards, one button undoes that mark. */
export function BoardingButtons({ guest, tick }: BoardingButtonsProps) {
  const t = useMessages('operator-day');
  const boarding = getBoarding(guest.boarding);
  if (boarding.type === 'expected') return <Expected guest={guest} tick={tick} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 sm:justify-end">
      {boarding.type === 'boarded' ? (
        <Badge tone="strong" className="py-2 text-base">
          <Check aria-hidden="true" className="size-5" />
          {boarding.guests === guest.groupSize
            ? t.boarded
            : t.boardedOf(boarding.guests, guest.groupSize)}
        </Badge>
      ) : (
        <Badge tone="danger" className="py-2 text-base">
          <UserX aria-hidden="true" className="size-5" />
          {t.noShow}
        </Badge>
      )}
      <Button variant="ghost" className="print:hidden" onClick={() => tick(guest, 'undone')}>
        <Undo2 aria-hidden="true" className="size-5" />
        <span>
          {t.undo}
          <span className="sr-only">{t.named(isolateName(guest.customerName))}</span>
        </span>
      </Button>
    </div>
  );
}

function Expected({ guest, tick }: BoardingButtonsProps) {
  const t = useMessages('operator-day');
  const { groupSize } = guest;
  const name = isolateName(guest.customerName);
  const [came, setCame] = useState(groupSize);
  const field = useId();
  return (
    <>
      {/* Prints a box to tick on paper. */}
      <span aria-hidden="true" className="hidden size-7 border-2 border-ink print:block" />
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {groupSize > 1 && (
          <>
            <label htmlFor={field} className="sr-only">
              {t.howManyCame(name)}
            </label>
            <select
              id={field}
              value={came}
              onChange={({ target }) => setCame(Number(target.value))}
              className="control w-20 px-2 sm:w-24"
            >
              {Array.from({ length: groupSize }, (_, index) => groupSize - index).map((count) => (
                <option key={count} value={count}>
                  {t.countOf(count, groupSize)}
                </option>
              ))}
            </select>
          </>
        )}
        <Button
          className="grow max-sm:px-3 sm:min-w-36"
          onClick={() => tick(guest, 'boarded', came)}
        >
          <Check aria-hidden="true" className="size-5" />
          <span>
            {t.board(came)}
            <span className="sr-only"> {t.boardNamed(came, name)}</span>
          </span>
        </Button>
        {isBooked(guest) && (
          <Button variant="secondary" className="max-sm:px-3" onClick={() => tick(guest, 'absent')}>
            <span>
              {t.noShow}
              <span className="sr-only">{t.named(name)}</span>
            </span>
          </Button>
        )}
      </div>
    </>
  );
}

import { useMemo } from 'react';
import { getMonth } from '#domain/time/days.ts';
import { CalendarCard } from '../../../shared/calendar/calendar-card.tsx';
import { TimeCard } from '../../../shared/calendar/time-card.tsx';
import { useIslandNow } from '../../../shared/site/island-clock.tsx';
import type { OpenCalendar } from '../../../shared/trip/use-trip-choice.ts';
import type { FreeDays, MovePickerProps } from './move-fields.tsx';

/** Chooses a departure from the boat's calendar. Its buttons submit the dialog's form, which handles the step. */
export default function MoveCalendar({ booking, days, chosen, month, onTurn }: MovePickerProps) {
  const { day: today } = useIslandNow();
  const calendar = useMemo(() => openFreeDays(days), [days]);
  const day = days.find(({ date }) => date === chosen.date);
  return (
    <>
      <CalendarCard
        calendar={calendar}
        today={today}
        selected={day?.date ?? null}
        end={null}
        turnedTo={month}
        priceNote={null}
        onTurn={onTurn}
      />
      {booking.time !== null && (
        <TimeCard
          date={day?.date ?? null}
          times={(day?.times ?? []).map((time, index) => ({
            time,
            isOpen: true,
            seatsLeft: day?.seatsLeft?.[index] ?? null,
            smallestParty: 1,
          }))}
          selected={chosen.time}
          maxSeats={0}
          smallestParty={1}
          groupSize={booking.groupSize}
          suggestions={[]}
          sun={[]}
        />
      )}
    </>
  );
}

/** Offers the days to which the trip can move. All other days of a month are closed. */
function openFreeDays(days: FreeDays): OpenCalendar {
  const months = Map.groupBy(days, ({ date }) => getMonth(date));
  return (month) =>
    new Map(
      (months.get(month) ?? []).map(({ date, times, seatsLeft = [] }) => [
        date,
        { times, maxSeats: Math.max(0, ...seatsLeft), smallestParty: 1 },
      ]),
    );
}

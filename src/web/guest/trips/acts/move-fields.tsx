import { useEffect } from 'react';
import type { TripDeparturesView } from '#contract/public/trip-api.ts';
import type { Day, Month, Time } from '#domain/time/days.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { DepartureFields } from '../../../shared/trip/departure-fields.tsx';
import type { ActProps } from './use-trip-action.ts';

export type FreeDays = TripDeparturesView['days'];

/** A departure to which the trip can move. Parts that are not chosen yet are empty. */
export type ChosenDeparture = { date: Day; time: Time };

export type MovePickerProps = {
  booking: ActProps['trip']['booking'];
  days: FreeDays;
  chosen: ChosenDeparture;
  /** The calendar's month. */
  month: Month;
  onTurn: (month: Month) => void;
  onChoose: (chosen: ChosenDeparture) => void;
};

/** Chooses a departure from two lists if the calendar's code does not load. Starts near the trip's day. */
export default function MoveFields({ booking, days, chosen, onChoose }: MovePickerProps) {
  const t = useMessages('trip');
  const near = days.find(({ date }) => date >= booking.startDate) ?? days.at(-1);
  const day = days.find(({ date }) => date === chosen.date) ?? near;
  const time = day?.times.find((each) => each === chosen.time) ?? day?.times[0] ?? '';
  const date = day?.date ?? '';
  useEffect(() => {
    if (date !== chosen.date || time !== chosen.time) onChoose({ date, time });
  });
  if (!day) return null;
  return (
    <DepartureFields
      days={days}
      day={day}
      time={booking.time === null ? null : time}
      t={{ newDay: t.newDay, newTime: t.newTime }}
      onChoose={(to) => onChoose({ date: to.date, time: to.time ?? '' })}
    />
  );
}

import { boardingBy } from '#domain/boarding.ts';
import type {
  DayDepartureView,
  DayGuestView,
  OperatorDayView,
} from '#contract/operator-day-api.ts';
import { paidWords, sourceNames } from '#domain/by-hand.ts';
import { decimalFromCents } from '#domain/money.ts';
import { csvText } from '../dashboard/csv-text.ts';

const header = [
  ...['Date', 'Time', 'Boat', 'Kind', 'Code', 'Customer', 'Guests', 'Phone', 'Email'],
  ...['Special requests', 'Payment', 'To pay (USD)', 'Boarding', 'Came', 'Booked by hand'],
];

/** A day's guests for a spreadsheet, made of what is on screen: it needs no connection. */
export function dayFile({ date, departures }: OperatorDayView): string {
  const lines = departures.flatMap((departure) =>
    departure.guests.map((guest) => [date, ...departureCells(departure), ...guestCells(guest)]),
  );
  return csvText([header, ...lines]);
}

function departureCells({ time, boat, mode }: DayDepartureView): string[] {
  return [time ?? '', boat.name, mode === 'charter' ? 'Charter' : 'Seats'];
}

function guestCells(guest: DayGuestView): string[] {
  const boarding = boardingBy(guest.boarding);
  return [
    ...[guest.code, guest.customerName, String(guest.groupSize), guest.phone ?? '', guest.email],
    ...[guest.specialRequests ?? '', guest.dueCents === 0 ? paidWords(guest) : 'To pay'],
    ...[decimalFromCents(guest.dueCents), boardingNames[boarding.is]],
    boarding.is === 'boarded' ? String(boarding.guests) : '',
    guest.source ? sourceNames[guest.source] : '',
  ];
}

const boardingNames = { expected: '', boarded: 'Boarded', absent: 'Not come' } as const;

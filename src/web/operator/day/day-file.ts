import { getBoarding } from '#domain/operators/boarding.ts';
import type {
  DayDepartureView,
  DayGuestView,
  OperatorDayView,
} from '#contract/operator/operator-day-api.ts';
import { buildCsvFile } from '#domain/fields/csv-file.ts';
import type {
  OperatorBookingsMessages,
  OperatorDayMessages,
  TripsMessages,
} from '#i18n/catalogues/messages.ts';
import { formatDecimalCents } from '#domain/money/money.ts';

type FileMessages = {
  t: OperatorDayMessages;
  bookings: Pick<OperatorBookingsMessages, 'sources' | 'statuses'>;
  trips: TripsMessages;
};

/** Builds a spreadsheet of a day's guests from the data on screen, so that it works offline. */
export function dayFile({ date, departures }: OperatorDayView, messages: FileMessages): string {
  const file = messages.t.file;
  const headings = [
    ...[file.date, file.time, file.boat, file.kind, file.code, file.customer, file.guests],
    ...[file.phone, file.email, file.requests, file.payment, file.due, file.boarding, file.came],
    file.source,
  ];
  const rows = departures.flatMap((departure) =>
    departure.guests.map((guest) => [
      date,
      ...departureCells(departure, messages),
      ...guestCells(guest, messages),
    ]),
  );
  return buildCsvFile(headings, rows);
}

function departureCells({ time, boat, mode }: DayDepartureView, { trips }: FileMessages): string[] {
  return [time ?? '', boat.name, trips.pricingModes[mode]];
}

function guestCells(guest: DayGuestView, { t, bookings }: FileMessages): string[] {
  const file = t.file;
  const boarding = getBoarding(guest.boarding);
  const isAboard = boarding.type === 'boarded';
  const left = guest.left && (isAboard ? t.leftAboard : t.left)[guest.left];
  const boardingNames = { expected: '', boarded: file.boarded, absent: file.absent };
  const paid = bookings.statuses[guest.paidBy === 'card' ? 'paid' : guest.paidBy];
  return [
    ...[guest.code, guest.customerName, String(guest.groupSize), guest.phone ?? '', guest.email],
    ...[guest.specialRequests ?? '', guest.dueCents === 0 ? paid : file.toPay],
    ...[formatDecimalCents(guest.dueCents), left ?? boardingNames[boarding.type]],
    isAboard ? String(boarding.guests) : '',
    guest.source ? bookings.sources[guest.source] : '',
  ];
}

import { toIslandNow, type Day, type Time } from '#domain/time/days.ts';
import { localizeNumber } from '#i18n/formats/list-formats.ts';
import type { AdminLayoutMessages, PortalLabelsMessages } from '#i18n/catalogues/messages.ts';
import { parseDecimalCents } from '#domain/money/money.ts';
import { useFormats, type Formats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';

export type AdminFormats = ReturnType<typeof useAdminFormats>;

/** Adds the portal's formats of counts, instants and trips to the common ones. */
export function useAdminFormats() {
  const formats = useFormats();
  const t = useMessages('admin-layout');
  const labels = useMessages('portal-labels');
  const instant = (at: string) => {
    const { day, time } = toIslandNow(Date.parse(at));
    return t.moment(formats.date(day), formats.time(time));
  };
  return {
    ...formats,
    /** Formats "1,234". */
    number: (count: number) => localizeNumber(formats.language, count),
    /** Formats an instant in island time: "Dec 4, 2026, 9:12 AM". */
    instant,
    /** Formats "Dec 4, 2026, 9:00 AM" or "Dec 4, 2026 to Dec 6, 2026". */
    trip: (trip: TripTime) => formatTrip(formats, t, trip),
    /** Formats "$95 / person, $900 / day". */
    boatPrices: (boat: BoatPrices) => formatBoatPrices(formats, labels, boat),
  };
}

type TripTime = { start: Day; end: Day; time?: Time | null };

function formatTrip(formats: Formats, t: AdminLayoutMessages, { start, end, time }: TripTime) {
  const { date } = formats;
  const days = start === end ? date(start) : t.fromTo(date(start), date(end));
  return time == null ? days : t.moment(days, formats.time(time));
}

type BoatPrices = { pricePerSeat: string | null; charterPricePerDay: string | null };

function formatBoatPrices(
  { money }: Formats,
  labels: PortalLabelsMessages,
  { pricePerSeat, charterPricePerDay }: BoatPrices,
): string {
  const prices = [
    pricePerSeat && labels.perPerson(money(parseDecimalCents(pricePerSeat) ?? 0)),
    charterPricePerDay && labels.perDay(money(parseDecimalCents(charterPricePerDay) ?? 0)),
  ];
  return prices.filter(Boolean).join(', ') || labels.noPrice;
}

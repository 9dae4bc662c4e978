import type { ClosureView } from '#contract/departure-api.ts';
import type {
  CrewDayView,
  CrewDepartureView,
  CrewGuestView,
  DayDepartureView,
  DayGuestView,
  OperatorDayView,
} from '#contract/operator-day-api.ts';
import { capBoarded } from '#domain/boarding.ts';
import { paymentStatusOf } from '#domain/bookings.ts';
import { closedOn, isAnyClosed } from '#domain/closures.ts';
import { daysBetween, islandNow, type Day, type Time } from '#domain/days.ts';
import { departuresOn } from '#domain/departures.ts';
import { islandMinutes, timeOfMinutes } from '#domain/port-calls.ts';
import { boatForSale } from '../../boats/boat-presenter.ts';
import { findOwnBoats, type OwnBoatRecord } from '../../boats/operator-boat-queries.ts';
import { atOneMoment } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import { findPhoneLinks } from '../../operators/phone-links.ts';
import { presentBookingMoney } from '../booking-money.ts';
import { findCrewLinks, type OpenCrewLink } from './crew-links.ts';
import { findBoarding, findDayBookings, type DayBooking } from './day-bookings.ts';

type Boarding = Awaited<ReturnType<typeof findBoarding>>;

/** What an operator sails on a day: what is sold, and what is on offer and not sold yet. */
export function readDay(deps: Deps, operatorId: string, date: Day): Promise<OperatorDayView> {
  const { day: today } = islandNow(deps.now());
  return atOneMoment(deps.database, async (reader) => {
    const bookings = await findDayBookings(reader, { operatorId }, date);
    const boarding = await findBoarding(
      reader,
      bookings.map(({ id }) => id),
      date,
    );
    const sold = departuresOf(bookings, date, (each) => presentGuest(each, date, boarding));
    const boats = await findOwnBoats(reader, operatorId, date);
    return {
      date,
      answeredAt: new Date(deps.now()).toISOString(),
      departures: [...sold, ...unsoldDepartures(boats, sold, { date, today })].toSorted(asTheySail),
      closures: closuresOf(boats, date),
      crewLinks: await findCrewLinks(reader, operatorId, date),
    };
  });
}

/** The same of one boat, without money, email addresses and whatever else opens them. */
export function readCrewDay(deps: Deps, link: OpenCrewLink): Promise<CrewDayView> {
  const { operatorId, boat, date } = link;
  return atOneMoment(deps.database, async (reader) => {
    const bookings = await findDayBookings(reader, { operatorId, boatId: boat.id }, date);
    const boarding = await findBoarding(
      reader,
      bookings.map(({ id }) => id),
      date,
    );
    const departures = departuresOf(bookings, date, (each) => crewGuest(each, date, boarding));
    const answeredAt = new Date(deps.now()).toISOString();
    return { date, boat, answeredAt, departures: departures.toSorted(asTheySail) };
  });
}

type Departure<Guest> = Omit<DayDepartureView, 'guests'> & { guests: Guest[] };

function departuresOf<Guest>(
  bookings: readonly DayBooking[],
  date: Day,
  present: (booking: DayBooking) => Guest,
): Departure<Guest>[] {
  const groups = Map.groupBy(bookings, (booking) =>
    [booking.boat_id, booking.pricing_mode, timeOn(date, booking)].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      boat: { id: first.boat_id, name: first.boat_name },
      mode: first.pricing_mode,
      time: timeOn(date, first),
      capacity: first.capacity,
      seatsSold: group.reduce((sum, { group_size: size }) => sum + size, 0),
      guests: group.map(present),
    };
  });
}

/** A charter of several days starts on the first. */
function timeOn(date: Day, booking: DayBooking): Time | null {
  return booking.start_date === date ? booking.time : null;
}

function crewGuest(booking: DayBooking, date: Day, boarding: Boarding): CrewGuestView {
  return {
    bookingId: booking.code,
    code: booking.code,
    customerName: booking.customer_name,
    phone: booking.customer_phone,
    phoneLinks: findPhoneLinks(booking.customer_phone),
    groupSize: booking.group_size,
    specialRequests: booking.special_requests,
    day: daysBetween(booking.start_date, date) + 1,
    days: daysBetween(booking.start_date, booking.end_date) + 1,
    isCalledOff: booking.is_called_off,
    ship: shipOf(booking),
    boarding: boardingOf(booking, boarding),
  };
}

function boardingOf({ id, group_size: groupSize }: DayBooking, boarding: Boarding) {
  const act = boarding.get(id);
  return act ? capBoarded(act, groupSize) : null;
}

function shipOf({ ship, ...call }: DayBooking): CrewGuestView['ship'] {
  if (ship === null || call.all_aboard === null || call.clock_minutes === null) return null;
  const minutes = islandMinutes(call.all_aboard, { clockMinutes: call.clock_minutes });
  return { name: ship, allAboard: timeOfMinutes(minutes) };
}

function presentGuest(booking: DayBooking, date: Day, boarding: Boarding): DayGuestView {
  return {
    ...crewGuest(booking, date, boarding),
    bookingId: booking.id,
    email: booking.customer_email ?? '',
    status: booking.status,
    paymentStatus: paymentStatusOf(booking.status, booking.paid_at !== null),
    amountCents: booking.amount_cents,
    dueCents: booking.status === 'paid' ? 0 : booking.amount_cents,
    ...presentBookingMoney(booking),
    flow: booking.flow,
    source: booking.source,
    paidBy: booking.paid_by,
  };
}

/** Departures of seats that are on offer, begun ones of today included, and of which nothing is sold. */
function unsoldDepartures(
  boats: readonly OwnBoatRecord[],
  sold: readonly CrewDepartureView[],
  { date, today }: { date: Day; today: Day },
): DayDepartureView[] {
  const isSold = (boatId: string, time: Time) =>
    sold.some(({ boat, ...each }) => boat.id === boatId && each.time === time);
  return boats
    .filter(({ status, pricing_mode: mode }) => status === 'published' && mode !== 'charter')
    .flatMap((boat) =>
      departuresOn(boatForSale(boat, today), date, { day: today, time: '00:00' })
        .filter(({ time, seatsLeft }) => seatsLeft > 0 && !isSold(boat.id, time))
        .map(({ time }) => ({
          boat: { id: boat.id, name: boat.name },
          mode: 'perSeat' as const,
          ...{ time, capacity: boat.capacity, seatsSold: 0, guests: [] },
        })),
    );
}

function closuresOf(boats: readonly OwnBoatRecord[], date: Day): ClosureView[] {
  return boats
    .filter(({ status }) => status === 'published')
    .map(({ id, name, availability }) => ({
      boat: { id, name },
      times: closedOn(availability, date),
    }))
    .filter(({ times }) => isAnyClosed(times))
    .toSorted((one, other) => one.boat.name.localeCompare(other.boat.name, 'en'));
}

function asTheySail(one: Departure<unknown>, other: Departure<unknown>): number {
  const [first, second] = [one, other].map(({ time, boat }) => `${time ?? ''} ${boat.name}`);
  return (first ?? '').localeCompare(second ?? '', 'en');
}

import type { ClosureView } from '#contract/operator/departure-api.ts';
import type {
  CrewDayView,
  CrewDepartureView,
  CrewGuestView,
  DayDepartureView,
  DayGuestView,
  OperatorDayView,
} from '#contract/operator/operator-day-api.ts';
import { capBoarded } from '#domain/operators/boarding.ts';
import { computePaymentStatus } from '#domain/bookings/bookings.ts';
import { closedOn, isAnyClosed } from '#domain/availability/closures.ts';
import { daysBetween, islandNow, type Day, type Time } from '#domain/time/days.ts';
import { departuresOn } from '#domain/departures/departures.ts';
import { islandMinutes, timeOfMinutes } from '#domain/ships/port-calls.ts';
import { tripLengths } from '#domain/availability/trip-times.ts';
import { boatForSale, toSailing } from '../core/boats/boat-presenter.ts';
import { listOperatorBoats, type OperatorBoatRecord } from '../core/boats/operator-boat-queries.ts';
import { withSnapshot, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { findPhoneLinks } from '../core/operators/phone-links.ts';
import { presentBookingMoney } from './booking-money.ts';
import { findCrewLinks, type OpenCrewLink } from './crew-links.ts';
import { type DayScope, findDayBookings, findLeftReason } from './day-bookings.ts';
import { type DayParty, withTicks } from './day-ticks.ts';

/** Reads an operator's day: sold departures, and unsold ones on offer. */
export function readDay(deps: Deps, operatorId: string, date: Day): Promise<OperatorDayView> {
  const { day: today } = islandNow(deps.now());
  return withSnapshot(deps.database, async (reader) => {
    const parties = await findParties(reader, { operatorId }, date);
    const sold = groupDepartures(parties, (each) => presentGuest(each, { date, operatorId }));
    const boats = await listOperatorBoats(reader, operatorId, date);
    return {
      date,
      answeredAt: new Date(deps.now()).toISOString(),
      departures: [...sold, ...unsoldDepartures(boats, sold, { date, today })].toSorted(asTheySail),
      closures: listClosures(boats, date),
      crewLinks: await findCrewLinks(reader, operatorId, date),
    };
  });
}

/** Reads a crew's day for one boat, without money, email addresses and access links. */
export function readCrewDay(deps: Deps, link: OpenCrewLink): Promise<CrewDayView> {
  const { operatorId, boat, date } = link;
  return withSnapshot(deps.database, async (reader) => {
    const parties = await findParties(reader, { operatorId, boatId: boat.id }, date);
    const departures = groupDepartures(parties, (each) => crewGuest(each, { date, operatorId }));
    const answeredAt = new Date(deps.now()).toISOString();
    return { date, boat, answeredAt, departures: departures.toSorted(asTheySail) };
  });
}

type Departure<Guest> = Omit<DayDepartureView, 'guests'> & { guests: Guest[] };

async function findParties(reader: Queryable, scope: DayScope, date: Day): Promise<DayParty[]> {
  return withTicks(reader, await findDayBookings(reader, scope, date), date);
}

function groupDepartures<Guest>(
  parties: readonly DayParty[],
  present: (party: DayParty) => Guest,
): Departure<Guest>[] {
  const groups = Map.groupBy(parties, (party) =>
    [party.departure_boat_id, party.pricing_mode, party.departure_time].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const booked = group.filter((each) => each.is_booked);
    return {
      boat: { id: first.departure_boat_id, name: first.boat_name },
      mode: first.pricing_mode,
      time: first.departure_time,
      minutes: Math.max(...group.map((each) => each.stated_minutes ?? each.trip_minutes)),
      capacity: first.capacity,
      seatsSold: booked.reduce((sum, { group_size: size }) => sum + size, 0),
      guests: group.map(present),
    };
  });
}

type Reading = { date: Day; operatorId: string };

function crewGuest(party: DayParty, { date, operatorId }: Reading): CrewGuestView {
  const left = findLeftReason(party);
  // Rebooked with another operator, so contact and requests are no longer this one's.
  const isElsewhere = party.operator_id !== operatorId;
  const phone = isElsewhere ? null : party.customer_phone;
  return {
    bookingId: party.code,
    code: party.code,
    customerName: party.customer_name,
    phone,
    phoneLinks: findPhoneLinks(phone),
    groupSize: party.group_size,
    specialRequests: isElsewhere ? null : party.special_requests,
    ...(left === null ? tripDay(party, date) : { day: 1, days: 1 }),
    isCalledOff: left === null && party.is_called_off,
    ...(left !== null && { left }),
    ship: left === null ? presentShip(party) : null,
    boarding: party.boarding && capBoarded(party.boarding, party.group_size),
  };
}

function tripDay({ start_date: start, end_date: end }: DayParty, date: Day) {
  return { day: daysBetween(start, date) + 1, days: daysBetween(start, end) + 1 };
}

function presentShip({ ship, ...call }: DayParty): CrewGuestView['ship'] {
  if (ship === null || call.all_aboard === null || call.clock_minutes === null) return null;
  const minutes = islandMinutes(call.all_aboard, { clockMinutes: call.clock_minutes });
  return { name: ship, allAboard: timeOfMinutes(minutes) };
}

function presentGuest(party: DayParty, reading: Reading): DayGuestView {
  const isElsewhere = party.operator_id !== reading.operatorId;
  return {
    ...crewGuest(party, reading),
    bookingId: party.id,
    email: isElsewhere ? '' : (party.customer_email ?? ''),
    status: party.status,
    paymentStatus: computePaymentStatus(party.status, party.paid_at !== null),
    amountCents: party.amount_cents,
    dueCents: party.status === 'paid' || !party.is_booked ? 0 : party.amount_cents,
    ...presentBookingMoney(party),
    flow: party.flow,
    source: party.source,
    paidBy: party.paid_by,
  };
}

/** Lists unsold per-seat departures on offer, including today's that have begun. */
function unsoldDepartures(
  boats: readonly OperatorBoatRecord[],
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
          time,
          minutes: minutesAt(boat, date, time),
          capacity: boat.capacity,
          seatsSold: 0,
          guests: [],
        })),
    );
}

function minutesAt(boat: OperatorBoatRecord, date: Day, time: Time): number {
  const { statedMinutes, tripMinutes } = tripLengths(toSailing(boat), date, time);
  return statedMinutes ?? tripMinutes;
}

function listClosures(boats: readonly OperatorBoatRecord[], date: Day): ClosureView[] {
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

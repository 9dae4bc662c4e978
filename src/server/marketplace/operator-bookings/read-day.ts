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
import { isAnyClosed } from '#domain/availability/closures.ts';
import { countDaysBetween, toIslandNow, type Day, type Time, toTime } from '#domain/time/days.ts';
import { toIslandMinutes } from '#domain/ships/port-calls.ts';
import { boatForSale } from '../core/boats/boat-presenter.ts';
import { listOperatorBoats, type OperatorBoatRecord } from '../core/boats/operator-boat-queries.ts';
import { withSnapshot, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { findPhoneLinks } from '../core/operators/phone-links.ts';
import { presentBookingMoney } from './booking-money.ts';
import { findCrewLinks, type OpenCrewLink } from './crew-links.ts';
import { type DayScope, findDayBookings, findLeftReason } from './day-bookings.ts';
import { type DayParty, withTicks } from './day-ticks.ts';
import { findClosedTimes, listOnOffer } from './departures-on-offer.ts';

/** Reads an operator's day: sold departures, and unsold ones on offer. */
export function readDay(deps: Deps, operatorId: string, date: Day): Promise<OperatorDayView> {
  const { day: today } = toIslandNow(deps.now());
  return withSnapshot(deps.database, async (reader) => {
    const parties = await findParties(reader, { operatorId }, date);
    const sold = groupDepartures(parties, (each) => presentGuest(each, { date, operatorId }));
    const boats = await listOperatorBoats(reader, operatorId, { from: date, until: date });
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
    [party.departureBoatId, party.pricingMode, party.departureTime].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const booked = group.filter((each) => each.isBooked);
    return {
      boat: { id: first.departureBoatId, name: first.boatName },
      mode: first.pricingMode,
      time: first.departureTime,
      minutes: Math.max(...group.map((each) => each.statedMinutes ?? each.tripMinutes)),
      capacity: first.capacity,
      seatsSold: booked.reduce((sum, { groupSize: size }) => sum + size, 0),
      guests: group.map(present),
    };
  });
}

type Reading = { date: Day; operatorId: string };

function crewGuest(party: DayParty, { date, operatorId }: Reading): CrewGuestView {
  const left = findLeftReason(party);
  // Hides contact and requests if the booking was moved to another operator, because they no longer concern this one.
  const isElsewhere = party.operatorId !== operatorId;
  const phone = isElsewhere ? null : party.customerPhone;
  return {
    bookingId: party.code,
    code: party.code,
    customerName: party.customerName,
    phone,
    phoneLinks: findPhoneLinks(phone),
    groupSize: party.groupSize,
    specialRequests: isElsewhere ? null : party.specialRequests,
    ...(left === null ? tripDay(party, date) : { day: 1, days: 1 }),
    isCalledOff: left === null && party.isCalledOff,
    ...(left !== null && { left }),
    ship: left === null ? presentShip(party) : null,
    boarding: party.boarding && capBoarded(party.boarding, party.groupSize),
  };
}

function tripDay({ startDate: start, endDate: end }: DayParty, date: Day) {
  return { day: countDaysBetween(start, date) + 1, days: countDaysBetween(start, end) + 1 };
}

function presentShip({ ship, ...call }: DayParty): CrewGuestView['ship'] {
  if (ship === null || call.allAboard === null || call.clockMinutes === null) return null;
  const minutes = toIslandMinutes(call.allAboard, { clockMinutes: call.clockMinutes });
  return { name: ship, allAboard: toTime(minutes) };
}

function presentGuest(party: DayParty, reading: Reading): DayGuestView {
  const isElsewhere = party.operatorId !== reading.operatorId;
  return {
    ...crewGuest(party, reading),
    bookingId: party.id,
    email: isElsewhere ? '' : (party.customerEmail ?? ''),
    status: party.status,
    paymentStatus: computePaymentStatus(party.status, party.paidAt !== null),
    amountCents: party.amountCents,
    dueCents: party.status === 'paid' || !party.isBooked ? 0 : party.amountCents,
    ...presentBookingMoney(party),
    flow: party.flow,
    source: party.source,
    paidBy: party.paidBy,
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
  return boats.flatMap((boat) =>
    listOnOffer(boat, boatForSale(boat, today), { date, today })
      .filter(({ time }) => !isSold(boat.id, time))
      .map((departure) => ({
        ...departure,
        boat: { id: boat.id, name: boat.name },
        capacity: boat.capacity,
        seatsSold: 0,
        guests: [],
      })),
  );
}

function listClosures(boats: readonly OperatorBoatRecord[], date: Day): ClosureView[] {
  return boats
    .map((boat) => ({
      boat: { id: boat.id, name: boat.name },
      times: findClosedTimes(boat, date),
    }))
    .filter(({ times }) => isAnyClosed(times))
    .toSorted((one, other) => one.boat.name.localeCompare(other.boat.name, 'en'));
}

function asTheySail(one: Departure<unknown>, other: Departure<unknown>): number {
  return (
    (one.time ?? '').localeCompare(other.time ?? '', 'en') ||
    one.boat.name.localeCompare(other.boat.name, 'en')
  );
}

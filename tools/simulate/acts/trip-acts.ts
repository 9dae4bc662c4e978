import type { TripOfferView } from '#contract/operator/call-off-api.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import type { ChangeToRequest, TripView } from '#contract/public/trip-api.ts';
import { ask, send, type Reply } from '../world/asking.ts';
import {
  inWords,
  oneOf,
  someDay,
  someGuest,
  someKey,
  someTime,
  someTrip,
  tripInWords,
  boatOf,
} from '../world/choosing.ts';
import { doubt, expectNow, lookAgain } from '../world/expected-trips.ts';
import type { Act, Expected, Trip, Turn } from '../world/world.ts';

type OwnTrip = { trip: Trip; token: string; view: TripView };

/** Opens a guest's trip page by the mailed link. */
async function openTripPage(turn: Turn, isSo: (trip: Trip) => boolean): Promise<OwnTrip | null> {
  const trip = someTrip(turn, isSo);
  const token = trip && turn.shop.mail.tripLink(trip.guest.email, trip.code);
  if (!trip || token === null) return null;
  const reply = await send<TripView>(turn, `/api/trips/${token}`);
  return reply?.status === 200 ? { trip, token, view: reply.body } : null;
}

const isSold = ({ expected }: Trip) => ['pending', 'asked', 'paid'].includes(expected.status);

/** Changes a guest's trip, sometimes with a double click. */
async function change(
  turn: Turn,
  { trip, token }: OwnTrip,
  name: EndpointName,
  payload: object,
  becomes: Partial<Expected>,
): Promise<string> {
  const sent = { requestKey: someKey(turn.chance), ...payload };
  const isTwice = turn.chance.yes(0.15);
  const once = () => ask<TripView>(turn, name, { parts: { token }, payload: sent });
  const replies = isTwice ? await Promise.all([once(), once()]) : [await once()];
  if (replies.some((reply) => reply === null || reply.status >= 500)) doubt(trip);
  if (replies.some((reply) => reply?.status === 200)) await expectNow(turn, trip, becomes);
  else await lookAgain(turn, trip);
  return replies.map(inWords).join(' and ');
}

export const cancel: Act = async (turn) => {
  const own = await openTripPage(turn, isSold);
  if (!own) return null;
  const before = tripInWords(turn, own.trip);
  const { refundCents } = own.view.cancel;
  const payload = { refundCents: refundCents + (turn.chance.yes(0.05) ? 1 : 0), reason: '' };
  const status = refundCents > 0 ? 'refunded' : 'cancelled';
  const said = await change(turn, own, 'cancelOwnTrip', payload, { status });
  return `${own.trip.guest.name} cancels ${before} for ${payload.refundCents} cents: ${said}`;
};

export const comeWithFewer: Act = async (turn) => {
  const own = await openTripPage(turn, (trip) => isSold(trip) && trip.expected.groupSize > 1);
  const choice = own && oneOf(turn.chance, own.view.fewerGuests.choices);
  if (!own || !choice) return null;
  const before = tripInWords(turn, own.trip);
  const { groupSize, refundCents } = choice;
  const said = await change(
    turn,
    own,
    'takeFewerGuests',
    { groupSize, refundCents },
    { groupSize },
  );
  return `${own.trip.guest.name} comes with ${groupSize} on ${before}: ${said}`;
};

export const move: Act = async (turn) => {
  const own = await openTripPage(turn, isSold);
  if (!own) return null;
  const { trip } = own;
  const boat = boatOf(turn, trip.expected.boatId);
  const before = tripInWords(turn, trip);
  const to = {
    date: someDay(turn),
    time: trip.expected.time && boat ? someTime(turn, boat) : null,
  };
  const said = await change(turn, own, 'moveOwnTrip', to, { start: to.date, time: to.time });
  return `${trip.guest.name} moves ${before} to ${to.date} at ${to.time ?? 'no time'}: ${said}`;
};

export const askForChange: Act = async (turn) => {
  const own = await openTripPage(turn, isSold);
  if (!own) return null;
  const { chance } = turn;
  const boat = boatOf(turn, own.trip.expected.boatId);
  const kinds: [ChangeToRequest, ...ChangeToRequest[]] = [
    { kind: 'cancel' },
    { kind: 'fewer-guests', groupSize: Math.max(1, own.trip.expected.groupSize - 1) },
    {
      kind: 'move',
      date: someDay(turn),
      time: own.trip.expected.time && boat ? someTime(turn, boat) : null,
    },
  ];
  const payload = { requestKey: someKey(chance), change: chance.pick(kinds) };
  const reply = await ask(turn, 'askForChange', { parts: { token: own.token }, payload });
  return `${own.trip.guest.name} asks for a change (${payload.change.kind}) of ${tripInWords(turn, own.trip)}: ${inWords(reply)}`;
};

export const withdraw: Act = async (turn) => {
  const own = await openTripPage(turn, isSold);
  if (!own?.view.asked) return null;
  const payload = { requestKey: someKey(turn.chance) };
  const reply = await ask(turn, 'withdrawChange', { parts: { token: own.token }, payload });
  return `${own.trip.guest.name} takes back what they asked of ${own.trip.code}: ${inWords(reply)}`;
};

/** Transfers the trip to another guest, who gets a new link. */
export const handOver: Act = async (turn) => {
  const own = await openTripPage(turn, isSold);
  if (!own) return null;
  const { trip, token } = own;
  const guest = someGuest(turn);
  if (guest.bounces || guest.email === trip.guest.email) return null;
  const payload = {
    requestKey: someKey(turn.chance),
    customerName: guest.name,
    customerEmail: guest.email,
    customerPhone: null,
  };
  const reply = await ask(turn, 'handOverTrip', { parts: { token }, payload });
  const words = `${trip.guest.name} hands ${trip.code} over to ${guest.name}: ${inWords(reply)}`;
  if (reply === null || reply.status >= 500) doubt(trip);
  if (reply?.status === 200) Object.assign(trip, { guest, isHandedOver: true });
  return words;
};

export const write: Act = async (turn) => {
  const own = await openTripPage(turn, isSold);
  if (!own) return null;
  const payload = { requestKey: someKey(turn.chance), message: 'May we bring our own music?' };
  const reply = await ask(turn, 'writeToOperator', { parts: { token: own.token }, payload });
  return `${own.trip.guest.name} writes to the captain of ${own.trip.code}: ${inWords(reply)}`;
};

export const review: Act = async (turn) => {
  const nowMs = turn.shop.clock.nowMs();
  const hasSailed = ({ expected }: Trip) =>
    expected.status === 'paid' && Date.parse(`${expected.end}T04:00:00Z`) < nowMs;
  const own = await openTripPage(turn, hasSailed);
  if (!own) return null;
  const payload = { stars: 1 + Math.floor(turn.chance.next() * 5), words: 'It was windy.' };
  const reply = await ask(turn, 'reviewTrip', { parts: { token: own.token }, payload });
  return `${own.trip.guest.name} gives ${own.trip.code} ${payload.stars} stars: ${inWords(reply)}`;
};

/** Chooses one of the three options for a called-off trip. */
export const choose: Act = async (turn) => {
  const own = await openTripPage(turn, (trip) => trip.mayEnd && isSold(trip));
  if (!own) return null;
  const { trip, token } = own;
  const reply = await send<TripOfferView>(turn, `/api/trips/${token}/offer`);
  const choice = reply?.status === 200 ? pickChoice(turn, reply) : null;
  if (!choice) return null;
  const before = tripInWords(turn, trip);
  const status = choice.kind === 'refunded' ? {} : { status: 'paid' as const, start: choice.date };
  const said = await change(turn, own, 'chooseOffer', { choice }, status);
  if (said.startsWith('200')) trip.mayEnd = trip.expected.status !== 'paid' || turn.burst !== null;
  return `${trip.guest.name} chooses ${choice.kind} in place of ${before}: ${said}`;
};

function pickChoice({ chance }: Turn, reply: NonNullable<Reply<TripOfferView>>) {
  const { offer } = reply.body;
  const nth = chance.next();
  const other = chance.next();
  if (!offer) return null;
  const pick = <T>(list: readonly T[]) => list[Math.floor(other * list.length)];
  const same = pick(offer.sameBoat);
  const place = pick(offer.otherBoats);
  const there = place && pick(place.departures);
  if (nth < 0.4 && same) {
    return { kind: 'another-day', date: same.date, time: same.times[0] ?? null } as const;
  }
  if (nth < 0.8 && place && there) {
    const { boatId, refundCents } = place;
    const departure = { date: there.date, time: there.times[0] ?? null };
    return { kind: 'another-boat', boatId, refundCents, ...departure } as const;
  }
  return { kind: 'refunded', refundCents: offer.refundCents } as const;
}

import type { BookingView } from '#contract/public/booking-views.ts';
import { addServiceFee } from '#domain/money/pricing.ts';
import { ask, send } from '../world/asking.ts';
import {
  inWords,
  oneOf,
  someBoat,
  someDay,
  someGuest,
  someKey,
  someTime,
  someTrip,
  tripInWords,
} from '../world/choosing.ts';
import { keepTrip, lookAgain } from '../world/expected-trips.ts';
import { Finding, type Boat, type Guest, type Trip, type Turn } from '../world/world.ts';

export async function search(turn: Turn): Promise<string> {
  const boat = someBoat(turn);
  const path = oneOf(turn.chance, ['/', '/booking', '/api/boats', `/api/boats/${boat.id}`]) ?? '/';
  const reply = await send(turn, path, { headers: { accept: 'text/html, application/json' } });
  return `A visitor looks at ${path.startsWith('/api/boats/') ? boat.name : path}: ${inWords(reply)}`;
}

/** Holds seats, or the whole boat for some days, at the checkout. */
export async function hold(turn: Turn): Promise<string> {
  const { chance } = turn;
  const boat = someBoat(turn);
  const guest = someGuest(turn);
  const day = someDay(turn);
  const isCharter = chance.yes(0.12);
  const payload = {
    boatId: boat.id,
    pricingMode: isCharter ? 'charter' : 'perSeat',
    start: day,
    end: day,
    time: someTime(turn, boat),
    groupSize: sizeOf(turn, boat),
    customerName: guest.name,
    customerEmail: guest.email,
    requestKey: someKey(chance),
  };
  return sendHold(turn, guest, payload);
}

/** Usually small groups, so that others fit beside them; sometimes all seats, or one too many. */
function sizeOf({ chance }: Turn, { capacity }: Boat): number {
  return chance.yes(0.7)
    ? 1 + Math.floor(chance.next() * 3)
    : 1 + Math.floor(chance.next() * (capacity + 1));
}

async function sendHold(
  turn: Turn,
  guest: Guest,
  payload: Record<string, unknown> & { requestKey: string },
): Promise<string> {
  const reply = await ask<{ url: string }>(turn, 'createCheckout', { payload });
  const { groupSize, pricingMode, start, time } = payload;
  const request = `${guest.name} holds ${String(groupSize)} (${String(pricingMode)}) on ${nameOf(turn, payload)}, ${String(start)} at ${String(time)}`;
  if (reply === null || reply.status >= 500) turn.model.lost.push({ guest, payload });
  if (reply?.status !== 200) return `${request}: ${inWords(reply)}`;
  const trip = await tripBehind(turn, guest, reply.body.url);
  return `${request}: ${trip ? trip.code : 'a page that tells nothing'}`;
}

function nameOf({ model }: Turn, { boatId }: Record<string, unknown>): string {
  return model.boats.find(({ id }) => id === boatId)?.name ?? '?';
}

/** Finds the booking of a payment page. */
async function tripBehind(turn: Turn, guest: Guest, url: string): Promise<Trip | null> {
  const patient = { ...turn, leavesEarly: false };
  const session = new URL(url).pathname.split('/').at(-1) ?? '';
  const page = await send(patient, `/sandbox/pay/${session}`);
  const id = /\/checkout\/abandon\/([0-9a-f-]{36})/.exec(page?.text ?? '')?.[1];
  if (id === undefined) return null;
  const reply = await send<BookingView>(patient, `/api/bookings/${id}`);
  if (reply?.status === 404) throw new Finding(`Booking ${id} was held but is not found.`);
  if (reply?.status !== 200) return null;
  const trip = keepTrip(patient, guest, reply.body);
  if (!trip.sessions.includes(session)) trip.sessions.push(session);
  return trip;
}

/** Resends a request whose response was lost, with the same idempotency key. */
export async function comeBack(turn: Turn): Promise<string | null> {
  const { model, chance } = turn;
  const lost = oneOf(chance, model.lost);
  if (!lost) return null;
  model.lost.splice(model.lost.indexOf(lost), 1);
  return `Again: ${await sendHold(turn, lost.guest, lost.payload)}`;
}

/** Reserves by the form flow, to be paid by a mailed link. */
export async function reserve(turn: Turn): Promise<string> {
  const { chance } = turn;
  const boat = someBoat(turn);
  const guest = someGuest(turn);
  const day = someDay(turn);
  const isCharter = chance.yes(0.15);
  const groupSize = sizeOf(turn, boat);
  const tripCents = isCharter ? boat.dayCents : boat.seatCents * groupSize;
  const payload = {
    boatId: boat.id,
    operatorId: boat.operator.id,
    pricingMode: isCharter ? 'charter' : 'perSeat',
    startDate: day,
    endDate: day,
    groupSize,
    amountCents: addServiceFee(tripCents).totalCents,
    customerName: guest.name,
    customerEmail: guest.email,
    requestKey: someKey(chance),
  };
  const send = () =>
    ask<BookingView & { amountCents?: number }>(turn, 'createReservation', { payload });
  let reply = await send();
  if (reply?.status === 409 && typeof reply.body.amountCents === 'number') {
    // Accepts the new price: the price has changed meanwhile.
    payload.amountCents = reply.body.amountCents;
    reply = await send();
  }
  const request = `${guest.name} reserves ${groupSize} (${payload.pricingMode}) on ${boat.name}, ${day}`;
  if (reply?.status !== 201) return `${request}: ${inWords(reply)}`;
  return `${request}: ${keepTrip(turn, guest, reply.body).code}`;
}

const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asked: '4000002760003184',
  disputed: '4000000000000259',
  refundFails: '4000000000005126',
  refundWaits: '4000000000007726',
} as const;
type Card = keyof typeof cards;
const wallet: readonly [Card, ...Card[]] = [
  ...(['good', 'good', 'good', 'good', 'good', 'good', 'good', 'good', 'good'] as const),
  ...(['declined', 'asked', 'asked', 'disputed', 'refundFails', 'refundWaits'] as const),
];

/** Pays on the hosted page of a hold, or by the mailed link, early or late. */
export async function pay(turn: Turn): Promise<string | null> {
  const isOpen = ({ expected, isByHand }: Trip) =>
    ['held', 'pending'].includes(expected.status) && !isByHand;
  const isLate = turn.chance.yes(0.08);
  const trip = someTrip(turn, (each) => (isLate ? !each.isByHand : isOpen(each)));
  const card = turn.chance.pick(wallet);
  if (!trip) return null;
  const session = (await linkedPage(turn, trip)) ?? trip.sessions.at(-1);
  if (session === undefined) return null;
  const led = await giveCard(turn, trip, session, card);
  if (led.startsWith('410')) await lookAgain(turn, trip);
  return `${trip.guest.name} pays ${tripInWords(turn, trip)} with a card that is ${card}: ${led}`;
}

async function linkedPage(turn: Turn, trip: Trip): Promise<string | null> {
  if (trip.sessions.length > 0 && turn.chance.yes(0.8)) return null;
  const reply = await send(turn, `/booking/pay/${trip.id}`, { headers: { accept: 'text/html' } });
  const session = /\/pay\/(cs_[\w-]+)/.exec(reply?.headers.get('location') ?? '')?.[1];
  if (session !== undefined && !trip.sessions.includes(session)) trip.sessions.push(session);
  return session ?? null;
}

async function giveCard(turn: Turn, trip: Trip, session: string, card: Card): Promise<string> {
  if (card !== 'declined') trip.mayBePaid = true;
  const fields = { card_number: cards[card], exp: '12/40', cvc: '123', name: trip.guest.name };
  const body = new URLSearchParams(fields);
  const paid = await send(turn, `/sandbox/pay/${session}`, { method: 'POST', body });
  const step = paid?.headers.get('location') ?? '';
  if (paid?.status !== 303 || card !== 'asked')
    return paid?.status === 402 ? 'declined' : inWords(paid);
  const answer = turn.chance.yes(0.7) ? 'complete' : 'fail';
  if (turn.chance.yes(0.1)) return 'the bank asks, and they go away';
  const { pathname, search: query } = new URL(step, 'http://localhost');
  const asked = { method: 'POST', body: new URLSearchParams({ answer }) };
  return `the bank asks (${answer}): ${inWords(await send(turn, pathname + query, asked))}`;
}

/** Polls the success page: if it shows a paid trip, its seats are sold. */
export async function poll(turn: Turn): Promise<string | null> {
  const trip = someTrip(turn, ({ sessions, mayBePaid }) => sessions.length > 0 && mayBePaid);
  const session = trip && oneOf(turn.chance, trip.sessions);
  if (!trip || session === null) return null;
  const reply = await ask<BookingView>(turn, 'bookingBySession', {
    query: { session_id: session },
  });
  if (reply?.status === 404 && !trip.isHandedOver)
    throw new Finding(`The success page of ${trip.code} shows no trip.`);
  await lookAgain(turn, trip);
  return `${trip.guest.name} waits for ${tripInWords(turn, trip)}: ${inWords(reply)}`;
}

export async function abandon(turn: Turn): Promise<string | null> {
  const trip = someTrip(turn, ({ expected }) => expected.status === 'held');
  if (!trip) return null;
  trip.waitsUntil = 0;
  const reply = await send(turn, `/checkout/abandon/${trip.id}`);
  return `${trip.guest.name} leaves the payment page of ${trip.code}: ${inWords(reply)}`;
}

/** Opens a trip from a mail and compares it with what the guest last saw. */
export async function lookAtTrip(turn: Turn): Promise<string | null> {
  const trip = someTrip(turn, () => true);
  if (!trip) return null;
  await lookAgain(turn, trip);
  return `${trip.guest.name} looks at ${tripInWords(turn, trip)}`;
}

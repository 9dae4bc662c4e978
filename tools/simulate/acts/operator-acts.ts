import type { ManualBookingView } from '#contract/operator/manual-booking-api.ts';
import type { BookingView } from '#contract/public/booking-views.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { callOffReasons } from '#domain/trip-changes/calling-off.ts';
import { askAs, send, type Reply } from '../world/asking.ts';
import {
  boatOf,
  inWords,
  oneOf,
  someBoat,
  someDay,
  someGuest,
  someKey,
  someOperator,
  someTime,
  someTrip,
  today,
  tripInWords,
} from '../world/choosing.ts';
import { doubt, expectNow, keepTrip } from '../world/expected-trips.ts';
import type { Act, Boat, Trip, Turn } from '../world/world.ts';

const isSold = ({ expected }: Trip) => ['pending', 'asked', 'paid'].includes(expected.status);

/** Changes prices, seats, lengths and notice; existing sales are unaffected. */
export const editBoat: Act = async (turn) => {
  const { chance } = turn;
  const boat = someBoat(turn);
  const seen = await askAs<OperatorBoatView>(turn, boat.operator, 'operatorBoat', {
    parts: { id: boat.id },
  });
  if (seen?.status !== 200) return null;
  const changes = chance.pick<object>([
    { pricePerSeat: String(20 + Math.floor(chance.next() * 80)) },
    { charterPricePerDay: String(150 + Math.floor(chance.next() * 800)) },
    { capacity: 2 + Math.floor(chance.next() * 8) },
    { tripMinutes: chance.pick([60, 120, 240, 300, 600]) },
    { turnaroundMinutes: chance.pick([0, 15, 60, 120]) },
    { noticeHours: chance.pick([0, 0, 0, 2]) },
  ]);
  const payload = { ...changes, version: seen.body.version };
  const reply = await askAs<OperatorBoatView>(turn, boat.operator, 'updateBoat', {
    parts: { id: boat.id },
    payload,
  });
  if (reply?.status === 200) learn(boat, reply.body);
  return `${boat.operator.name} sets ${JSON.stringify(changes)} on ${boat.name}: ${inWords(reply)}`;
};

function learn(boat: Boat, view: OperatorBoatView): void {
  boat.seatCents = Math.round(Number(view.pricePerSeat) * 100);
  boat.dayCents = Math.round(Number(view.charterPricePerDay) * 100);
  boat.capacity = view.capacity;
}

export const close: Act = async (turn) => {
  const { chance } = turn;
  const boat = someBoat(turn);
  const boatIds = chance.yes(0.3) ? boat.operator.boats.map(({ id }) => id) : [boat.id];
  const hours = chance.yes(0.6) ? { from: '08:00', until: chance.pick(['12:00', '16:00']) } : null;
  const payload = { boatIds, day: someDay(turn), hours };
  const reply = await askAs(turn, boat.operator, 'closeTimes', { payload });
  return `${boat.operator.name} closes ${payload.day} of ${boat.name}${hours ? ` until ${hours.until}` : ''}: ${inWords(reply)}`;
};

export const open: Act = async (turn) => {
  const boat = someBoat(turn);
  const payload = { boatId: boat.id, day: someDay(turn) };
  const reply = await askAs(turn, boat.operator, 'openDay', { payload });
  return `${boat.operator.name} opens ${payload.day} of ${boat.name} again: ${inWords(reply)}`;
};

export const bookByHand: Act = async (turn) => {
  const { chance } = turn;
  const boat = someBoat(turn);
  const guest = someGuest(turn);
  const day = someDay(turn);
  const payment = chance.pick(['cash', 'elsewhere', 'link'] as const);
  const payload = {
    requestKey: someKey(chance),
    boatId: boat.id,
    start: day,
    end: day,
    pricingMode: chance.yes(0.15) ? 'charter' : 'perSeat',
    time: someTime(turn, boat),
    groupSize: 1 + Math.floor(chance.next() * 4),
    customerName: guest.name,
    customerEmail: guest.email,
    customerPhone: null,
    specialRequests: null,
    source: chance.pick(['walk-in', 'phone', 'hotel'] as const),
    payment,
    ...(payment !== 'link' && { amountCents: 1000 + Math.floor(chance.next() * 20_000) }),
  };
  const isTwice = chance.yes(0.15);
  const once = () => askAs<ManualBookingView>(turn, boat.operator, 'bookByHand', { payload });
  const replies = isTwice ? await Promise.all([once(), once()]) : [await once()];
  const booked = replies.find((reply) => reply?.status === 201)?.body.bookingId;
  if (booked !== undefined) await keepById(turn, booked, guest);
  const text = `${boat.operator.name} books ${payload.groupSize} (${payload.pricingMode}) by hand on ${boat.name}, ${day} at ${payload.time}, paid by ${payment}`;
  return `${text}: ${replies.map(inWords).join(' and ')}`;
};

async function keepById(turn: Turn, id: string, guest: Trip['guest']): Promise<void> {
  const reply = await send<BookingView>({ ...turn, leavesEarly: false }, `/api/bookings/${id}`);
  if (reply?.status === 200) keepTrip(turn, guest, reply.body);
}

export const cancelByHand: Act = async (turn) => {
  const trip = someTrip(turn, (each) => each.isByHand && isSold(each));
  const boat = trip && boatOf(turn, trip.expected.boatId);
  if (!trip || !boat) return null;
  const before = tripInWords(turn, trip);
  const payload = { requestKey: someKey(turn.chance), reason: '' };
  const question = { parts: { id: trip.id }, payload };
  const reply = await askAs(turn, boat.operator, 'cancelByHand', question);
  await learnFrom(turn, reply, [trip]);
  return `${boat.operator.name} takes back ${before}: ${inWords(reply)}`;
};

/** Updates the model of these trips after an action that was, or may have been, performed. */
async function learnFrom(turn: Turn, reply: Reply, trips: readonly Trip[]): Promise<void> {
  if (reply !== null && reply.status >= 400 && reply.status < 500) return;
  if (reply === null || reply.status >= 500) trips.forEach(doubt);
  for (const trip of trips) await expectNow(turn, trip, {});
}

const soldOn = (turn: Turn, boatIds: readonly string[], day: string, time: string | null) =>
  turn.model.trips.filter(
    ({ expected }) =>
      boatIds.includes(expected.boatId) &&
      expected.start <= day &&
      expected.end >= day &&
      (time === null || expected.time === time || expected.time === null),
  );

/** Calls off a departure, or a day of one boat or of all boats. */
export const callOff: Act = async (turn) => {
  const { chance } = turn;
  const trip = someTrip(turn, (each) => isSold(each) && each.expected.start >= today(turn));
  const boat = trip && boatOf(turn, trip.expected.boatId);
  if (!trip || !boat) return null;
  const isWhole = chance.yes(0.3);
  const boatIds = chance.yes(0.2) ? boat.operator.boats.map(({ id }) => id) : [boat.id];
  const time = isWhole || trip.expected.time === null ? null : trip.expected.time;
  const day = trip.expected.start;
  const payload = {
    boatIds,
    day,
    time,
    reason: chance.pick(callOffReasons),
    note: '',
    requestKey: someKey(chance),
  };
  const reply = await askAs(turn, boat.operator, 'callOff', { payload });
  if (reply === null || reply.status < 400 || reply.status >= 500) {
    // A trip of the previous day may still be at sea.
    for (const each of turn.model.trips)
      if (boatIds.includes(each.expected.boatId)) each.mayEnd ||= isNear(each, day);
  }
  return `${boat.operator.name} calls off ${boat.name} on ${day}${time ? ` at ${time}` : ''}: ${inWords(reply)}`;
};

const DAY_MS = 86_400_000;
export function isNear({ expected }: Trip, day: string): boolean {
  return (
    Date.parse(expected.start) - 2 * DAY_MS <= Date.parse(day) &&
    Date.parse(day) <= Date.parse(expected.end) + 2 * DAY_MS
  );
}

export const moveGuest: Act = async (turn) => {
  const trip = someTrip(turn, isSold);
  const boat = trip && boatOf(turn, trip.expected.boatId);
  if (!trip || !boat) return null;
  const before = tripInWords(turn, trip);
  const to = { date: someDay(turn), time: trip.expected.time && someTime(turn, boat) };
  const payload = { ...to, requestKey: someKey(turn.chance) };
  const reply = await askAs(turn, boat.operator, 'moveGuest', { parts: { id: trip.id }, payload });
  if (reply?.status === 200) await expectNow(turn, trip, { start: to.date, time: to.time });
  else await learnFrom(turn, reply, [trip]);
  return `${boat.operator.name} moves ${before} to ${to.date} at ${to.time ?? 'no time'}: ${inWords(reply)}`;
};

export const moveDeparture: Act = async (turn) => {
  const trip = someTrip(turn, (each) => isSold(each) && each.expected.time !== null);
  const boat = trip && boatOf(turn, trip.expected.boatId);
  if (!trip || !boat) return null;
  const { start: day, time } = trip.expected;
  const to = { date: someDay(turn), time: someTime(turn, boat) };
  const payload = { boatId: boat.id, day, time, to, requestKey: someKey(turn.chance) };
  const reply = await askAs(turn, boat.operator, 'moveDeparture', { payload });
  await learnFrom(turn, reply, soldOn(turn, [boat.id], day, time));
  return `${boat.operator.name} moves everybody on ${boat.name}, ${day} at ${time}, to ${to.date} at ${to.time}: ${inWords(reply)}`;
};

export const writeToGuests: Act = async (turn) => {
  const trip = someTrip(turn, isSold);
  const boat = trip && boatOf(turn, trip.expected.boatId);
  if (!trip || !boat) return null;
  const { start: day, time } = trip.expected;
  const payload = {
    boatId: boat.id,
    day,
    time,
    requestKey: someKey(turn.chance),
    message: 'Bring hats.',
  };
  const reply = await askAs(turn, boat.operator, 'writeToGuests', { payload });
  return `${boat.operator.name} writes to all on ${boat.name}, ${day}: ${inWords(reply)}`;
};

/** Checks guests in on the dock, from one of two phones. */
export const board: Act = async (turn) => {
  const { chance, shop } = turn;
  const trip = someTrip(turn, (each) => each.expected.status === 'paid');
  const boat = trip && boatOf(turn, trip.expected.boatId);
  if (!trip || !boat) return null;
  const kind = chance.pick(['boarded', 'absent'] as const);
  const acts = [
    {
      id: someKey(chance),
      bookingId: trip.id,
      date: trip.expected.start,
      time: trip.expected.time,
      kind,
      guests: kind === 'boarded' ? trip.expected.groupSize : null,
      at: new Date(shop.clock.nowMs()).toISOString(),
    },
  ];
  const reply = await askAs(turn, boat.operator, 'keepBoarding', { payload: { acts } });
  return `${boat.operator.name} ticks ${tripInWords(turn, trip)} as ${kind}: ${inWords(reply)}`;
};

/** Answers a trip that awaits approval. */
export const answerTrip: Act = async (turn) => {
  const operator = someOperator(turn);
  const asked = await askAs<{ bookingId: string; code: string }[]>(turn, operator, 'approvals');
  const one = asked?.status === 200 ? oneOf(turn.chance, asked.body) : null;
  if (!one) return null;
  const answer = turn.chance.yes(0.6) ? 'yes' : 'no';
  const question = { parts: { id: one.bookingId }, payload: { answer } };
  const reply = await askAs(turn, operator, 'answerTrip', question);
  const trips = turn.model.trips.filter(({ id }) => id === one.bookingId);
  for (const trip of trips) trip.isAnswered = true;
  await learnFrom(turn, reply, trips);
  return `${operator.name} says ${answer} to ${one.code}: ${inWords(reply)}`;
};

/** Answers a guest's change request. */
export const answerChange: Act = async (turn) => {
  const operator = someOperator(turn);
  type Asked = { id: string; bookingId: string; code: string };
  const asked = await askAs<Asked[]>(turn, operator, 'changeRequests');
  const one = asked?.status === 200 ? oneOf(turn.chance, asked.body) : null;
  if (!one) return null;
  const answer = turn.chance.yes(0.7) ? 'yes' : 'no';
  const question = { parts: { id: one.id }, payload: { answer } };
  const reply = await askAs(turn, operator, 'answerChangeRequest', question);
  const trips = turn.model.trips.filter(({ id }) => id === one.bookingId);
  await learnFrom(turn, reply, trips);
  return `${operator.name} says ${answer} to the change that ${one.code} asks for: ${inWords(reply)}`;
};

export const feature: Act = async (turn) => {
  const { chance } = turn;
  const boat = someBoat(turn);
  const paymentMethod = chance.pick([
    'pm_card_visa',
    'pm_card_visa',
    'pm_card_chargeDeclined',
  ] as const);
  const payload = { paymentMethod, requestKey: someKey(chance) };
  const reply = await askAs(turn, boat.operator, 'featureBoat', {
    parts: { id: boat.id },
    payload,
  });
  return `${boat.operator.name} pays to have ${boat.name} featured (${paymentMethod}): ${inWords(reply)}`;
};

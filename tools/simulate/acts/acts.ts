import { seededChance } from '../../../tests/support/worlds/seeded-random.ts';
import * as admin from './admin-acts.ts';
import * as calendar from './calendar-acts.ts';
import { oneOf, someBoat, someDay, someTime, someTrip } from '../world/choosing.ts';
import { timeGoesBy } from './clock-acts.ts';
import * as faults from './faults.ts';
import * as operator from './operator-acts.ts';
import * as provider from './provider-acts.ts';
import * as trip from './trip-acts.ts';
import { lookAgain } from '../world/expected-trips.ts';
import * as visitor from './visitor-acts.ts';
import type { Act, Turn } from '../world/world.ts';

type Weighted = { weight: number; act: Act };

/** People's actions with their relative frequency. */
const people: Readonly<Record<string, Weighted>> = {
  search: { weight: 4, act: visitor.search },
  hold: { weight: 16, act: visitor.hold },
  'come back': { weight: 5, act: visitor.comeBack },
  reserve: { weight: 8, act: visitor.reserve },
  pay: { weight: 20, act: visitor.pay },
  poll: { weight: 6, act: visitor.poll },
  abandon: { weight: 2, act: visitor.abandon },
  'look at a trip': { weight: 6, act: visitor.lookAtTrip },
  cancel: { weight: 3, act: trip.cancel },
  'come with fewer': { weight: 3, act: trip.comeWithFewer },
  move: { weight: 4, act: trip.move },
  'ask for a change': { weight: 3, act: trip.askForChange },
  withdraw: { weight: 1, act: trip.withdraw },
  'hand over': { weight: 1, act: trip.handOver },
  write: { weight: 1, act: trip.write },
  review: { weight: 2, act: trip.review },
  choose: { weight: 5, act: trip.choose },
  'edit a boat': { weight: 3, act: operator.editBoat },
  close: { weight: 2, act: operator.close },
  open: { weight: 4, act: operator.open },
  'book by hand': { weight: 4, act: operator.bookByHand },
  'cancel by hand': { weight: 1, act: operator.cancelByHand },
  'call off': { weight: 2, act: operator.callOff },
  'move a guest': { weight: 2, act: operator.moveGuest },
  'move a departure': { weight: 2, act: operator.moveDeparture },
  'write to guests': { weight: 1, act: operator.writeToGuests },
  board: { weight: 2, act: operator.board },
  'answer a trip': { weight: 4, act: operator.answerTrip },
  'answer a change': { weight: 3, act: operator.answerChange },
  feature: { weight: 1, act: operator.feature },
  'change a calendar': { weight: 3, act: calendar.changeFeed },
  'a calendar’s condition': { weight: 2, act: calendar.changeMood },
  'remove a calendar': { weight: 0.5, act: calendar.removeFeed },
  'connect an account': { weight: 1, act: calendar.connectAccount },
  'disconnect an account': { weight: 0.5, act: calendar.disconnectAccount },
  'change an account': { weight: 2, act: calendar.changeAccount },
  'settle a conflict': { weight: 3, act: calendar.settleConflict },
  'cancel as owner': { weight: 2, act: admin.cancelBooking },
  'refund as owner': { weight: 3, act: admin.refund },
  suspend: { weight: 2, act: admin.suspend },
  'call off a port': { weight: 0.5, act: admin.callOffPort },
  'pay out': { weight: 2, act: admin.payOut },
  'take a payout back': { weight: 0.5, act: admin.takePayoutBack },
  'moderate a review': { weight: 1, act: admin.hideReview },
  'feature by hand': { weight: 0.5, act: admin.featureByHand },
  'tend a failed refund': { weight: 1, act: admin.tendFailedRefund },
  'look at figures': { weight: 1, act: admin.lookAtFigures },
  'refund at the provider': { weight: 1, act: provider.refundThere },
  dispute: { weight: 0.7, act: provider.dispute },
  'decide a dispute': { weight: 1, act: provider.decideDispute },
  'payout of the provider': { weight: 0.5, act: provider.payOutThere },
  'time goes by': { weight: 4, act: timeGoesBy },
};

/** Faults with their relative frequency. */
const breaking: Readonly<Record<string, Weighted>> = {
  'a server is killed': { weight: 3, act: faults.killServer },
  'a server is replaced': { weight: 2, act: faults.replaceServer },
  'the database is killed': { weight: 2, act: faults.killDatabase },
  'a process of the database is killed': { weight: 2, act: faults.killBackend },
  'connections are cut': { weight: 3, act: faults.cutConnections },
  'a lock is held': { weight: 4, act: faults.holdLock },
  'the provider is in chaos': { weight: 5, act: faults.providerChaos },
  'the calendar service is in chaos': { weight: 2, act: faults.calendarServiceChaos },
  'mail is down': { weight: 3, act: faults.mailServerDown },
};

/** Actions that may run concurrently on one departure or trip. */
const onADeparture = [
  'hold',
  'hold',
  'hold',
  'reserve',
  'book by hand',
  'edit a boat',
  'call off',
  'close',
] as const;
const onATrip = [
  ...([
    'pay',
    'pay',
    'cancel',
    'come with fewer',
    'move',
    'choose',
    'move a guest',
    'move a departure',
  ] as const),
  ...([
    'cancel as owner',
    'refund as owner',
    'poll',
    'abandon',
    'call off',
    'cancel by hand',
  ] as const),
] as const;

function draw(turn: Turn, from: Readonly<Record<string, Weighted>>): [string, Act] {
  const names = Object.keys(from);
  let left = turn.chance.next() * names.reduce((sum, name) => sum + (from[name]?.weight ?? 0), 0);
  for (const name of names) {
    const { weight, act } = from[name] as Weighted;
    left -= weight;
    if (left < 0) return [name, act];
  }
  return ['search', visitor.search];
}

const FAULTY = 0.03;
const STORMY = 0.05;
const HASTY = 0.03;

/** Performs a step: usually one person's action; sometimes a burst of concurrent actions, or a fault. */
export async function oneStep(turn: Turn): Promise<void> {
  const { chance, model } = turn;
  const kind = chance.next();
  if (kind < FAULTY) return doAndCount(turn, draw(turn, breaking), model.faults);
  if (kind < FAULTY + STORMY) return burst(turn);
  const leavesEarly = chance.yes(HASTY);
  if (leavesEarly)
    model.faults.set(
      'an answer is not waited for',
      (model.faults.get('an answer is not waited for') ?? 0) + 1,
    );
  return doAndCount({ ...turn, leavesEarly }, draw(turn, people), model.done);
}

async function doAndCount(
  turn: Turn,
  [name, act]: [string, Act],
  counts: Map<string, number>,
): Promise<void> {
  const begun = performance.now();
  const text = await act(turn);
  turn.model.spent.set(name, (turn.model.spent.get(name) ?? 0) + performance.now() - begun);
  if (text === null) return;
  counts.set(name, (counts.get(name) ?? 0) + 1);
  turn.say(turn.leavesEarly ? `(in haste) ${text}` : text);
}

/** Performs concurrent actions, each with its own random numbers; a lock or a crash may be among them. */
async function burst(turn: Turn): Promise<void> {
  const { chance, model } = turn;
  const boat = someBoat(turn);
  const target = chance.yes(0.5) ? someTrip(turn, () => true) : null;
  const place = target && model.boats.find(({ id }) => id === target.expected.boatId);
  const focus = {
    boat: place ?? boat,
    day: someDay(turn),
    time: someTime(turn, place ?? boat),
    trip: target,
  };
  const names = target ? onATrip : onADeparture;
  const count = 3 + Math.floor(chance.next() * 6);
  turn.say(
    `STORM of ${count} on ${target ? target.code : `${boat.name}, ${focus.day} at ${focus.time}`}`,
  );
  // A concurrent reader may see a result before the actor gets the response.
  if (target) target.isUnsure = true;
  const all = Array.from({ length: count }, (_, nth) => {
    const own = {
      ...turn,
      chance: seededChance(Math.floor(chance.next() * 2 ** 31) + nth),
      burst: focus,
    };
    const name = oneOf(own.chance, names) ?? 'hold';
    return doAndCount(own, [name, people[name]?.act ?? visitor.hold], model.done);
  });
  const isBroken = chance.yes(0.15);
  const inTheMiddle = isBroken
    ? doAndCount(turn, draw(turn, breaking), model.faults)
    : Promise.resolve();
  const settled = await Promise.allSettled([...all, inTheMiddle]);
  for (const each of settled) if (each.status === 'rejected') throw each.reason;
  if (target) await lookAgain({ ...turn, burst: null }, Object.assign(target, { isUnsure: true }));
  model.done.set('burst', (model.done.get('burst') ?? 0) + 1);
}

import { addDays, toInstant, toIslandNow } from '#domain/time/days.ts';
import { calendarAnswer, buildCalendar } from '../../../tests/support/providers/feed-server.ts';
import { createCalendarAccount, allow } from '../../../tests/support/providers/calendar-account.ts';
import { askAs, send, someServer } from '../world/asking.ts';
import { inWords, oneOf, someDay, someOperator } from '../world/choosing.ts';
import { expectNow } from '../world/expected-trips.ts';
import type { Act, Operator, Turn } from '../world/world.ts';

const moods = ['well', 'well', 'well', 'cut', 'wrong', 'slow', 'broken', 'gone'] as const;
type Mood = (typeof moods)[number];
const SLOW_MS = 400;

/** Sets the response of an operator's calendar feed. */
export function setCondition(
  { shop }: Pick<Turn, 'shop'>,
  { feed }: Operator,
  condition: Mood,
): void {
  feed.condition = condition;
  const well = calendarAnswer(buildCalendar(...feed.events));
  const text = buildCalendar(...feed.events);
  shop.feeds.answer(feed.path, (request, response) => {
    if (condition === 'well') well(request, response);
    else if (condition === 'cut') {
      response.writeHead(200, { 'content-length': String(text.length + 100) });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
    } else if (condition === 'wrong') response.writeHead(200).end('<html>Please sign in</html>');
    else if (condition === 'slow') setTimeout(() => well(request, response), SLOW_MS);
    else response.writeHead(condition === 'gone' ? 410 : 500).end();
  });
}

/** Adds or removes a busy time of the operator; their calendar is synced now or when due. */
export const changeFeed: Act = async (turn) => {
  const { chance } = turn;
  const operator = someOperator(turn);
  const { feed } = operator;
  if (feed.events.length > 0 && chance.yes(0.4)) {
    feed.events.splice(Math.floor(chance.next() * feed.events.length), 1);
  } else {
    const day = someDay(turn).replaceAll('-', '');
    const [from, until] = chance.pick<[string, string]>([
      ['09', '10'],
      ['14', '16'],
      ['00', '23'],
    ]);
    feed.events.push([
      `UID:busy-${turn.step}`,
      `DTSTART:${day}T${from}0000`,
      `DTEND:${day}T${until}0000`,
    ]);
  }
  setCondition(turn, operator, feed.condition as Mood);
  const sentence = `${operator.name}'s calendar has ${feed.events.length} busy times now`;
  const asking = { ...turn, isOutsideAway: feed.condition !== 'well' };
  if (feed.id === null) return `${sentence}, and it is added: ${await addFeed(asking, operator)}`;
  if (chance.yes(0.5)) return sentence;
  const reply = await askAs(asking, operator, 'readCalendarFeed', { parts: { id: feed.id } });
  if (reply?.status === 404) feed.id = null;
  return `${sentence}, and is read: ${inWords(reply)}`;
};

async function addFeed(turn: Turn, operator: Operator): Promise<string> {
  const { feed } = operator;
  const payload = {
    name: 'Mine',
    address: turn.shop.feeds.url(feed.path),
    allBoats: true,
    boatIds: [],
  };
  const reply = await askAs<{ id?: string }>(turn, operator, 'addCalendarFeed', { payload });
  feed.id = (reply?.status ?? 500) < 300 ? (reply?.body.id ?? null) : null;
  return inWords(reply);
}

export const changeMood: Act = async (turn) => {
  const operator = someOperator(turn);
  setCondition(turn, operator, turn.chance.pick(moods));
  return `${operator.name}'s calendar answers ${operator.feed.condition} from now on`;
};

export const removeFeed: Act = async (turn) => {
  const operator = someOperator(turn);
  const { feed } = operator;
  if (feed.id === null) return null;
  const reply = await askAs(turn, operator, 'removeCalendarFeed', { parts: { id: feed.id } });
  if (reply?.status === 200) feed.id = null;
  return `${operator.name} removes their calendar's address: ${inWords(reply)}`;
};

/** Connects an account through the provider's consent page. */
export const connectAccount: Act = async (turn) => {
  const operator = someOperator(turn);
  const started = await askAs<{ authUrl?: string }>(turn, operator, 'startCalendar', {});
  const { authUrl } = started?.body ?? {};
  if (started?.status !== 200 || authUrl === undefined) return null;
  const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { pathname, search } = new URL(authUrl);
  const led = await allow((await someServer(turn)) + pathname + search, {
    email: operator.email,
  }).catch(() => null);
  if (led === null) return `${operator.name} does not get through the consent page`;
  const back = new URL(led);
  const reply = await send(turn, back.pathname + back.search, { headers: { cookie } });
  operator.hasAccount = true;
  return `${operator.name} connects a calendar account: led to ${reply?.headers.get('location') ?? 'nowhere'}`;
};

export const disconnectAccount: Act = async (turn) => {
  const operator = someOperator(turn);
  if (!operator.hasAccount) return null;
  const reply = await askAs(turn, operator, 'disconnectCalendar', {});
  if (reply?.status === 200) operator.hasAccount = false;
  return `${operator.name} disconnects the account: ${inWords(reply)}`;
};

/** Adds or removes an event of the connected calendar. */
export const changeAccount: Act = async (turn) => {
  const operator = someOperator(turn);
  if (!operator.hasAccount) return null;
  const account = createCalendarAccount({ baseUrl: await someServer(turn) }, operator.email);
  const day = addDays(toIslandNow(turn.shop.clock.nowMs()).day, Math.floor(turn.chance.next() * 6));
  const startTime = toInstant(day, '10:00') / 1000;
  const endTime = toInstant(day, '12:00') / 1000;
  const isAdding = turn.chance.yes(0.7);
  const nth = turn.chance.next();
  try {
    if (isAdding) await account.put({ title: 'Dentist', when: { startTime, endTime } });
    else {
      const events = (await account.events()).toSorted((one, other) =>
        one.title.localeCompare(other.title),
      );
      const event = events[Math.floor(nth * events.length)];
      if (!event) return null;
      await account.remove(event.id);
    }
  } catch {
    return `${operator.name}'s account cannot be changed`;
  }
  return `${operator.name}'s account ${isAdding ? `is busy on ${day}` : 'loses an event'}`;
};

/** Resolves a conflict: the trip sails, moves, or is cancelled. */
export const settleConflict: Act = async (turn) => {
  const { chance, model } = turn;
  const operator = someOperator(turn);
  type Conflict = {
    id: string;
    bookingId: string;
    code: string;
    freeDepartures: { date: string; times: string[] }[];
  };
  const listed = await askAs<Conflict[]>(turn, operator, 'calendarConflicts');
  const conflict = listed?.status === 200 ? oneOf(chance, listed.body) : null;
  if (!conflict) return null;
  const free = oneOf(chance, conflict.freeDepartures);
  const name = chance.pick(['keepTrip', 'moveTrip', 'cancelTrip'] as const);
  if (name === 'moveTrip' && !free) return null;
  const payload = { date: free?.date, time: free?.times[0] ?? null };
  const question = { parts: { id: conflict.id }, ...(name === 'moveTrip' && { payload }) };
  const reply = await askAs(turn, operator, name, question);
  if (reply === null || reply.status < 400 || reply.status >= 500) {
    for (const trip of model.trips.filter(({ id }) => id === conflict.bookingId))
      await expectNow(turn, trip, {});
  }
  return `${operator.name} settles a conflict of ${conflict.code} (${name}): ${inWords(reply)}`;
};

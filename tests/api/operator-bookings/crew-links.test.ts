import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type {
  BoardingView,
  CrewDayView,
  NewCrewLinkView,
  OperatorDayView,
} from '#contract/operator/operator-day-api.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import { addBooking, tick } from '../../support/worlds/operators/day-world.ts';
import {
  createBoatActs,
  call,
  newOperator,
  createOperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import type { OperatorWorld } from '../../support/worlds/operators/operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';

const day = dayAhead(12);

let world: OperatorWorld;
let operator: { token: string; email: string };
let boat: OperatorBoatView;
let bookingId: string;
beforeAll(async () => {
  world = await createOperatorWorld();
  operator = await newOperator(world);
  const boats = createBoatActs(world.baseUrl, operator.token);
  ({ body: boat } = await boats.create({ name: 'Crew Boat' }));
  const phone = '+1 721 555 0111';
  bookingId = await addBooking(world, { boatId: boat.id, day, name: 'Ida', phone, guests: 3 });
});
afterAll(() => world.close());

const make = (date: Day = day, boatId = boat.id, token = operator.token) =>
  call<NewCrewLinkView>(world.baseUrl, 'makeCrewLink', { token, payload: { boatId, date } });
const tokenIn = ({ url }: NewCrewLinkView) => url.split('/').at(-1) ?? '';
const open = (token: string) => call<CrewDayView>(world.baseUrl, 'crewDay', { parts: { token } });
const board = (token: string, acts: object[]) =>
  call<BoardingView>(world.baseUrl, 'keepCrewBoarding', { parts: { token }, payload: { acts } });
const codeOf = async (id: string) => {
  const found = await world.database.query<{ code: string }>(
    'select code from bookings where id = $1',
    [id],
  );
  return found.rows[0]?.code ?? '';
};
const readDay = async () =>
  (
    await call<OperatorDayView>(world.baseUrl, 'operatorDay', {
      token: operator.token,
      parts: { date: day },
    })
  ).body;

describe('a crew link', () => {
  test('a crew link opens one boat’s guest list without a sign-in, and shows no prices or email addresses', async () => {
    const { status, body: link } = await make();
    expect(status).toBe(201);
    expect(link.url).toMatch(/\/crew\/[\w-]{27}$/);
    const crew = await open(tokenIn(link));
    expect([crew.status, crew.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(crew.body).toMatchObject({ date: day, boat: { name: 'Crew Boat' } });
    expect(crew.body.departures).toMatchObject([
      { seatsSold: 3, guests: [{ customerName: 'Ida', phone: '+1 721 555 0111', groupSize: 3 }] },
    ]);
    expect(crew.text).not.toMatch(/cents|paid|@|amount|20000|21000/i);
    expect(crew.text).not.toContain(bookingId);
  });

  test('a crew link is stored only as a hash and listed without its URL', async () => {
    const { body: link } = await make();
    const { rows } = await world.database.query<{ row: string }>(
      'select crew_links::text as row from crew_links where id = $1',
      [link.id],
    );
    expect(rows[0]?.row).toContain(hash('sha256', tokenIn(link)));
    expect(rows[0]?.row).not.toContain(tokenIn(link));
    const { crewLinks } = await readDay();
    expect(crewLinks.find(({ id }) => id === link.id)).toEqual({
      id: link.id,
      boat: link.boat,
      madeAt: link.madeAt,
    });
  });

  test('a crew link can tick only guests of its boat and day', async () => {
    const { body: link } = await make();
    const elsewhere = await addBooking(world, { boatId: boat.id, day: addDays(day, 1) });
    const { body: second } = await createBoatActs(world.baseUrl, operator.token).create({
      name: 'Other',
    });
    const onOther = await addBooking(world, { boatId: second.id, day });
    const good = tick(await codeOf(bookingId), day, { guests: 3 });
    const bad = [
      tick(await codeOf(elsewhere), addDays(day, 1)),
      tick(await codeOf(onOther), day),
      tick(onOther, day),
      tick('SXM-NONE-SUCH', day),
    ];
    const { status, body } = await board(tokenIn(link), [good, ...bad]);
    expect([status, body.kept]).toEqual([200, [good.id]]);
    expect(body.refused.map(({ message }) => message)).toEqual(
      bad.map(() => 'We couldn’t find this booking.'),
    );
    const [ida] = (await readDay()).departures.flatMap(({ guests }) => guests);
    expect(ida?.boarding).toMatchObject({ id: good.id, guests: 3, by: 'crew' });
  });

  test('a crew link accepts ticks by booking id, which phones may have stored before an upgrade', async () => {
    const { body: link } = await make();
    const waiting = tick(bookingId, day, { guests: 2 });
    expect((await board(tokenIn(link), [waiting])).body.kept).toEqual([waiting.id]);
    const { body: crewDay } = await open(tokenIn(link));
    const [ida] = crewDay.departures.flatMap(({ guests }) => guests);
    expect(ida).toMatchObject({ bookingId: ida?.code, boarding: { id: waiting.id, guests: 2 } });
  });

  test('a crew link that is wrong, revoked, old or from a suspended captain gets the same answer', async () => {
    const { body: link } = await make();
    const remove = (token: string) =>
      call(world.baseUrl, 'revokeCrewLink', { token, parts: { id: link.id } });
    const { token: stranger } = await newOperator(world);
    expect((await remove(stranger)).status).toBe(404);
    expect((await open(tokenIn(link))).status).toBe(200);
    expect((await remove(operator.token)).body).toEqual({ revoked: true });
    expect((await remove(operator.token)).status).toBe(404);
    expect((await readDay()).crewLinks.map(({ id }) => id)).not.toContain(link.id);

    const { body: old } = await make();
    await world.database.query('update crew_links set day = $2 where id = $1', [
      ...[old.id, dayAhead(-2)],
    ]);
    const { body: kept } = await make();
    const status = (is: string) =>
      world.database.query('update operators set status = $2 where email = $1', [
        ...[operator.email, is],
      ]);
    await status('suspended');
    const answers = [];
    for (const token of [tokenIn(link), tokenIn(old), tokenIn(kept), 'x', `${tokenIn(kept)}a`]) {
      const { status: code, text } = await open(token);
      answers.push(`${code} ${text}`);
      expect((await board(token, [tick(bookingId, day)])).text).toBe(text);
    }
    await status('active');
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('This link has expired.');
    expect((await open(tokenIn(kept))).status).toBe(200);
  });

  test('yesterday’s crew link still opens, but no crew link can be made for a past day', async () => {
    const { body: link } = await make();
    await world.database.query('update crew_links set day = $2 where id = $1', [
      ...[link.id, dayAhead(-1)],
    ]);
    expect((await open(tokenIn(link))).status).toBe(200);
    const past = await make(dayAhead(-1));
    expect([past.status, past.message]).toEqual([409, 'That day has passed.']);
    expect((await make('someday')).status).toBe(400);
    const { token: stranger } = await newOperator(world);
    const theirs = await make(day, boat.id, stranger);
    expect([theirs.status, theirs.message]).toEqual([404, 'We couldn’t find this boat.']);
  });
});

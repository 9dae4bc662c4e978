import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import type { OperatorBookingView } from '#contract/operator/operator-api.ts';
import { foldName } from '#domain/operators/guest-search.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor, type Visitor } from '../../support/worlds/guests/paying-visitor.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';

let world: OperatorWorld;
let captain: CalendarOperator;
let jose: { visitor: Visitor; bookingId: string };

beforeAll(async () => {
  world = await createOperatorWorld();
  captain = await operatorWithBoats(world);
  jose = await sellTo('José García Márquez');
  for (const name of ['Zoe Last', 'Łukasz Żak', 'Émile Abbot']) await sellTo(name);
});
afterAll(() => world.close());

async function sellTo(name: string): Promise<{ visitor: Visitor; bookingId: string }> {
  const visitor = newVisitor(world, name);
  const { session, bookingId } = await visitor.hold(captain.boats[0], { groupSize: 1 });
  await world.provider.pay(session);
  await visitor.poll(session);
  return { visitor, bookingId };
}

const find = async (query: Record<string, string>) => {
  const { token } = captain;
  const answer = await call<OperatorBookingView[]>(world.baseUrl, 'operatorBookings', {
    token,
    query,
  });
  return answer.body.map(({ customerName }) => customerName);
};

describe('an operator finds a guest', () => {
  test.each(['garcia', 'García', 'MARQUEZ', 'márq jos', 'josé garcía márquez'])(
    'an operator finds a guest by parts of the name, with or without accents: %s',
    async (search) => {
      expect(await find({ search })).toEqual(['José García Márquez']);
    },
  );

  test('an operator finds a guest by a code that a phone has autocorrected', async () => {
    const { code } = await jose.visitor.booking(jose.bookingId);
    for (const written of [code.replaceAll('-', '–'), code.toLowerCase().replaceAll('-', ' ')]) {
      expect(await find({ search: written })).toEqual(['José García Márquez']);
    }
  });

  test.each(['arcia', '%', "'", 'garcia:*', 'garcia & jose |', '!garcia'])(
    'a search for “%s” is matched literally',
    async (search) => {
      const names = await find({ search });
      expect([[], ['José García Márquez']]).toContainEqual(names);
    },
  );

  test('an operator’s booking list sorts accented letters among the others, not after Z', async () => {
    expect(await find({ sort: 'customerName' })).toEqual([
      'Émile Abbot',
      'José García Márquez',
      'Łukasz Żak',
      'Zoe Last',
    ]);
  });

  test('the day page sorts names in the same order as the booking list', async () => {
    const { token } = captain;
    const parts = { date: dayAhead() };
    const { body } = await call<OperatorDayView>(world.baseUrl, 'operatorDay', { token, parts });
    expect(body.departures[0]?.guests.map(({ customerName }) => customerName)).toEqual([
      'Émile Abbot',
      'José García Márquez',
      'Łukasz Żak',
      'Zoe Last',
    ]);
  });
});

test('a guest finds their booking by a code whose hyphens were autocorrected', async () => {
  const { code } = await jose.visitor.booking(jose.bookingId);
  const written = code.replaceAll('-', '–').toLowerCase();
  const answer = await fetch(`${world.baseUrl}/api/trips/find`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: jose.visitor.email, code: written }),
  });
  expect(answer.status).toBe(200);
  const subjects = (await mailsTo(world, jose.visitor.email)).map(({ subject }) => subject);
  expect(subjects.some((subject) => subject.startsWith('Your trip link: '))).toBe(true);
});

test('the database folds names for search exactly as the pages do', async () => {
  const names = [
    ...['José García Márquez', 'Jörg Weiß', 'Łukasz Żak', 'Sinéad O’Brien', 'Jean-Luc Picard'],
    ...[
      'D’Ávila–Søren, ',
      'ÆSOP œuvre',
      '李小明',
      '  Ana   Maria ',
      'Müller/Meier (2)',
      'a@b.c & co',
    ],
  ];
  for (const name of names) {
    const { rows } = await world.database.query<{ folded: string }>(
      'select fold_name($1) as folded',
      [name],
    );
    expect(rows[0]?.folded).toBe(foldName(name));
  }
});

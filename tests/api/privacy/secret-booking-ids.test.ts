import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarExportView } from '#contract/operator/calendar-api.ts';
import type { CrewDayView, NewCrewLinkView } from '#contract/operator/operator-day-api.ts';
import { parseOnlyEvent, readAttachedEvent } from '../../support/providers/calendar-files.ts';
import { connectAndRead, newAccount, PATIENCE } from '../../support/providers/calendar-account.ts';
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
import { dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { waitForCalendarJobs } from '../../support/product/wait-for-jobs.ts';
import {
  changeTrip,
  bookPaidTrip,
  type LinkedTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';
import { readBooking } from '../../support/worlds/guests/visitors.ts';

let world: OperatorWorld;
let operator: CalendarOperator;
let boat: NewBoat;
let trip: LinkedTrip;

beforeAll(async () => {
  world = await createOperatorWorld();
  operator = await operatorWithBoats(world);
  [boat] = operator.boats;
});
afterAll(() => world.close());

const exported = async () => {
  const { body } = await call<CalendarExportView[]>(world.baseUrl, 'calendarExports', operator);
  return (await fetch(body.find(({ boatId }) => boatId === null)?.url ?? '')).text();
};

test('a booking’s id, which opens its guest’s pages, is revealed only to its guest', async () => {
  const account = newAccount(world);
  await connectAndRead(world, operator, account);
  trip = await bookPaidTrip(world, boat, { specialRequests: 'Two vegetarians' });
  const { bookingId, token, visitor } = trip;
  expect((await readBooking(world.baseUrl, bookingId)).status).toBe(200);
  expect((await changeTrip(world, token, 'message', { message: 'Hello' })).status).toBe(200);
  await expect.poll(async () => (await account.events()).length, PATIENCE).toBe(1);
  await waitForCalendarJobs(world);

  const link = { boatId: boat.id, date: dayAhead() };
  const made = await call<NewCrewLinkView>(world.baseUrl, 'makeCrewLink', {
    token: operator.token,
    payload: link,
  });
  const crewToken = made.body.url.split('/').at(-1) ?? '';
  const crew = await call<CrewDayView>(world.baseUrl, 'crewDay', { parts: { token: crewToken } });
  expect(crew.body.departures.flatMap(({ guests }) => guests)).toHaveLength(1);

  const pages = [
    ...['/board', '/api/board', '/api/search', '/api/boats', `/api/boats/${boat.id}`],
    ...[`/api/boats/${boat.id}/reviews`, `/crew/${crewToken}`, `/boats/${boat.slug}`],
  ];
  const told = {
    crew: crew.text,
    export: await exported(),
    calendar: JSON.stringify(await account.events()),
    mails: JSON.stringify(await mailsTo(world, operator.email)),
    ...Object.fromEntries(
      await Promise.all(
        pages.map(
          async (page) => [page, await (await fetch(world.baseUrl + page)).text()] as const,
        ),
      ),
    ),
  };
  expect(told.mails).toContain('Hello');
  expect(told.export).toContain(visitor.name);
  const given = Object.entries(told).filter(([, text]) => text.includes(bookingId));
  expect(given.map(([where]) => where)).toEqual([]);
});

test('every calendar file of a trip has the same UID, which gives no access to the trip', async () => {
  const { bookingId, token, visitor } = trip;
  const [confirmation] = (await mailsTo(world, visitor.email)).filter(({ subject }) =>
    subject.startsWith('Booking confirmed'),
  );
  const [captains] = (await mailsTo(world, operator.email)).filter(
    ({ attachments }) => attachments.length > 0,
  );
  if (!confirmation || !captains) throw new Error('A mail with a calendar file is missing.');
  const served = await visitor.follow(`/booking/calendar/${bookingId}.ics`);
  const ofTrip = await fetch(`${world.baseUrl}/api/trips/${token}/trip.ics`);
  const uids = [
    ...[
      readAttachedEvent(confirmation),
      readAttachedEvent(captains),
      parseOnlyEvent(await exported()),
    ],
    ...[parseOnlyEvent(await served.text()), parseOnlyEvent(await ofTrip.text())],
  ].map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(1);
  const [name = '', host] = uids[0]?.split('@') ?? [];
  expect(host).toBe(new URL(world.baseUrl).hostname);
  expect(name).not.toBe(bookingId);
  expect((await readBooking(world.baseUrl, name)).status).toBe(404);
});

test('a booking from an earlier version keeps its calendar UID, so that no calendar shows it twice', async () => {
  const { bookingId } = trip;
  await world.database.query('update bookings set calendar_uid = null where id = $1', [bookingId]);
  expect(parseOnlyEvent(await exported()).uid).toBe(
    `${bookingId}@${new URL(world.baseUrl).hostname}`,
  );
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { localizeFullDay } from '#i18n/formats/language-formats.ts';
import { expectWrittenIn } from '../../support/assertions/language-assertions.ts';
import { runJobs, runWaitingJobs } from '../../support/product/wait-for-jobs.ts';
import { mailsTo, theMail } from '../../support/providers/mailbox.ts';
import { signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  createOverseer,
  overseenOperator,
  soldTrip,
  type OverseenOperator,
} from '../../support/worlds/admins/overseen-operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { callOffInTest, sailedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import {
  bookPaidTrip,
  changeTrip,
  readTripToken,
} from '../../support/worlds/guests/trip-link-requests.ts';
import { bookByHand } from '../../support/worlds/operators/manual-booking-actions.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

let world: OperatorWorld;
let captain: OverseenOperator;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  captain = await overseenOperator(world, ['Trade Wind']);
  await save({ meetingPoint: 'Dock A' });
  await passDelay();
});

async function save(changes: object): Promise<void> {
  expect((await captain.own.update(captain.boat, changes)).status).toBe(200);
}

/** Returns the number of jobs that waited for the delay to pass. */
const passDelay = () => runWaitingJobs(world, 'mail-meeting-point');

const toldTo = async ({ email }: { email: string }) =>
  (await mailsTo(world, email)).filter(({ subject }) => subject.startsWith('New meeting point'));

test('guests get one mail in their language about a meeting point that was corrected twice', async () => {
  const ana = await soldTrip(world, captain.boat);
  const luc = await soldTrip(world, captain.boat, { language: 'fr' });
  for (const meetingPoint of ['Dock B', 'Dok C', 'Dock C']) await save({ meetingPoint });
  expect(await passDelay()).toBe(1);
  const mail = await theMail(world, ana.visitor.email, 'New meeting point');
  expect(mail.subject).toBe(`New meeting point: Trade Wind, ${localizeFullDay('en', dayAhead())}`);
  expect(mail.text).toContain(`${captain.name} has changed where you meet for your trip`);
  expect(mail.text).toContain('Meeting point: Dock C');
  expect(readTripToken(mail)).toHaveLength(27);
  const french = await theMail(world, luc.visitor.email, 'Nouveau point de rendez-vous');
  expect(french.text).toContain('Dock C');
  expectWrittenIn(french, 'fr');
});

test('guests get a mail about a new pin on the map, but not about other details of the boat', async () => {
  const { visitor } = await soldTrip(world, captain.boat);
  await save({ bring: 'A towel', meetingPhotoCaption: 'The blue gate', meetingPoint: 'Dock A' });
  expect(await passDelay()).toBe(0);
  await save({ pin: { latitude: 18.03, longitude: -63.05 } });
  expect(await passDelay()).toBe(1);
  expect(await toldTo(visitor)).toHaveLength(1);
});

test('guests get no mail if a changed meeting point is changed back', async () => {
  const { visitor } = await soldTrip(world, captain.boat);
  await save({ meetingPoint: 'Dock B' });
  await save({ meetingPoint: 'Dock A' });
  expect(await passDelay()).toBe(1);
  expect(await toldTo(visitor)).toEqual([]);
});

test('guests get another mail when the meeting point changes after the first mail', async () => {
  const { visitor } = await soldTrip(world, captain.boat);
  for (const meetingPoint of ['Dock B', 'Dock A']) {
    await save({ meetingPoint });
    await passDelay();
  }
  const [latest, ...earlier] = await toldTo(visitor);
  expect(latest?.text).toContain('Dock A');
  expect(earlier).toHaveLength(1);
});

test('only guests with an upcoming trip that was paid before the change get a mail about a new meeting point', async () => {
  const { boat } = captain;
  const ana = await soldTrip(world, boat);
  const fay = newVisitor(world, 'Fay Form');
  expect((await fay.reserve(boat, { amountCents: 16_800 })).status).toBe(201);
  const cancelled = await bookPaidTrip(world, boat);
  const cancel = { refundCents: 16_000, reason: '' };
  expect((await changeTrip(world, cancelled.token, 'cancel', cancel)).status).toBe(200);
  const calledOff = await soldTrip(world, boat);
  await callOffInTest(world, calledOff.bookingId);
  const begun = await sailedTrip(world, boat.id, { ended: 0, time: '00:00' });
  const sailed = await sailedTrip(world, boat.id);
  const walkIn = await bookByHand(world, captain, { customerEmail: null });
  expect(walkIn.status).toBe(201);
  await save({ meetingPoint: 'Dock B' });
  const late = await soldTrip(world, boat, { start: dayAhead(31) });
  await passDelay();
  expect(await toldTo(ana.visitor)).toHaveLength(1);
  for (const guest of [fay, cancelled.visitor, calledOff.visitor, begun, sailed, late.visitor]) {
    expect(await toldTo(guest)).toEqual([]);
  }
});

test('the guest who took over a trip, and not the former one, gets the mail about its new meeting point', async () => {
  const { visitor, token } = await bookPaidTrip(world, captain.boat);
  const bo = { customerName: 'Bo Petit', customerEmail: `bo-${captain.id}@example.com` };
  const handed = await changeTrip(world, token, 'hand-over', { ...bo, customerPhone: null });
  expect(handed.status).toBe(200);
  await save({ meetingPoint: 'Dock B' });
  await passDelay();
  expect(await toldTo({ email: bo.customerEmail })).toHaveLength(1);
  expect(await toldTo(visitor)).toEqual([]);
});

test('guests of a suspended operator get no mail about a new meeting point', async () => {
  const { visitor } = await soldTrip(world, captain.boat);
  await save({ meetingPoint: 'Dock B' });
  const cookie = await signInAdmin(world);
  expect((await createOverseer(world, cookie).suspend(captain)).status).toBe(200);
  expect(await passDelay()).toBe(1);
  expect(await toldTo(visitor)).toEqual([]);
});

test('each of 101 guests gets one mail about a new meeting point, even if the job runs twice', async () => {
  const trips = await Promise.all(
    Array.from({ length: 101 }, () => sailedTrip(world, captain.boat.id, { ended: -30 })),
  );
  await save({ meetingPoint: 'Dock B' });
  await passDelay();
  const { port, customPort } = captain.boat;
  const before = { meetingPoint: 'Dock A', pin: null, port, customPort };
  await runJobs(world, 'mail-meeting-point', [{ boatId: captain.boat.id, before }]);
  const { rowCount } = await world.database.query(
    `select from mails where kind = 'meeting-point-changed' and subject_id = any($1)`,
    [trips.map(({ id }) => id)],
  );
  expect(rowCount).toBe(101);
});

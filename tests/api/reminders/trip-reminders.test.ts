import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import {
  addBoat,
  createPayingWorld,
  type NewBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { runJobs } from '../../support/product/wait-for-jobs.ts';
import {
  callOffInTest,
  sailedTrip,
  type SailedTrip,
} from '../../support/worlds/guests/sailed-trips.ts';
import { changeTrip, bookPaidTrip } from '../../support/worlds/guests/trip-link-requests.ts';

let world: PayingWorld;
let boat: NewBoat;

beforeAll(async () => {
  world = await createPayingWorld();
  boat = await addBoat(world, { name: 'Trade Wind' });
  await world.database.query(
    `update boats set meeting_point = 'The blue gate at Bobby’s Marina', bring = 'A towel and cash',
       visits = '{anguilla}' where id = $1`,
    [boat.id],
  );
  await world.database.query(
    `insert into forecast_days (day, wind_knots, gust_knots, wind_from, wave_cm, rain_percent, read_at)
     select day::date, 14, 20, 90, 150, 10, now()
     from generate_series(now() - interval '1 day', now() + interval '3 days', interval '1 day') as day`,
  );
});
afterAll(() => world.close());

/** A departure whose reminder is due now, at any time of day. */
function dueDeparture(): { ended: number; time: string } {
  const { time } = toIslandNow(Date.now());
  return time < '12:00' ? { ended: 0, time: '23:59' } : { ended: -1, time: '09:00' };
}

const dueDay = () => addDays(toIslandNow(Date.now()).day, -dueDeparture().ended);

async function remindersTo({ email }: Pick<SailedTrip, 'email'>) {
  await runJobs(world, 'remind-guests', [{}]);
  const mails = await mailsTo(world, email);
  return mails.filter(({ subject }) => /^(Today|Tomorrow): /.test(subject));
}

describe('the reminder before a trip', () => {
  test('the reminder is sent once, with place, time, what to bring, sea conditions, papers and trip link', async () => {
    const trip = await sailedTrip(world, boat.id, dueDeparture());
    await remindersTo(trip);
    const [mail, ...more] = await remindersTo(trip);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^(Today|Tomorrow): Trade Wind, \d+:\d\d [AP]M$/);
    for (const fact of [
      'The blue gate at Bobby’s Marina',
      'Philipsburg',
      'A towel and cash',
      'Waves up to 1.5 m (5 ft)',
      'Anguilla',
      'passport',
      trip.code,
      'Please arrive 15 minutes before departure',
    ]) {
      expect(mail?.text).toContain(fact);
      expect(mail?.html).toContain(fact);
    }
    expect(mail?.links.some((link) => /\/trips\/[\w-]{27}$/.test(link))).toBe(true);
  });

  test.each([
    ['is three days away', { ended: -3, time: '09:00' }],
    ['was canceled', { ...dueDeparture(), status: 'cancelled' }],
    ['was not paid', { ...dueDeparture(), status: 'expired' }],
    ['has begun', { ended: 0, time: '00:00' }],
  ])('no reminder is sent for a trip that %s', async (_, terms) => {
    expect(await remindersTo(await sailedTrip(world, boat.id, terms))).toEqual([]);
  });

  test('no reminder is sent for a trip that was called off', async () => {
    const trip = await sailedTrip(world, boat.id, dueDeparture());
    await callOffInTest(world, trip.id);
    expect(await remindersTo(trip)).toEqual([]);
  });

  test('the reminder for a trip that was sold late is sent two hours after the sale', async () => {
    const trip = await sailedTrip(world, boat.id, dueDeparture());
    const pay = (hours: number) =>
      world.database.query(
        'update bookings set paid_at = now() - make_interval(hours => $2) where id = $1',
        [trip.id, hours],
      );
    await pay(0);
    expect(await remindersTo(trip)).toEqual([]);
    await pay(26);
    expect(await remindersTo(trip)).toHaveLength(1);
  });

  test('the reminder for a moved trip is sent again for its new day, two hours after the move', async () => {
    const trip = await sailedTrip(world, boat.id, dueDeparture());
    await world.database.query(
      `insert into mails (key, kind, recipient, subject_id, matter, queued_at, sent_at)
       values ('reminder:visitor:' || $1 || ':2026-01-01', 'reminder', 'visitor', $1, '2026-01-01', now(), now())`,
      [trip.id],
    );
    const record = (hours: number) =>
      world.database.query(
        `insert into booking_events (booking_id, at, event, actor, facts)
         values ($1, now() - make_interval(hours => $2), 'moved', 'visitor', '{}')`,
        [trip.id, hours],
      );
    await record(0);
    expect(await remindersTo(trip)).toEqual([]);
    await world.database.query('delete from booking_events where booking_id = $1', [trip.id]);
    await record(26);
    expect(await remindersTo(trip)).toHaveLength(1);
    expect(await remindersTo(trip)).toHaveLength(1);
  });

  test('the reminder for a transferred trip goes only to its new guest', async () => {
    const ana = await bookPaidTrip(world, boat, { groupSize: 2 });
    const email = `bea-${ana.bookingId.slice(0, 8)}@example.com`;
    const handOver = { customerName: 'Bea Cole', customerEmail: email };
    const answer = await changeTrip(world, ana.token, 'hand-over', handOver);
    expect(answer.status).toBe(200);
    const [told] = await mailsTo(world, email);
    expect(told?.text).toContain('The blue gate at Bobby’s Marina');
    expect(told?.text).toContain('Please arrive 15 minutes before departure');
    await world.database.query(
      `update bookings set start_date = $2, end_date = $2, time = $3, paid_at = now() - interval '40 days' where id = $1`,
      [ana.bookingId, dueDay(), dueDeparture().time],
    );
    expect(await remindersTo({ email })).toHaveLength(1);
    expect(await remindersTo(ana.visitor)).toEqual([]);
  });
});

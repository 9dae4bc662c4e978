import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { TripView } from '#contract/public/trip-api.ts';
import type { InboxMail } from '../../../../src/server/platform/mail/inbox-pages.ts';
import { theMail } from '../../providers/mailbox.ts';
import { newVisitor, type CheckoutInput, type Visitor } from './paying-visitor.ts';
import type { NewBoat, PayingWorld } from './paying-world.ts';
import { waitForJobs } from '../../product/wait-for-jobs.ts';
import type { Answer } from './visitors.ts';

/** A paid trip and the secret link from its mail. */
export type LinkedTrip = { visitor: Visitor; bookingId: string; token: string };

export async function bookPaidTrip(
  world: PayingWorld,
  boat: NewBoat,
  input?: CheckoutInput,
  name?: string,
): Promise<LinkedTrip> {
  const visitor = newVisitor(world, name);
  const { session, bookingId } = await visitor.hold(boat, input);
  await world.provider.pay(session);
  await waitForJobs(world);
  const mail = await theMail(world, visitor.email, 'Booking confirmed');
  return { visitor, bookingId, token: readTripToken(mail) };
}

/** Creates a link to a booking's trip, as in its mails; returns the link's token. */
export async function linkTo(
  { database }: Pick<PayingWorld, 'database'>,
  bookingId: string,
): Promise<string> {
  const token = randomBytes(20).toString('base64url');
  await database.query(
    'insert into trip_links (token_hash, booking_id, made_at) values ($1, $2, now())',
    [hash('sha256', token, 'base64url'), bookingId],
  );
  return token;
}

/** Returns the token of the trip link in a mail. */
export function readTripToken(mail: Pick<InboxMail, 'text'> | undefined): string {
  const token = /\/trips\/([\w-]{27})(?![\w-])/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`There is no link to a trip in: ${mail?.text}`);
  return token;
}

export async function readTrip(
  { baseUrl }: Pick<PayingWorld, 'baseUrl'>,
  token: string,
): Promise<Answer<TripView>> {
  return answered(await fetch(`${baseUrl}/api/trips/${token}`));
}

export async function changeTrip(
  { baseUrl }: Pick<PayingWorld, 'baseUrl'>,
  token: string,
  act: string,
  payload: object = {},
): Promise<Answer<TripView>> {
  return answered(
    await fetch(`${baseUrl}/api/trips/${token}/${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestKey: randomUUID(), ...payload }),
    }),
  );
}

async function answered(response: Response): Promise<Answer<TripView>> {
  const body = (await response.json()) as TripView & { message?: string };
  return { status: response.status, body, message: body.message ?? '', headers: response.headers };
}

/** Moves a trip to start in `hours` hours, as if it had been booked for that time. */
export async function moveTripStart(
  { database }: PayingWorld,
  bookingId: string,
  hours: number,
): Promise<void> {
  await database.query(
    `update bookings set start_date = at::date, end_date = at::date, time = to_char(at, 'HH24:MI')
     from (select (now() at time zone 'America/Lower_Princes') + make_interval(mins => $2) as at) as moment
     where id = $1`,
    [bookingId, Math.round(hours * 60)],
  );
  await database.query(
    `update departures set day = bookings.start_date, time = bookings.time from bookings
     where bookings.id = $1 and departures.boat_id = bookings.boat_id`,
    [bookingId],
  );
  await database.query(
    `update boat_days set day = bookings.start_date from bookings
     where bookings.id = $1 and boat_days.boat_id = bookings.boat_id and boat_days.seats_taken > 0`,
    [bookingId],
  );
  // Counts the seats overnight, too, if the trip ends after midnight.
  await database.query(
    `insert into boat_days (boat_id, day, seats_overnight)
     select boat_id, day + 1, sum(seats_taken) from departures
     where boat_id = (select boat_id from bookings where id = $1) and seats_taken > 0
       and upper(sold_span) > (day + 1)::timestamp group by 1, 2
     on conflict (boat_id, day) do update set seats_overnight = excluded.seats_overnight`,
    [bookingId],
  );
}

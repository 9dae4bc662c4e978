import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ILLUSTRATION_FOCUS } from '#domain/boats/photo-focus.ts';
import { buildBoatSlug } from '#domain/boats/slugs.ts';
import { addDays, listDays, toInstant, toIslandNow, type Day } from '#domain/time/days.ts';
import {
  computeTripLengths,
  type Sailing,
  type TripLengths,
} from '#domain/availability/trip-times.ts';
import { demoBoats, type DemoBoat } from './demo-boats.ts';
import { demoBookings, type DemoBooking } from './demo-bookings.ts';
import { demoOperators, demoProfiles } from './demo-operators.ts';
import { demoItineraries } from './demo-itineraries.ts';
import { demoTranslations } from './demo-translations.ts';
import { demoTripFacts } from './demo-trip-facts.ts';
import { DEMO_CRUISE_WEEKS, demoPortCalls } from './demo-port-calls.ts';
import { listDemoPhotos } from './demo-photos.ts';
import { paySeededBookings } from './pay-seeded-bookings.ts';

/** Seeds an empty database with the demo world; does nothing if there are operators. */
export async function seedDemoWorld(databaseUrl: string, nowMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // The interrupted query reports a lost connection; without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    // Prevents two processes that start together from both seeding.
    await client.query("select pg_advisory_xact_lock(hashtext('demo world'))");
    const { rows } = await client.query('select 1 from operators limit 1');
    const isEmpty = rows.length === 0;
    if (isEmpty) await seed(client, nowMs);
    await client.query('commit');
    return isEmpty;
  } finally {
    await client.end();
  }
}

async function seed(client: pg.Client, nowMs: number): Promise<void> {
  const today = toIslandNow(nowMs).day;
  const at = new Date(nowMs);
  const operators = new Map<string, string>();
  for (const { key, name, email } of demoOperators) {
    const id = randomUUID();
    operators.set(key, id);
    const { spokenLanguages, sailingSince, introduction } = demoProfiles[key];
    await insert(client, 'operators', {
      id,
      name,
      email,
      spoken_languages: spokenLanguages,
      sailing_since: sailingSince ?? null,
      introduction: introduction ?? null,
      created_at: at,
    });
    await seedDocuments(client, id, today, at);
  }
  const boats = new Map<string, PouredBoat>();
  for (const [index, boat] of demoBoats.entries()) {
    const operatorId = operators.get(boat.operator) ?? '';
    const createdAt = new Date(nowMs - (demoBoats.length - index) * 60_000);
    boats.set(boat.key, await seedBoat(client, boat, operatorId, today, createdAt));
  }
  for (const [index, booking] of demoBookings(today).entries()) {
    const boat = boats.get(booking.boat);
    if (boat) await seedBooking(client, booking, boat, index, nowMs);
  }
  await paySeededBookings(client);
  await seedPortCalls(client, today, at);
}

/** Accepted documents without files, with expiry dates beyond the demo. */
async function seedDocuments(client: pg.Client, operatorId: string, today: Day, at: Date) {
  for (const [kind, years] of [
    ['licence', 4],
    ['insurance', 3],
  ] as const) {
    await insert(client, 'operator_documents', {
      id: randomUUID(),
      operator_id: operatorId,
      kind,
      state: 'accepted',
      expires_on: addDays(today, years * 365),
      sent_at: at,
      checked_at: at,
      checked_on: today,
    });
  }
}

async function seedPortCalls(client: pg.Client, today: Day, at: Date) {
  for (const { ahead, ...call } of demoPortCalls) {
    for (let week = 0; week < DEMO_CRUISE_WEEKS; week += 1) {
      const day = addDays(today, ahead + 7 * week);
      await insert(client, 'port_calls', { id: randomUUID(), day, ...call, changed_at: at });
    }
  }
}

type PouredBoat = { id: string; operatorId: string; boat: DemoBoat; sailing: Sailing };

async function seedBoat(
  client: pg.Client,
  boat: DemoBoat,
  operatorId: string,
  today: Day,
  createdAt: Date,
): Promise<PouredBoat> {
  const id = randomUUID();
  const availability = boat.availability(today);
  await insert(client, 'boats', {
    id,
    operator_id: operatorId,
    name: boat.name,
    slug: buildBoatSlug(boat),
    type: boat.type,
    trip_type: boat.tripType,
    pricing_mode: { tour: 'perSeat', private: 'charter', both: 'both' }[boat.tripType],
    port: boat.port,
    custom_port: boat.customPort ?? null,
    capacity: boat.capacity,
    price_per_seat_cents: boat.seatCents,
    charter_price_cents: boat.dayCents,
    description: boat.description,
    availability: JSON.stringify(availability),
    trip_minutes: boat.tripMinutes ?? null,
    turnaround_minutes: boat.turnaroundMinutes ?? null,
    ...buildFactColumns(boat),
    status: boat.isDraft ? 'draft' : 'published',
    featured_from: boat.isFeatured ? today : null,
    featured_until: boat.isFeatured ? addDays(today, 180) : null,
    featured_payment_id: boat.isFeatured ? 'demo' : null,
    created_at: createdAt,
    updated_at: createdAt,
  });
  for (const [position, photo] of listDemoPhotos(boat.key).entries()) {
    await insert(client, 'boat_photos', {
      id: randomUUID(),
      boat_id: id,
      position,
      focus_x: ILLUSTRATION_FOCUS.x,
      focus_y: ILLUSTRATION_FOCUS.y,
      is_illustration: true,
      ...photo,
    });
  }
  return { id, operatorId, boat, sailing: { ...boat, availability } };
}

async function seedBooking(
  client: pg.Client,
  booking: DemoBooking,
  { id: boatId, operatorId, boat, sailing }: PouredBoat,
  index: number,
  nowMs: number,
): Promise<void> {
  const id = randomUUID();
  const days = listDays(booking.start, booking.end ?? booking.start);
  const isCharter = booking.mode === 'charter';
  const cents = isCharter
    ? (boat.dayCents ?? 0) * days.length
    : (boat.seatCents ?? 0) * booking.guests;
  const lengths = computeTripLengths(sailing, booking.start, booking.time);
  const madeAt = new Date(nowMs - (index % 9) * 5 * 3_600_000 - 3_600_000);
  await insert(client, 'bookings', {
    id,
    code: `SXM-DEMO-${String(index + 1).padStart(4, '0')}`,
    boat_id: boatId,
    operator_id: operatorId,
    flow: 'checkout',
    status: 'paid',
    pricing_mode: booking.mode,
    start_date: booking.start,
    end_date: booking.end ?? booking.start,
    time: booking.time,
    group_size: booking.guests,
    trip_minutes: lengths.tripMinutes,
    stated_minutes: lengths.statedMinutes,
    turnaround_minutes: lengths.turnaroundMinutes,
    customer_name: booking.customer,
    customer_email: buildMailAddress(booking.customer),
    trip_cents: cents,
    fee_cents: 0,
    amount_cents: cents,
    created_at: madeAt,
    paid_at: madeAt,
  });
  if (isCharter) await takeDays(client, boatId, id, days);
  else await reserveSeats(client, boatId, booking, { ...boat, ...lengths });
  if (booking.start < toIslandNow(nowMs).day) await seedReview(client, booking, { id, boatId });
}

/** Requests a review the day after a past trip, and adds the guest's review, if any. */
async function seedReview(
  client: pg.Client,
  { start, review }: DemoBooking,
  { id, boatId }: { id: string; boatId: string },
): Promise<void> {
  const asked = new Date(toInstant(addDays(start, 1), '09:23'));
  await insert(client, 'mails', {
    key: `review-asked:visitor:${id}`,
    kind: 'review-asked',
    recipient: 'visitor',
    subject_id: id,
    queued_at: asked,
    sent_at: asked,
    attempts: 1,
  });
  if (!review) return;
  await insert(client, 'reviews', {
    id: randomUUID(),
    booking_id: id,
    boat_id: boatId,
    stars: review.stars,
    words: review.words,
    language: review.words === null ? null : 'en',
    made_at: new Date(toInstant(addDays(start, 1), '18:40')),
    answer: review.answer ?? null,
    answer_language: review.answer ? 'en' : null,
    answered_at: review.answer ? new Date(toInstant(addDays(start, 2), '08:05')) : null,
  });
}

async function takeDays(client: pg.Client, boatId: string, bookingId: string, days: Day[]) {
  for (const day of days) {
    await insert(client, 'boat_days', { boat_id: boatId, day, charter_booking: bookingId });
  }
}

async function reserveSeats(
  client: pg.Client,
  boatId: string,
  booking: DemoBooking,
  { capacity, tripMinutes, turnaroundMinutes }: TripLengths & Pick<DemoBoat, 'capacity'>,
): Promise<void> {
  const lengths = [tripMinutes, turnaroundMinutes];
  await client.query(
    `insert into departures
       (boat_id, day, time, capacity, seats_taken, trip_minutes, turnaround_minutes)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (boat_id, day, time) do update set seats_taken = departures.seats_taken + $5`,
    [boatId, booking.start, booking.time, capacity, booking.guests, ...lengths],
  );
  await client.query(
    `insert into boat_days (boat_id, day, seats_taken) values ($1, $2, $3)
     on conflict (boat_id, day) do update set seats_taken = boat_days.seats_taken + $3`,
    [boatId, booking.start, booking.guests],
  );
}

function buildFactColumns({ key }: DemoBoat) {
  const facts = demoTripFacts[key] ?? {};
  return {
    meeting_point: facts.meetingPoint ?? '',
    pin_latitude: facts.pin?.latitude ?? null,
    pin_longitude: facts.pin?.longitude ?? null,
    bring: facts.bring ?? '',
    included: facts.included ?? '',
    not_included: facts.notIncluded ?? '',
    suits: JSON.stringify(facts.suits ?? {}),
    itinerary: JSON.stringify(demoItineraries[key] ?? []),
    translations: JSON.stringify(demoTranslations[key] ?? {}),
    visits: facts.visits ?? [],
    notice_hours: facts.noticeHours ?? 0,
    smallest_number: facts.smallestNumber ?? null,
    decision_hours: facts.decisionHours ?? null,
  };
}

function buildMailAddress(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replace(/[^a-z]+/g, '.')}@example.com`;
}

async function insert(client: pg.Client, table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await client.query(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}

import { randomUUID } from 'node:crypto';
import type { MailKind, MailRecipient } from '#domain/bookings/mail-kinds.ts';
import { callAdmin, signInAdmin } from './admins.ts';
import { operatorWithBoats, type CalendarOperator } from '../operators/calendar-operators.ts';
import { addDocuments, addEndingInsurance, type Insert } from '../operators/mailed-documents.ts';
import type { OperatorWorld } from '../operators/operators.ts';
import { newVisitor, type Visitor } from '../guests/paying-visitor.ts';
import { addBoat, dayAhead, type NewBoat } from '../guests/paying-world.ts';
import { runJobs } from '../../product/wait-for-jobs.ts';
import { callOffInTest, sailedTrip, type SailedTrip } from '../guests/sailed-trips.ts';
import { bookPaidTrip, type LinkedTrip } from '../guests/trip-link-requests.ts';

/** Recipients of a mail, and its subject and matter as the outbox stores them. */
type Scene = { to: readonly MailRecipient[]; subject: string; matter?: string };

export type MailedWorld = {
  operator: CalendarOperator;
  boat: NewBoat;
  paid: LinkedTrip;
  calledOff: LinkedTrip;
  reviewed: SailedTrip;
  sailed: SailedTrip;
  pending: { visitor: Visitor; bookingId: string };
  invited: string;
};

/** Creates the trips and the invitation that most mails are about. */
export async function makeMailedWorld(world: OperatorWorld): Promise<MailedWorld> {
  const operator = await operatorWithBoats(world);
  const [boat] = operator.boats;
  const visitor = newVisitor(world, 'Petra Pending');
  const { body } = await visitor.reserve(boat, { startDate: dayAhead(40), endDate: dayAhead(40) });
  const calledOff = await bookPaidTrip(world, boat, { start: dayAhead(41) }, 'Cora Called');
  await callOffInTest(world, calledOff.bookingId);
  const invited = 'ina@invited.test';
  const cookie = await signInAdmin(world);
  const payload = { name: 'Ina Invited', email: invited, role: 'admin' };
  await callAdmin(world.baseUrl, 'inviteAdmin', { cookie, payload });
  return {
    operator,
    boat,
    calledOff,
    invited,
    pending: { visitor, bookingId: body.id },
    paid: await bookPaidTrip(world, boat, { start: dayAhead() }, 'Pia Paid'),
    reviewed: await sailedTrip(world, boat.id, { customer: 'Rita Reviewed' }),
    sailed: await sailedTrip(world, boat.id, { customer: 'Sam Sailed' }),
  };
}

/** Sends a mail of every kind; returns the kind and recipient of each mail that was skipped or failed. */
export async function sendEveryMail(world: OperatorWorld, mailed: MailedWorld): Promise<string[]> {
  const scenes = Object.entries(await everyScene(world, mailed));
  const mails = scenes.flatMap(([kind, { to, subject, matter }]) =>
    to.map((recipient) => {
      const key = [kind, recipient, subject, matter ?? randomUUID(), 'scanned'].join(':');
      return { key, kind, recipient, subject, matter: matter ?? null };
    }),
  );
  for (const { key, kind, recipient, subject, matter } of mails) {
    await world.database.query(
      `insert into mails (key, kind, recipient, subject_id, matter, queued_at)
       values ($1, $2, $3, $4, $5, now())`,
      [key, kind, recipient, subject, matter],
    );
  }
  await runJobs(
    world,
    'send-mail',
    mails.map(({ key }) => ({ key })),
  );
  const { rows } = await world.database.query<{ name: string }>(
    `select kind || ' to ' || recipient as name from mails
     where key = any($1) and (sent_at is null or last_error is not null) order by 1`,
    [mails.map(({ key }) => key)],
  );
  return rows.map(({ name }) => name);
}

/** Returns a scene for every kind of mail. A new kind does not compile without a scene. */
async function everyScene(
  world: OperatorWorld,
  mailed: MailedWorld,
): Promise<Record<MailKind, Scene>> {
  const rows = await addRows(world, mailed);
  const both = ['visitor', 'operator'] as const;
  const paid = mailed.paid.bookingId;
  const off = mailed.calledOff.bookingId;
  const ofPaid = { to: both, subject: paid };
  return {
    confirmation: ofPaid,
    reservation: { to: both, subject: mailed.pending.bookingId },
    'late-payment': { to: ['visitor'], subject: paid },
    'second-payment': { to: ['visitor'], subject: paid },
    released: { to: ['visitor'], subject: paid },
    cancelled: ofPaid,
    asked: ofPaid,
    declined: { to: ['visitor'], subject: paid },
    unanswered: { to: ['visitor'], subject: paid },
    'card-refused': ofPaid,
    moved: ofPaid,
    clash: { to: ['operator'], subject: paid },
    'trips-clash': { to: ['operator'], subject: mailed.boat.operatorId, matter: rows.conflict },
    'fewer-guests': ofPaid,
    'handed-over': ofPaid,
    'handed-away': { to: ['visitor'], subject: paid, matter: rows.event },
    corrected: { to: ['operator'], subject: paid },
    'trip-link': { to: ['visitor'], subject: paid },
    'guest-wrote': { to: ['operator'], subject: paid, matter: rows.event },
    'operator-wrote': { to: ['visitor'], subject: paid, matter: rows.event },
    'change-asked': { to: ['operator'], subject: paid, matter: rows.request },
    'change-declined': { to: ['visitor'], subject: paid, matter: rows.request },
    'called-off': { to: both, subject: off, matter: rows.offer },
    'trips-called-off': { to: ['operator'], subject: mailed.boat.operatorId, matter: rows.callOff },
    'call-off-settled': { to: ['operator'], subject: mailed.boat.operatorId, matter: rows.callOff },
    rebooked: ofPaid,
    'rebooked-away': { to: ['operator'], subject: off, matter: rows.offer },
    'ship-changed': { to: ['visitor'], subject: paid },
    'meeting-point-changed': { to: ['visitor'], subject: paid },
    reminder: { to: ['visitor'], subject: paid, matter: dayAhead() },
    refund: { to: both, subject: paid, matter: rows.refund },
    'review-asked': { to: ['visitor'], subject: mailed.sailed.id },
    reviewed: { to: ['operator'], subject: mailed.reviewed.id },
    'review-answered': { to: ['visitor'], subject: mailed.reviewed.id },
    notice: { to: ['operator'], subject: rows.notice },
    'lengths-asked': { to: ['operator'], subject: mailed.boat.operatorId },
    'document-sent': { to: ['platform'], subject: rows.awaiting },
    'document-accepted': { to: ['operator'], subject: rows.accepted },
    'document-refused': { to: ['operator'], subject: rows.refused },
    'document-reminder': { to: ['operator'], subject: rows.accepted },
    'uncovered-trips': { to: ['operator', 'platform'], subject: rows.uncovered },
    'documents-asked': { to: ['operator'], subject: rows.unlisted },
    'boats-unlisted': { to: ['operator'], subject: rows.unlisted },
    'help-asked': { to: ['visitor', 'platform'], subject: rows.optIn },
    featured: { to: ['operator'], subject: rows.feature },
    ...moneyScenes(mailed, rows),
    invitation: { to: ['admin'], subject: rows.invitation },
    'account-changed': { to: ['admin'], subject: rows.change },
    'paid-out': { to: ['operator'], subject: rows.payout },
    alert: { to: ['platform'], subject: rows.alert },
    'alert-over': { to: ['platform'], subject: rows.alert },
  };
}

/** Returns the scenes of money that was withdrawn or refunded outside the shop. */
function moneyScenes({ paid }: MailedWorld, rows: { dispute: string; feature: string }) {
  const matter = `${rows.dispute}.opened`;
  return {
    dispute: { to: ['operator'], subject: paid.bookingId, matter },
    'dispute-notice': { to: ['platform'], subject: rows.dispute, matter },
    'feature-refunded': { to: ['operator'], subject: rows.feature, matter: 'feature-scanned' },
  } satisfies Record<string, Scene>;
}

/** Inserts the rows that the other mails are about, as the product would. */
async function addRows(world: OperatorWorld, { boat, paid, calledOff, ...mailed }: MailedWorld) {
  const { database } = world;
  const write = async (sql: string, values: unknown[]): Promise<string> => {
    const { rows } = await database.query<{ id: string }>(`${sql} returning id::text`, values);
    return rows[0]?.id ?? '';
  };
  const find = async (sql: string, values: unknown[] = []): Promise<string> =>
    (await database.query<{ id: string }>(sql, values)).rows[0]?.id ?? '';
  const event = randomUUID();
  const operatorId = boat.operatorId;
  const other = await addBoat(world, { name: 'Other', operatorName: 'Captain Teun' });
  await write(
    `insert into booking_events (booking_id, at, event, actor, facts, idempotency_key)
     values ($1, now(), 'guest wrote', 'visitor', $2, $3)`,
    [paid.bookingId, { message: 'Hello', from: { name: 'Fay', email: 'fay@before.test' } }, event],
  );
  const offer = await find('select id from rebooking_offers where booking_id = $1', [
    calledOff.bookingId,
  ]);
  await write(
    `insert into rebookings (id, offer_id, booking_id, from_operator_id, to_operator_id,
       from_boat_id, to_boat_id, start_date, cents, at)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, current_date, 100, '-infinity')`,
    [offer, calledOff.bookingId, operatorId, other.operatorId, boat.id, other.id],
  );
  await write(
    `with call as (insert into port_calls (id, day, ship, arrival, all_aboard, pier, changed_at)
       values (gen_random_uuid(), $1, 'Costa Scanned', '06:00', '07:00', 'philipsburg', now()) returning id)
     insert into ship_guests (booking_id, port_call_id) select $2, id from call returning booking_id as id --`,
    [dayAhead(), paid.bookingId],
  );
  await write(
    `insert into reviews (id, booking_id, boat_id, stars, words, made_at, answer, answered_at)
     values (gen_random_uuid(), $1, $2, 5, 'Fine', now(), 'Thanks', now())`,
    [mailed.reviewed.id, boat.id],
  );
  const admin = await find(`select id from admins where email = 'admin@demo.test'`);
  const documents = await addDocuments(world, write, admin);
  const feature = await addRefundedFeature(write, boat);
  return {
    event,
    offer,
    feature,
    ...documents,
    dispute: await write(
      `insert into disputes (id, payment_intent, session_id, booking_id, cents, taken_cents, beyond_cents,
         reason, status, due_by, opened_at)
       select 'dp_scanned', 'pi_disputed', id, booking_id, 100, 100, 0, 'fraudulent', 'needs_response',
         now() + interval '9 days', now() from payment_sessions where booking_id = $1`,
      [paid.bookingId],
    ),
    conflict: await write(
      `insert into calendar_conflicts (id, booking_id, busy_key, busy_from, busy_until, status, raised_at)
       values (gen_random_uuid(), $1, 'scanned', now(), now(), 'open', now())`,
      [paid.bookingId],
    ),
    callOff: await find('select call_off_id as id from rebooking_offers where id = $1', [offer]),
    request: await write(
      `insert into change_requests (id, booking_id, kind, made_at, due_at)
       values (gen_random_uuid(), $1, 'cancel', now(), now() + interval '1 day')`,
      [paid.bookingId],
    ),
    refund: await write(
      `insert into booking_refunds (id, booking_id, session_id, cents, beyond_cents, reason, state, decided_at, provider_refund, sent_at)
       select gen_random_uuid(), booking_id, id, 1, 0, 'Kindness', 'sent', now(), 're_scanned', now()
       from payment_sessions where booking_id = $1`,
      [paid.bookingId],
    ),
    notice: await write(
      `insert into platform_notices (id, operator_id, kind, reason, made_at)
       values (gen_random_uuid(), $1, 'suspended', 'A test', now())`,
      [operatorId],
    ),
    optIn: await write(
      `insert into opt_ins (id, email, consent, consented_at, language)
       values (gen_random_uuid(), 'help@scanned.test', 'Yes', now(), 'en')`,
      [],
    ),
    invitation: await find(
      `select admin_invitations.id from admin_invitations
       join admins on admins.id = admin_id where email = $1`,
      [mailed.invited],
    ),
    change: await write(
      `insert into audit_events (at, admin_id, admin_name, action, subject_kind, subject_id, subject_name, facts, address)
       values (now(), $1::uuid, 'Ada', 'change-account', 'admin', $1::uuid::text, 'Ada', '{"change": "password"}', '::1')`,
      [admin],
    ),
    uncovered: await addEndingInsurance(write, operatorId),
    payout: await write(
      `insert into payouts (id, operator_id, month, cents, paid_on, method, reference, note, idempotency_key, recorded_by, recorded_at)
       values (gen_random_uuid(), $1, '2026-01', 100, current_date, 'cash', 'R1', '', gen_random_uuid(), $2, now())`,
      [operatorId, admin],
    ),
    alert: await find(
      `insert into alerts (cause, title, says, began_at, ended_at, mail_id, over_mail_id)
       select 'scanned', 'A test', 'It began.', now(), now(), id, id from gen_random_uuid() as id
       returning mail_id as id`,
    ),
  };
}

/** Inserts a feature payment that was refunded at the provider. */
async function addRefundedFeature(write: Insert, { id, operatorId }: NewBoat): Promise<string> {
  const feature = await write(
    `insert into boat_features (id, boat_id, operator_id, idempotency_key, amount_cents, status,
       payment_intent, from_day, until_day, created_at, settled_at)
     values (gen_random_uuid(), $1, $2, gen_random_uuid(), 29000, 'paid', 'pi_scanned', current_date,
       current_date + 180, now(), now())`,
    [id, operatorId],
  );
  await write(
    `with entry as (
       insert into ledger_entries (key, kind, at, boat_feature_id)
       values ('feature-scanned', 'feature-refunded', now(), $1) returning id)
     insert into ledger_lines (entry_id, account, cents)
     select id, account, cents from entry, (values ('card-clearing', -29000), ('feature-sales', 29000)) as lines (account, cents)
     returning entry_id as id --`,
    [feature],
  );
  return feature;
}

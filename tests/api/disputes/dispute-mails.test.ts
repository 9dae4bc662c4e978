import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DisputeView } from '#contract/admin/admin-dispute-api.ts';
import type { OperatorBookingView } from '#contract/operator/operator-api.ts';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import type { StatementView } from '#contract/operator/payout-api.ts';
import { callAdmin, signInAdmin, SUPER_ADMIN } from '../../support/worlds/admins/admins.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import { allMails, mailsTo, subjectsTo, theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import { bookPaidTrip, type MoneyWorld } from '../../support/worlds/money/money-world.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld & MoneyWorld;
let rosa: CalendarOperator;
let boat: NewBoat;
const cards = { disputed: '4000000000000259', asksFirst: '4000000000001976' };
const soon = { timeout: 30_000 };

beforeAll(async () => {
  const opened = await createOperatorWorld();
  const cookie = await signInAdmin(opened, SUPER_ADMIN);
  world = {
    ...opened,
    cookie,
    ask: (name, more) => callAdmin(opened.baseUrl, name, { cookie, ...more }),
  };
});
beforeEach(async () => {
  rosa = await operatorWithBoats(world);
  boat = rosa.boats[0];
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

async function disputeOf(bookingId: string): Promise<DisputeView | undefined> {
  const list = await world.ask<{ items: DisputeView[] }>('adminDisputes', {
    query: { show: 'all' },
  });
  return list.body.items.find(({ booking }) => booking?.id === bookingId);
}

async function disputedTrip() {
  const { bookingId, session } = await bookPaidTrip(world, boat, { card: cards.disputed });
  await expect.poll(async () => (await disputeOf(bookingId))?.takenCents, soon).toBe(19_100);
  await waitForJobs(world);
  const dispute = await disputeOf(bookingId);
  return { bookingId, session, code: dispute?.booking?.code ?? '', disputeId: dispute?.id ?? '' };
}

const asRosa = async <Body>(
  name: 'operatorBookings' | 'operatorDay' | 'statement',
  parts?: Record<string, string>,
) => (await call<Body>(world.baseUrl, name, { token: rosa.token, ...(parts && { parts }) })).body;

/** Reads a booking as the operator sees it in the list and on its day. */
async function seenOf(bookingId: string) {
  const list = await asRosa<OperatorBookingView[]>('operatorBookings');
  const day = await asRosa<OperatorDayView>('operatorDay', { date: dayAhead() });
  const guests = day.departures.flatMap((departure) => departure.guests);
  return {
    inList: list.find(({ id }) => id === bookingId),
    onDay: guests.find((guest) => guest.bookingId === bookingId),
  };
}

async function changesOnStatement() {
  const { months } = await asRosa<StatementView>('statement');
  return months.flatMap(({ trips }) =>
    trips.flatMap(({ changes }) => changes.map(({ kind, cents }) => ({ kind, cents }))),
  );
}

async function mailsToOwner(code: string) {
  await waitForJobs(world);
  return (await allMails(world)).filter(
    ({ to, subject }) => subject.includes(code) && to !== rosa.email,
  );
}

test('a new dispute is mailed to captain and owner, and shown in the portal', async () => {
  const { bookingId, code } = await disputedTrip();
  const mail = await theMail(world, rosa.email, 'Payment disputed: Sea Grape');
  expect(mail.text).toContain('has disputed the payment of $191.00 for booking ' + code);
  expect(mail.text).toContain('we don’t pay out your $191.00 for this trip');
  expect(mail.text).toContain('Please don’t refund the guest yourself.');
  const [toOwner, ...others] = await mailsToOwner(code);
  expect(others).toEqual([]);
  expect(toOwner?.subject).toBe(`A dispute needs a response: $191.00 of booking ${code}`);
  expect(toOwner?.text).not.toContain('Ana Boat');

  const { inList, onDay } = await seenOf(bookingId);
  const dispute = { stage: 'open', isInquiry: false, cents: 19_100, takenCents: 19_100 };
  expect(inList).toMatchObject({ refundedCents: 0, dispute });
  expect(onDay).toMatchObject({ refundedCents: 0, dispute });
  expect(await changesOnStatement()).toEqual([{ kind: 'dispute', cents: -19_100 }]);
});

test('a won dispute is mailed to captain and owner, and the statement shows both movements of its money', async () => {
  const { bookingId, code, disputeId } = await disputedTrip();
  await world.provider.stripe.disputes.update(disputeId, {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  await expect.poll(async () => (await disputeOf(bookingId))?.takenCents, soon).toBe(0);
  await expect.poll(async () => (await disputeOf(bookingId))?.stage, soon).toBe('won');
  const mails = await mailsTo(world, rosa.email);
  const won = mails.find(({ subject }) => subject.startsWith('Dispute won: Sea Grape'));
  expect(won?.text).toContain('decided for us about the payment of $191.00');
  // The money may come back in the same report, or in a later one that has a mail of its own.
  expect(mails.map(({ text }) => text).join()).toContain('Your $191.00 is back on your statement.');
  expect((await mailsToOwner(code)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([`Dispute won: $191.00 of booking ${code}`]),
  );
  expect((await seenOf(bookingId)).inList).toMatchObject({
    dispute: { stage: 'won', takenCents: 0 },
  });
  expect(await changesOnStatement()).toEqual([
    { kind: 'dispute', cents: -19_100 },
    { kind: 'dispute', cents: 19_100 },
  ]);
});

test('a lost dispute is mailed once, in the captain’s language', async () => {
  await call(world.baseUrl, 'saveLanguage', { token: rosa.token, payload: { language: 'fr' } });
  const { bookingId, disputeId } = await disputedTrip();
  await world.provider.stripe.disputes.close(disputeId);
  await expect.poll(async () => (await disputeOf(bookingId))?.stage, soon).toBe('lost');
  const lost = await theMail(world, rosa.email, 'Litige perdu');
  expect(lost.text).toContain('La décision est définitive.');
  const subjects = await subjectsTo(world, rosa.email);
  expect(subjects.filter((subject) => subject.startsWith('Paiement contesté'))).toHaveLength(1);
  expect((await seenOf(bookingId)).onDay).toMatchObject({ dispute: { stage: 'lost' } });
});

test('the mail about an inquiry says that no money has been taken', async () => {
  const { bookingId } = await bookPaidTrip(world, boat, { card: cards.asksFirst });
  await expect.poll(async () => (await disputeOf(bookingId))?.isInquiry, soon).toBe(true);
  const mail = await theMail(world, rosa.email, 'A bank asks about a payment: Sea Grape');
  expect(mail.text).toContain('So far, it hasn’t withdrawn anything');
  expect((await seenOf(bookingId)).inList).toMatchObject({
    dispute: { isInquiry: true, takenCents: 0 },
  });
  expect(await changesOnStatement()).toEqual([]);
});

test('a provider refund before the payout is a line of the statement', async () => {
  const { bookingId, session } = await bookPaidTrip(world, boat);
  await waitForJobs(world);
  const charge = await world.provider.chargeOf(session);
  await world.provider.stripe.refunds.create({ charge: charge.id, amount: 5000 });
  await expect.poll(async () => (await seenOf(bookingId)).inList?.refundedCents, soon).toBe(5000);
  expect(await changesOnStatement()).toEqual([{ kind: 'refund', cents: -5000 }]);
  const statement = await asRosa<StatementView>('statement');
  expect(statement.comingCents).toBe(14_100);
  expect(statement.months[0]?.trips[0]?.amountCents).toBe(19_100);
});

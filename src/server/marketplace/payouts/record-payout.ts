import type { Insertable } from 'kysely';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import type { RecordPayoutPayload } from '#contract/admin/admin-payout-api.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { buildPaidOutEntry } from '#domain/payouts/ledger.ts';
import {
  computeMaxPayable,
  neededForPayout,
  computeOpenCents,
  type PayoutMethod,
} from '#domain/payouts/payouts.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { recordAuditEvent, type AuditEvent } from '../../identity/admins/record-audit-event.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { lockOperatorMoney, postEntry } from '../core/money/ledger-entries.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Tables } from '../../../../db/tables.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { findOpenMonths } from '../core/money/owed-queries.ts';
import { findPayout } from './payout-queries.ts';
import { findRecordedPayout, type RecordedPayoutRow } from './recorded-payout-queries.ts';

export type PayoutOrder = RecordPayoutPayload & { by: Pick<AuditEvent, 'admin' | 'address'> };

export const noSuchOperator = refused('not-found', 'operator.unknown');

/**
 * Records a payout. Locks the operator's balance first: if two admins pay the same month, the second sees the first
 * payout. Records at most the amount owed.
 */
export function recordPayout(
  deps: Deps,
  order: PayoutOrder,
): Promise<Outcome<null, 'invalid' | 'not-found' | 'conflict' | 'amount-changed'>> {
  return inTransaction(deps.database, async (write) => {
    const { operatorId, month, requestKey } = order;
    const operator = await lockOperatorMoney(write, operatorId);
    if (!operator) return noSuchOperator;
    const earlier = await findRecordedPayout(write, { requestKey });
    if (earlier) return recordedBefore(order, earlier);
    const today = toIslandNow(deps.now()).day;
    if (order.paidOn > today) return inFuture;
    const payable = await checkMethod(deps, write, order);
    if (!payable.ok) return payable;
    const months = await findOpenMonths(write, operatorId, today);
    const fits = checkAmount(order, {
      open: getOpenCents(months.find((each) => each.month === month)),
      most: computeMaxPayable(months, month),
    });
    if (!fits.ok) return fits;
    await writePayout(deps, write, operator, order.by, {
      operatorId,
      month,
      cents: order.cents,
      paidOn: order.paidOn,
      method: order.method,
      reference: order.reference,
      note: order.note,
      idempotencyKey: requestKey,
      reversesPayoutId: null,
    });
    return done(null);
  });
}

/** Refuses a method without saved account details; cash needs none. */
async function checkMethod(
  { cipher }: Deps,
  write: Transaction,
  { operatorId, method }: PayoutOrder,
): Promise<Outcome<null, 'invalid'>> {
  const saved = await findPayout(write, cipher, operatorId);
  // Accepts details encrypted with another installation's key: the admin must have read them there.
  if (saved === 'sealed') return done(null);
  const details: Readonly<Record<string, unknown>> = saved?.details ?? {};
  if (neededForPayout[method].every((field) => details[field] !== undefined)) return done(null);
  const why = noDetails[method];
  if (why === null) return done(null);
  return refused('invalid', why, { fields: { method: why } });
}

const noDetails = {
  paypal: 'payout.noPaypal',
  bank_wire: 'payout.noBankAccount',
  cash: null,
} as const satisfies Record<PayoutMethod, ErrorMessage | null>;

const methodNames = {
  paypal: 'payoutMethod.paypal',
  bank_wire: 'payoutMethod.bankWire',
  cash: 'payoutMethod.cash',
} as const satisfies Record<PayoutMethod, ErrorMessage>;

/** Accepts an identical repeated request; refuses a different request with the same key. */
function recordedBefore(order: PayoutOrder, earlier: RecordedPayoutRow): Outcome<null, 'conflict'> {
  const { operatorId, month, cents, paidOn, method } = earlier;
  const { reference, note } = earlier;
  const recorded = { operatorId, month, cents, paidOn, method, reference, note };
  const names = Object.keys(recorded) as (keyof typeof recorded)[];
  if (names.every((name) => order[name] === recorded[name])) return done(null);
  const detail: ErrorMessage =
    operatorId === order.operatorId
      ? {
          code: 'payout.recordedDetails',
          values: {
            money: cents,
            month,
            fullDay: paidOn,
            detail: methodNames[method],
            name: reference,
          },
        }
      : 'payout.forOtherOperator';
  return refused('conflict', { code: 'payout.alreadyRecorded', values: { detail } });
}

function getOpenCents(month: Parameters<typeof computeOpenCents>[0] | undefined): number {
  return month ? computeOpenCents(month) : 0;
}

function checkAmount(
  { cents, openCents }: PayoutOrder,
  { open, most }: { open: number; most: number },
): Outcome<null, 'invalid' | 'amount-changed'> {
  if (openCents !== open) {
    return refused(
      'amount-changed',
      { code: 'payout.owedChanged', values: { money: open } },
      { facts: { openCents: open } },
    );
  }
  if (cents <= most) return done(null);
  const tooMuch: ErrorMessage = { code: 'payout.tooMuch', values: { money: most } };
  return refused('invalid', tooMuch, { fields: { cents: tooMuch } });
}

const future = 'payout.inFuture';
const inFuture = refused('invalid', future, { fields: { paidOn: future } });

type NewPayout = Omit<Insertable<Tables['payouts']>, 'id' | 'recordedBy' | 'recordedAt'>;

/** Writes a payout or its reversal with ledger entry, mail and audit event. */
async function writePayout(
  deps: Deps,
  write: Transaction,
  operator: { id: string; name: string },
  by: PayoutOrder['by'],
  payout: NewPayout,
): Promise<void> {
  const id = deps.newId();
  const at = new Date(deps.now());
  const { cents } = payout;
  const row = { ...payout, id, recordedBy: by.admin.id, recordedAt: at };
  await write.insertInto('payouts').values(row).execute();
  await postEntry(write, buildPaidOutEntry({ payoutId: id, operatorId: operator.id, cents }), at);
  await queueMail(deps.jobs, write, { kind: 'paid-out', recipient: 'operator', subjectId: id, at });
  await recordAuditEvent(write, {
    ...by,
    at,
    act: cents > 0 ? 'record-payout' : 'take-back-payout',
    subject: { kind: 'operator', id: operator.id, name: operator.name },
    facts: {
      payoutId: id,
      month: payout.month,
      cents,
      paidOn: payout.paidOn,
      method: payout.method,
      reference: payout.reference,
      ...(payout.note === '' ? {} : { note: payout.note }),
      ...(payout.reversesPayoutId === null ? {} : { takesBack: payout.reversesPayoutId }),
    },
  });
}

type TakeBackOrder = Pick<PayoutOrder, 'by'> & { payoutId: string; reason: string };

const noSuchPayout = refused('not-found', 'payout.unknown');
const alreadyBack = refused('conflict', 'payout.alreadyReversed');

/** Reverses a payout that did not happen; both entries remain in the ledger. Returns the payout. */
export async function takeBackPayout(
  deps: Deps,
  { payoutId, reason, by }: TakeBackOrder,
): Promise<Outcome<RecordedPayoutRow, 'not-found' | 'conflict'>> {
  const known = isUuid(payoutId) && (await findRecordedPayout(deps.database, { id: payoutId }));
  if (!known) return noSuchPayout;
  return inTransaction(deps.database, async (write) => {
    const operator = await lockOperatorMoney(write, known.operatorId);
    if (!operator) return noSuchOperator;
    const payout = await findRecordedPayout(write, { id: payoutId });
    if (!payout) return noSuchPayout;
    if (payout.reversesPayoutId !== null || payout.takenBackBy !== null) return alreadyBack;
    const { operatorId, month, cents, method, reference } = payout;
    await writePayout(deps, write, operator, by, {
      operatorId,
      month,
      cents: -cents,
      paidOn: toIslandNow(deps.now()).day,
      method,
      reference,
      note: reason,
      idempotencyKey: deps.newId(),
      reversesPayoutId: payoutId,
    });
    return done(payout);
  });
}

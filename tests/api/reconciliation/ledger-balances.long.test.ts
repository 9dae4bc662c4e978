import { afterEach, beforeEach, expect, test } from 'vitest';
import { computeOpenCents, buildStatement, type OpenMonth } from '#domain/payouts/payouts.ts';
import {
  checkSeats,
  checkLedger,
} from '../../../src/server/operations/doctor/consistency-check.ts';
import { findOpenMonths } from '../../../src/server/marketplace/core/money/owed-queries.ts';
import { findPaidTrips } from '../../../src/server/marketplace/payouts/payout-queries.ts';
import { findRecordedPayouts } from '../../../src/server/marketplace/payouts/recorded-payout-queries.ts';
import { createMoneyLife, type MoneyLife } from '../../support/worlds/money/money-life.ts';
import { createTestDatabase, type TestDatabase } from '../../support/product/test-database.ts';

const KINDS_OF_ACTS = 29;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test.each([1, 2])(
  'the books balance after any random sequence of events (run %i)',
  async (seed) => {
    const life = await createMoneyLife(database.url, seed);
    try {
      for (let season = 0; season < 3; season += 1) {
        await life.live(150);
        expect((await checkLedger(life.pool, Date.now())).filter(isNotOfFailedRefunds)).toEqual([]);
        expect(await checkSeats(life.pool)).toEqual([]);
        await expectOperatorsToAgree(life);
      }
      // Every kind of event must have happened, or the run proves nothing about it.
      while (life.done.size < KINDS_OF_ACTS) await life.live(6);
      await life.settleDown();
      expect(await checkLedger(life.pool, Date.now())).toEqual([]);
      const books = await balances(life);
      expect(books['card-clearing']).toBe(life.provider.held());
      expect(books['refunds-owed'] ?? 0).toBe(0);
    } finally {
      await life.close();
    }
  },
);

/** Expects operators' statements, computed from bookings, to equal what the books owe them. */
async function expectOperatorsToAgree({ deps, town, today }: MoneyLife): Promise<void> {
  for (const operatorId of new Set(town.boats.map((boat) => boat.operatorId))) {
    const statement = buildStatement(
      await findPaidTrips(deps.database, operatorId),
      await findRecordedPayouts(deps.database, operatorId),
      today(),
    );
    const books = await findOpenMonths(deps.database, operatorId, today());
    expect(openOf(statement)).toEqual(openOf(books));
  }
}

/** Months with an open or overpaid amount. */
function openOf(months: readonly OpenMonth[]): Record<string, number> {
  const open = months.map((each) => [each.month, computeOpenCents(each)] as const);
  return Object.fromEntries(open.filter(([, cents]) => cents !== 0));
}

function isNotOfFailedRefunds(finding: string): boolean {
  return !finding.includes('could not be given back');
}

async function balances({ pool }: MoneyLife): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ account: string; cents: string }>(
    'select account, sum(cents) as cents from ledger_lines group by 1',
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
}

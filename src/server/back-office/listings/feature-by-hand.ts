import { formatFullDay, islandNow, type Day } from '#domain/time/days.ts';
import { isFeatured, lastDayByHand, MONTHS_BY_HAND, termByHand } from '#domain/search/featuring.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { changeBoatAsAdmin, type BoatOrder } from './change-boat-as-admin.ts';
import type { AdminBoatRecord } from './admin-boat-queries.ts';

/** Features a boat until a day, by the same term rules as a payment, without money. */
export function featureByHand(
  deps: Deps,
  order: BoatOrder & { until: Day },
): Promise<Outcome<null, 'invalid' | 'not-found'>> {
  return changeBoatAsAdmin(deps, order, 'feature-boat', async (write, boat, at) => {
    const today = islandNow(at.getTime()).day;
    const term = termByHand(today, getFeaturedDays(boat), order.until);
    if (!term) return refuseTerm(boat, today);
    await setTerm(write, boat, term);
    return done({
      notice: 'featured' as const,
      facts: { before: getFeaturedDays(boat), after: { from: term.from, until: term.until } },
    });
  });
}

/** Ends featuring today. Cutting a paid term short requires explicit confirmation. */
export function endFeature(
  deps: Deps,
  order: BoatOrder & { evenIfPaid: boolean },
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  return changeBoatAsAdmin(deps, order, 'end-feature', async (write, boat, at) => {
    if (!isFeatured(getFeaturedDays(boat), islandNow(at.getTime()).day)) {
      return refused('conflict', 'This boat is not featured.');
    }
    const { paid_until: paidUntil } = boat;
    if (paidUntil !== null && !order.evenIfPaid) return refusePaid(paidUntil);
    await setTerm(write, boat, { from: null, until: null });
    return done({
      notice: 'feature-ended' as const,
      facts: { before: getFeaturedDays(boat), after: { from: null, until: null }, paidUntil },
    });
  });
}

function getFeaturedDays({ featured_from: from, featured_until: until }: AdminBoatRecord) {
  return { from, until };
}

/** Keeps the boat's version: an open editor does not edit these columns. */
async function setTerm(
  write: Transaction,
  boat: AdminBoatRecord,
  { from, until }: { from: Day | null; until: Day | null },
): Promise<void> {
  await write
    .updateTable('boats')
    .set({ featured_from: from, featured_until: until })
    .where('id', '=', boat.id)
    .execute();
}

function refuseTerm(boat: AdminBoatRecord, today: Day) {
  const { from, until } = getFeaturedDays(boat);
  const last = formatFullDay(lastDayByHand(today));
  const message =
    isFeatured({ from, until }, today) && until !== null
      ? `Choose a day after ${formatFullDay(until)}, up to which it is featured already, and by ${last}.`
      : `Choose a day from today on, at most ${MONTHS_BY_HAND} months ahead: by ${last}.`;
  return refused('invalid', message, { fields: { until: message } });
}

function refusePaid(paidUntil: Day) {
  return refused(
    'conflict',
    `Its captain has paid to have it featured until ${formatFullDay(paidUntil)}. Please confirm that you end it all the same.`,
    { facts: { paidUntil } },
  );
}

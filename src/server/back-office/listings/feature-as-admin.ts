import { updateRow } from '../../platform/database/update-row.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import {
  isFeatured,
  computeLastManualFeatureDay,
  MANUAL_FEATURE_MONTHS,
  computeManualFeatureTerm,
} from '#domain/search/featuring.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { changeBoatAsAdmin, type BoatOrder } from './change-boat-as-admin.ts';
import type { AdminBoatRecord } from './admin-boat-queries.ts';

/** Features a boat until a day without payment, by the same rules for the term as with payment. */
export function featureAsAdmin(
  deps: Deps,
  order: BoatOrder & { until: Day },
): Promise<Outcome<null, 'invalid' | 'not-found'>> {
  return changeBoatAsAdmin(deps, order, 'feature-boat', async (write, boat, at) => {
    const today = toIslandNow(at.getTime()).day;
    const term = computeManualFeatureTerm(today, getFeaturedDays(boat), order.until);
    if (!term) return refuseTerm(boat, today);
    await setTerm(write, boat, term);
    return done({
      notice: 'featured' as const,
      facts: { before: getFeaturedDays(boat), after: { from: term.from, until: term.until } },
    });
  });
}

/** Ends featuring immediately. Cutting a paid term short requires explicit confirmation. */
export function endFeature(
  deps: Deps,
  order: BoatOrder & { evenIfPaid: boolean },
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  return changeBoatAsAdmin(deps, order, 'end-feature', async (write, boat, at) => {
    if (!isFeatured(getFeaturedDays(boat), toIslandNow(at.getTime()).day)) {
      return refused('conflict', 'boat.notFeatured');
    }
    const { paidUntil } = boat;
    if (paidUntil !== null && !order.evenIfPaid) return refusePaid(paidUntil);
    await setTerm(write, boat, { from: null, until: null });
    return done({
      notice: 'feature-ended' as const,
      facts: { before: getFeaturedDays(boat), after: { from: null, until: null }, paidUntil },
    });
  });
}

function getFeaturedDays({ featuredFrom: from, featuredUntil: until }: AdminBoatRecord) {
  return { from, until };
}

/** Does not raise the boat's version, because an open editor cannot change these columns. */
async function setTerm(
  write: Transaction,
  boat: AdminBoatRecord,
  { from, until }: { from: Day | null; until: Day | null },
): Promise<void> {
  await updateRow(write, 'boats', boat.id, { featuredFrom: from, featuredUntil: until });
}

function refuseTerm(boat: AdminBoatRecord, today: Day) {
  const { from, until } = getFeaturedDays(boat);
  const lastDay = computeLastManualFeatureDay(today);
  const message: ErrorMessage =
    isFeatured({ from, until }, today) && until !== null
      ? { code: 'featuring.extendRange', values: { fullDay: until, lastDay } }
      : { code: 'featuring.range', values: { count: MANUAL_FEATURE_MONTHS, fullDay: lastDay } };
  return refused('invalid', message, { fields: { until: message } });
}

function refusePaid(paidUntil: Day) {
  return refused(
    'conflict',
    { code: 'featuring.paidUntil', values: { fullDay: paidUntil } },
    { facts: { paidUntil } },
  );
}

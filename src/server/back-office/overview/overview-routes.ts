import { endpoints } from '#contract/endpoints.ts';
import type { OverviewView } from '#contract/operator/overview-api.ts';
import { chooseNextDepartures } from '#domain/operators/overview-departures.ts';
import { computeOpenCents } from '#domain/payouts/payouts.ts';
import { done } from '#domain/problems.ts';
import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import type { Operator } from '../../identity/operators/require-operator.ts';
import { findMonthTotals, findNextOwed } from '../../marketplace/core/money/owed-queries.ts';
import { readOwnDocuments } from '../../marketplace/documents/document-routes.ts';
import { findPayout } from '../../marketplace/payouts/payout-queries.ts';
import { withSnapshot, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { countWaiting, findNextDepartures } from './overview-queries.ts';

export function overviewRoutes(deps: Deps) {
  return [
    serve(endpoints.operatorOverview, async ({ operator }) =>
      done(await readOverview(deps, operator)),
    ),
  ];
}

/** Reads the first screen in one snapshot, with pipelined statements. */
function readOverview(deps: Deps, operator: Operator): Promise<OverviewView> {
  const now = toIslandNow(deps.now());
  const at = new Date(deps.now());
  return withSnapshot(deps.database, async (reader) => {
    const [departures, waiting, documents, payout] = await Promise.all([
      findNextDepartures(reader, operator.id, now),
      countWaiting(reader, operator.id, { at, today: now.day }),
      readOwnDocuments(deps, reader, operator),
      readPayout(deps, reader, { operatorId: operator.id, today: now.day }),
    ]);
    return { departures: chooseNextDepartures(departures, now.day), waiting, documents, payout };
  });
}

async function readPayout(
  { cipher }: Deps,
  reader: Queryable,
  { operatorId, today }: { operatorId: string; today: Day },
): Promise<OverviewView['payout']> {
  const [months, next, saved] = await Promise.all([
    findMonthTotals(reader, operatorId, today),
    findNextOwed(reader, operatorId, today),
    findPayout(reader, cipher, operatorId),
  ]);
  return {
    readyCents: months.reduce((sum, month) => sum + computeOpenCents(month), 0),
    // Owed from the day after the trip's last day.
    next: next && { day: addDays(next.lastDay, 1), cents: next.cents },
    hasDetails: saved !== null && saved !== 'sealed',
  };
}

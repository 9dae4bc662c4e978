import { CompiledQuery } from 'kysely';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { findByCheck, type Finding } from '../doctor/consistency-check.ts';
import { findListings } from '../doctor/listing-checks.ts';
import { readLatestLines } from '../doctor/read-latest-lines.ts';

export type CheckRun = { at: Date; findings: Finding[] };

const KEPT_DAYS = 90;

/** Runs the consistency checks and stores the result. */
export async function runConsistencyChecks(deps: Deps): Promise<void> {
  const began = deps.now();
  await readLatestLines(deps);
  const database = adaptForChecks(deps.database);
  const rule = { graceDays: deps.documentsGraceDays, nowMs: began };
  const findings = [
    ...(await findByCheck(database, began)),
    ...(await findListings(database, rule)),
  ];
  await deps.database
    .insertInto('doctorVisits')
    .values({
      at: new Date(began),
      tookMs: deps.now() - began,
      findings: JSON.stringify(findings),
    })
    .execute();
  await deps.database
    .deleteFrom('doctorVisits')
    .where('at', '<', new Date(began - KEPT_DAYS * DAY_MS))
    .execute();
  const count = findings.length === 1 ? '1 problem' : `${findings.length} problems`;
  if (findings.length > 0) deps.log.warn(`the doctor found ${count}: run “npm run shop -- doctor”`);
}

/** Returns the last run; null before the first. */
export async function findLastCheckRun(reader: Queryable): Promise<CheckRun | null> {
  const visit = await reader
    .selectFrom('doctorVisits')
    .select(['at', 'findings'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return visit ? { at: visit.at, findings: visit.findings as unknown as Finding[] } : null;
}

/** Adapts the database for the checks, which are plain SQL. */
function adaptForChecks(database: Database) {
  const plain = database.withoutPlugins();
  const query = (text: string, values: unknown[]) =>
    plain.executeQuery(CompiledQuery.raw(text, values));
  return { query } as unknown as Parameters<typeof findByCheck>[0];
}

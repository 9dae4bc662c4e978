import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { decideAlerts, type AlertDecision, type Cause } from '#domain/admin/alerts.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findCauses } from './find-causes.ts';
import { services } from './service-health.ts';

/** Finds problems that need a person, and mails the owner about new and resolved alerts. */
export async function checkAlerts(deps: Deps): Promise<void> {
  await tryPaymentsAgain(deps);
  const found = await findCauses(deps.database, deps.now(), deps.backupAlertHours);
  const decided = await inTransaction(deps.database, (write) => record(deps, write, found));
  for (const { title, says } of decided.began) deps.log.warn(`alert: ${title}. ${says}`);
  for (const cause of decided.ended) deps.log.info(`alert over: ${cause}`);
}

/** Probes a failing payment provider, since on a quiet day no other call would reveal its recovery. */
async function tryPaymentsAgain(deps: Deps): Promise<void> {
  const failing = await deps.database
    .selectFrom('serviceHealth')
    .select('service')
    .where('service', '=', services.payments)
    .where('failingSince', 'is not', null)
    .executeTakeFirst();
  // The gateway's watch records the outcome.
  if (failing) await deps.payments.listBalanceTransactions(deps.now()).catch(() => {});
}

/** Serializes checks. */
async function record(
  deps: Deps,
  write: Transaction,
  found: readonly Cause[],
): Promise<AlertDecision> {
  await sql`lock table alerts in share row exclusive mode`.execute(write);
  const causes = found.map(({ cause }) => cause);
  const known = await write
    .selectFrom('alerts')
    .select(['cause', 'beganAt', 'endedAt', 'mailedAt'])
    .where((where) =>
      where.or([
        where('endedAt', 'is', null),
        ...(causes.length > 0 ? [where('cause', 'in', causes)] : []),
      ]),
    )
    .execute();
  const decided = decideAlerts(
    known.map((alert) => ({
      cause: alert.cause,
      beganAt: alert.beganAt.getTime(),
      endedAt: alert.endedAt?.getTime() ?? null,
      mailedAt: alert.mailedAt?.getTime() ?? null,
    })),
    found,
    deps.now(),
  );
  await writeDecision(deps, write, decided);
  return decided;
}

async function writeDecision(
  deps: Deps,
  write: Transaction,
  decided: AlertDecision,
): Promise<void> {
  const at = new Date(deps.now());
  for (const { cause, title, says } of decided.began) {
    const now = { title, says, beganAt: at, endedAt: null };
    await write
      .insertInto('alerts')
      .values({ cause, ...now })
      .onConflict((conflict) => conflict.column('cause').doUpdateSet(now))
      .execute();
  }
  if (decided.ended.length > 0) {
    await write
      .updateTable('alerts')
      .set({ endedAt: at })
      .where('cause', 'in', decided.ended)
      .execute();
  }
  if (decided.reported.length > 0) {
    const mail = { mailedAt: at, mailId: randomUUID() };
    await write.updateTable('alerts').set(mail).where('cause', 'in', decided.reported).execute();
    await mailOwner(deps, write, 'alert', mail.mailId);
  }
  if (decided.reportedOver.length > 0) {
    const over = { overMailId: randomUUID() };
    await write
      .updateTable('alerts')
      .set(over)
      .where('cause', 'in', decided.reportedOver)
      .execute();
    await mailOwner(deps, write, 'alert-over', over.overMailId);
  }
}

function mailOwner(
  deps: Deps,
  write: Transaction,
  kind: 'alert' | 'alert-over',
  subjectId: string,
) {
  return queueMail(deps.jobs, write, {
    kind,
    recipient: 'platform',
    subjectId,
    at: new Date(deps.now()),
  });
}

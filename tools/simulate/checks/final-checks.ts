import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { NO_MAIL_DUE } from '#domain/bookings/mail-kinds.ts';
import { checkConsistency } from '../../../src/server/operations/doctor/consistency-check.ts';
import { visitDoctor } from '../../../tests/support/product/doctor-command.ts';
import { askAsAdmin } from '../world/asking.ts';
import { setCondition } from '../acts/calendar-acts.ts';
import { doWhatIsDue, leap } from '../acts/clock-acts.ts';
import { mendWhatIsDue, untilServersAreUp } from '../acts/faults.ts';
import { brokenPromises } from './invariants.ts';
import { wakeDueJobs, type Shop } from '../world/shop.ts';
import { compareWithProvider } from './provider-books.ts';
import { lookAgain } from '../world/expected-trips.ts';
import { wrongForCaptains } from './operator-views.ts';
import { Finding, type Turn } from '../world/world.ts';

/** Ends all faults and finishes all work: anything still wrong is a finding. */
export async function runFinalChecks(turn: Turn): Promise<void> {
  const { shop } = turn;
  await becomeQuiet(turn);
  const findings = [
    ...(await brokenPromises(shop)),
    ...(await checkConsistency(shop.database, shop.clock.nowMs())),
    ...(await compareWithProvider(turn)),
    ...(await wrongMails(shop)),
  ];
  for (const trip of turn.model.trips) {
    await lookAgain(turn, trip).catch((error: unknown) => findings.push((error as Error).message));
  }
  findings.push(...(await wrongForCaptains(turn)));
  if (findings.length > 0) throw new Finding(findings.slice(0, 12).join('\n  '));
  const { exitCode, output } = await visitDoctor({
    ...shop.settings,
    ...shop.clock.env,
    DATA_DIR: shop.dataDir,
  });
  if (exitCode !== 0) throw new Finding(`The doctor: ${output}`);
}

async function becomeQuiet(turn: Turn): Promise<void> {
  const { shop, model } = turn;
  await mendWhatIsDue(turn, true);
  await untilServersAreUp(shop);
  await shop.untilDatabaseAnswers();
  await shop.mail.open();
  shop.mail.refuse(0);
  for (const operator of model.operators) setCondition(turn, operator, 'well');
  // The lease of a dead server's jobs expires after two minutes.
  await leap(shop, 3 * MINUTE_MS);
  await untilAllIsDone(shop);
  // Settles the refunds that banks returned, by paying them in another way.
  await settleFailedRefunds(turn);
  for (let turns = 0; turns < 2; turns += 1) {
    await leap(shop, 20 * MINUTE_MS);
    await doWhatIsDue(shop);
    await untilAllIsDone(shop);
  }
  await settleFailedRefunds(turn);
  await untilAllIsDone(shop);
}

async function settleFailedRefunds(turn: Turn): Promise<void> {
  const { rows } = await turn.shop.database.query<{ id: string }>(
    "select id from booking_refunds where state = 'failed'",
  );
  for (const { id } of rows) {
    const question = { parts: { id }, payload: { reference: 'By wire' } };
    const reply = await askAsAdmin(turn, 'adminSettleRefund', question);
    if (reply?.status !== 200)
      throw new Finding(`A failed refund cannot be settled: ${reply?.message}`);
  }
}

const PATIENCE_MS = 90_000;

async function untilAllIsDone(shop: Shop): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    const left = await stillToDo(shop);
    if (left.length === 0) return;
    if (Date.now() > end)
      throw new Finding(`Still not done after a minute and a half: ${left.join(', ')}`);
  }
}

/**
 * Ignores the queue's own jobs, which may stay active for a quarter of an hour after a crash; the next minute's run
 * repeats their work.
 */
async function stillToDo(shop: Shop): Promise<string[]> {
  await shop.database.query(
    "update jobs.job set start_after = now() where state = 'retry' and start_after > now()",
  );
  await wakeDueJobs(shop);
  const { rows } = await shop.database.query<{ what: string }>(
    `select name || ' (' || state::text || coalesce(': ' || (output ->> 'message'), '') || ')' as what
       from jobs.job where name not like '\\_\\_pgboss%'
         and (state in ('retry', 'active') or state = 'created' and start_after <= now())
     union all select 'message ' || event_id from sandbox_payments.delivery where state = 'waiting'
     union all select 'notice ' || seq::text from sandbox_calendars.notice where state = 'waiting'
     limit 10`,
  );
  return rows.map(({ what }) => what);
}

type QueuedMail = { key: string; isSent: boolean; wasNeeded: boolean; hasFailed: boolean };

/** Lists due mails that were not delivered exactly once. Allows duplicates around a fault. */
async function wrongMails({ database, mail: outside, wasTroubledAt }: Shop): Promise<string[]> {
  const { rows } = await database.query<QueuedMail>(
    `select key, sent_at is not null as "isSent", failed_at is not null as "hasFailed",
       last_error is distinct from $1 as "wasNeeded" from mails`,
    [NO_MAIL_DUE],
  );
  const wrong: string[] = [];
  const mails = new Map<string, { atMs: number }[]>();
  for (const mail of outside.mails()) {
    mails.set(mail.id, [...(mails.get(mail.id) ?? []), mail]);
  }
  for (const { key, isSent, wasNeeded, hasFailed } of rows) {
    const got = mails.get(`<${hash('sha256', key, 'hex')}@localhost>`) ?? [];
    if (isSent && wasNeeded && got.length === 0)
      wrong.push(`The mail ${key} is said to be sent, and nobody got it.`);
    if (!isSent && !hasFailed) wrong.push(`The mail ${key} was not sent.`);
    if (got.slice(0, -1).some(({ atMs }) => !wasTroubledAt(atMs)))
      wrong.push(`The mail ${key} came ${got.length} times though nothing broke.`);
  }
  return wrong;
}

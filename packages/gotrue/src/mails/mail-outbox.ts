import { inTransaction, type AuthContext, type MailOutbox } from '../auth-context.ts';
import { renewMail } from './queued-mails.ts';
import { queueRequested } from './mail-requests.ts';
import { claimEntry, postponeEntry, removeEntry, type OutboxEntry } from './outbox-entries.ts';

type OutboxContext = Pick<AuthContext, 'pool' | 'rules'>;

/** Parallel senders, so that a hanging mail server does not block all mails. */
const maxSenders = 8;
const lookEveryMs = 5000;
const closingMs = 3000;

export function createMailOutbox(auth: OutboxContext): MailOutbox {
  const senders = new Set<Promise<void>>();
  let isClosed = false;
  const look = (): void => {
    if (isClosed || senders.size >= maxSenders) return;
    const sender = sendAllDue(auth, () => isClosed)
      .catch((error: unknown) => {
        if (!isClosed)
          auth.rules.log(`auth: the outbox could not be processed: ${describeError(error)}`);
      })
      .finally(() => senders.delete(sender));
    senders.add(sender);
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  look();
  const settled = async (): Promise<void> => {
    while (senders.size > 0) await Promise.all(senders);
  };
  return {
    look,
    settled,
    async close() {
      isClosed = true;
      clearInterval(timer);
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, closingMs).unref());
      await Promise.race([settled(), timeout]);
    },
  };
}

/** Lease of a claim: a crashed sender stops renewing it, and another one takes over. */
const leaseMs = 15_000;

async function sendAllDue(auth: OutboxContext, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    const entry = await claimEntry(auth, leaseMs);
    if (!entry) return;
    const beat = setInterval(() => {
      if (isClosed()) clearInterval(beat);
      else postponeEntry(auth.pool, entry.id, auth.rules.now() + leaseMs).catch(() => {});
    }, leaseMs / 3);
    await processEntry(auth, entry).finally(() => clearInterval(beat));
  }
}

async function processEntry(auth: OutboxContext, entry: OutboxEntry): Promise<void> {
  try {
    await carryOut(auth, entry);
  } catch (error) {
    auth.rules.log(`auth: the ${entry.what.kind} mail was not sent: ${describeError(error)}`);
    await tryLater(auth, entry);
  }
}

async function carryOut(auth: OutboxContext, { id, what, made_ms }: OutboxEntry): Promise<void> {
  if (what.is === 'request') {
    await inTransaction(auth, async (tx) => {
      if (await removeEntry(tx.db, id)) await queueRequested(tx, what, made_ms);
    });
    return;
  }
  const mail = await inTransaction(auth, (tx) => renewMail(tx, what));
  if (mail) await auth.rules.sendMail(mail);
  await removeEntry(auth.pool, id);
}

const maxPauseMs = 10 * 60_000;
/** Time after which a mail is abandoned. */
const triesEndMs = 3 * 24 * 3600 * 1000;

async function tryLater({ pool, rules }: OutboxContext, entry: OutboxEntry): Promise<void> {
  const nowMs = rules.now();
  if (nowMs - entry.made_ms > triesEndMs) await removeEntry(pool, entry.id);
  else await postponeEntry(pool, entry.id, nowMs + pauseMs(entry.tries));
}

function pauseMs(tries: number): number {
  return Math.min(1000 * 2 ** Math.min(tries, 20), maxPauseMs);
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { inTransaction, type AuthDesk } from './auth-desk.ts';
import { renewMail } from './auth-letters.ts';
import { writeRequested } from './mail-requests.ts';
import { claimEntry, postponeEntry, removeEntry, type OutboxEntry } from './outbox-entries.ts';

/**
 * Mails leave after the answer, so that nobody learns from the time it takes who has an account: by
 * whichever process comes first, and again until they have left.
 */
export type MailOutbox = {
  /** Sends what is due now, instead of at the next look. */
  look: () => void;
  /** Until nothing is on its way. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

type OutboxDesk = Pick<AuthDesk, 'pool' | 'rules'>;

/** A mail server that hangs holds up one sender; the others go on. */
const mostSenders = 8;
const lookEveryMs = 5000;
const closingMs = 3000;

export function openMailOutbox(desk: OutboxDesk): MailOutbox {
  const senders = new Set<Promise<void>>();
  let isClosed = false;
  const look = (): void => {
    if (isClosed || senders.size >= mostSenders) return;
    const sender = sendAllDue(desk, () => isClosed)
      .catch((error: unknown) => {
        if (!isClosed) desk.rules.log(`auth: the outbox cannot be seen to: ${wordsOf(error)}`);
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
      const patience = new Promise<void>((resolve) => setTimeout(resolve, closingMs).unref());
      await Promise.race([settled(), patience]);
    },
  };
}

/** A sender that died does not say any more that it is at work, and its mail is another's. */
const leaseMs = 15_000;

async function sendAllDue(desk: OutboxDesk, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    const entry = await claimEntry(desk, leaseMs);
    if (!entry) return;
    const beat = setInterval(() => {
      if (isClosed()) clearInterval(beat);
      else postponeEntry(desk.pool, entry.id, desk.rules.now() + leaseMs).catch(() => {});
    }, leaseMs / 3);
    await seeTo(desk, entry).finally(() => clearInterval(beat));
  }
}

async function seeTo(desk: OutboxDesk, entry: OutboxEntry): Promise<void> {
  try {
    await carryOut(desk, entry);
  } catch (error) {
    desk.rules.log(`auth: the ${entry.what.kind} mail was not sent: ${wordsOf(error)}`);
    await tryLater(desk, entry);
  }
}

async function carryOut(desk: OutboxDesk, { id, what, made_ms }: OutboxEntry): Promise<void> {
  if (what.is === 'request') {
    await inTransaction(desk, async (work) => {
      if (await removeEntry(work.db, id)) await writeRequested(work, what, made_ms);
    });
    return;
  }
  const mail = await inTransaction(desk, (work) => renewMail(work, what));
  if (mail) await desk.rules.sendMail(mail);
  await removeEntry(desk.pool, id);
}

const longestPauseMs = 10 * 60_000;
/** After that nobody waits for the mail any more. */
const triesEndMs = 3 * 24 * 3600 * 1000;

async function tryLater({ pool, rules }: OutboxDesk, entry: OutboxEntry): Promise<void> {
  const nowMs = rules.now();
  if (nowMs - entry.made_ms > triesEndMs) await removeEntry(pool, entry.id);
  else await postponeEntry(pool, entry.id, nowMs + pauseMs(entry.tries));
}

function pauseMs(tries: number): number {
  return Math.min(1000 * 2 ** Math.min(tries, 20), longestPauseMs);
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

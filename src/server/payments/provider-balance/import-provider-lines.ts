import { DAY_MS } from '#domain/durations.ts';
import { providerLineBooked } from '#domain/ledger.ts';
import { providerMoves } from '#domain/provider-lines.ts';
import { inTransaction, type Write } from '../../database/database.ts';
import { postEntry } from '../../payouts/ledger/post-entry.ts';
import type { ProviderLine } from '../../gateways/card-payments.ts';
import type { Deps } from '../../dependencies.ts';

/** Lines may come into the list later than they say they were made. */
const OVERLAP_MS = 3 * DAY_MS;

/**
 * Reads what is new of the provider's account of its balance. Its fees and what it sent to the bank go into
 * the books here, once for each line; payments, refunds and disputes are booked where they are followed.
 */
export async function importProviderLines(deps: Deps): Promise<void> {
  const since = await startOfReading(deps);
  if (since === null) return;
  const lines = await deps.payments.listProviderLines(since);
  for (const line of lines) {
    await inTransaction(deps.database, (write) => importLine(deps, write, line));
  }
}

/** From the newest line that is known; at first, from the first payment on. */
async function startOfReading({ database }: Deps): Promise<number | null> {
  const { newest } = await database
    .selectFrom('provider_lines')
    .select((lines) => lines.fn.max('at').as('newest'))
    .executeTakeFirstOrThrow();
  const { oldest } = await database
    .selectFrom('payment_sessions')
    .select((pages) => pages.fn.min('created_at').as('oldest'))
    .executeTakeFirstOrThrow();
  const from = newest ?? oldest;
  return from === null ? null : from.getTime() - OVERLAP_MS;
}

async function importLine(deps: Deps, write: Write, line: ProviderLine): Promise<void> {
  const added = await write
    .insertInto('provider_lines')
    .values({
      ...{ id: deps.newId(), provider_line: line.id, type: line.type, cents: line.cents },
      ...{ fee_cents: line.feeCents, payment_intent: line.paymentIntent },
      ...{ description: line.description, at: new Date(line.at) },
    })
    .onConflict((conflict) => conflict.column('provider_line').doNothing())
    .returning('id')
    .executeTakeFirst();
  const moves = providerMoves(line);
  if (!added || (moves.feeCents === 0 && moves.bankCents === 0)) return;
  await postEntry(write, providerLineBooked(line.id, added.id, moves), new Date(line.at));
}

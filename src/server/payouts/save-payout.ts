import type { PayoutPayload } from '#contract/payout-api.ts';
import { isMasked } from '#domain/payouts.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import { findPayout, writePayoutDetails, type SavedPayout } from './payout-queries.ts';

/** Saves how an operator is paid out. The masked number that the form was given back keeps the one that is saved. */
export function savePayout(
  deps: Deps,
  operatorId: string,
  form: PayoutPayload,
): Promise<Outcome<SavedPayout, 'invalid'>> {
  return inTransaction(deps.database, async (write) => {
    const { accountNumber = '' } = form;
    const saved: SavedPayout = { details: form, updatedAt: new Date(deps.now()) };
    if (isMasked(accountNumber)) {
      const before = await findPayout(write, deps.cipher, operatorId);
      const kept = before && before !== 'sealed' ? before.details.accountNumber : undefined;
      if (kept === undefined) return enterAgain;
      saved.details = { ...form, accountNumber: kept };
    }
    await writePayoutDetails(write, deps.cipher, operatorId, saved);
    return done(saved);
  });
}

const again = 'Please enter the whole account number again.';
const enterAgain = refused('invalid', again, { fields: { accountNumber: again } });

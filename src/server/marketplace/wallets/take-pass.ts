import { toIslandNow } from '#domain/time/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { isPassOffered, type WalletName } from '#domain/trip-changes/wallet-passes.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { isWalletOpen } from '../../platform/gateways/wallets/wallet-services.ts';
import { findBooking, lockBooking, type BookingRecord } from '../core/bookings/booking-queries.ts';
import { findTrip, noSuchTrip } from '../core/trips/read-trip.ts';
import { readPassContent, computePassFingerprint, type PassContent } from './pass-content.ts';
import { findCurrentPass, insertPass, type PassRow } from './pass-queries.ts';

export type TakenPass = {
  pass: PassRow;
  booking: BookingRecord;
  content: PassContent;
  fingerprint: string;
};

/** Finds or creates the pass of a guest's trip. `extraWrites` run in the same transaction. */
export async function takePass<T>(
  deps: Deps,
  token: string,
  wallet: WalletName,
  extraWrites: (write: Transaction, pass: PassRow) => Promise<T>,
): Promise<Outcome<TakenPass & { written: T }, 'not-found' | 'conflict'>> {
  if (!isWalletOpen(deps.wallets, wallet, deps.now())) return walletOff;
  const found = await findTrip(deps, token);
  if (!found) return noSuchTrip;
  return inTransaction<Outcome<TakenPass & { written: T }, 'not-found' | 'conflict'>>(
    deps.database,
    async (write) => {
      // Serialises downloads, so that concurrent ones share one pass.
      await lockBooking(write, found.id);
      const booking = await findBooking(write, found.id);
      if (!booking) return noSuchTrip;
      const { status, endDate: end } = booking;
      if (!isPassOffered({ status, end }, toIslandNow(deps.now()).day)) return notOffered;
      const { pass, ...shown } = await findOrMakePass(deps, write, booking, wallet);
      return done({ pass, booking, ...shown, written: await extraWrites(write, pass) });
    },
  );
}

export const walletOff = refused('not-found', 'route.unknown');
const notOffered = refused('conflict', 'booking.notConfirmed');

async function findOrMakePass(
  deps: Deps,
  write: Transaction,
  booking: BookingRecord,
  wallet: WalletName,
) {
  const current = await findCurrentPass(write, booking, wallet);
  const at = new Date(deps.now());
  const named = current ?? { id: deps.newId(), madeAt: at };
  const content = await readPassContent(write, booking, named, deps.site);
  const fingerprint = computePassFingerprint(content);
  if (current) return { pass: current, content, fingerprint };
  const pass: PassRow = {
    ...named,
    bookingId: booking.id,
    wallet,
    changedAt: at,
    // Stays null until the pass is saved at Google.
    fingerprint: wallet === 'apple' ? fingerprint : null,
  };
  await insertPass(write, pass);
  return { pass, content, fingerprint };
}

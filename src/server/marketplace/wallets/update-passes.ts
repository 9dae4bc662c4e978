import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import {
  isWalletOpen,
  type GoogleWallet,
} from '../../platform/gateways/wallets/wallet-services.ts';
import { findBooking } from '../core/bookings/booking-queries.ts';
import { saveGooglePass } from './google-pass.ts';
import { readPassContent, computePassFingerprint, type PassContent } from './pass-content.ts';
import {
  findPushToken,
  listDevices,
  listPasses,
  markChanged,
  unregisterDevice,
  type PassRow,
} from './pass-queries.ts';

/** Job worker: updates each pass of a booking if the pass's content has changed. */
export async function updatePasses(deps: Deps, bookingId: string): Promise<void> {
  const { apple, google } = deps.wallets;
  const passes = await listPasses(deps.database, bookingId);
  // Updates Apple passes first: their update calls no service, so an outage at Google does not delay it.
  for (const { wallet, id } of passes.toSorted((one, other) =>
    one.wallet < other.wallet ? -1 : 1,
  )) {
    if (wallet === 'apple' && apple) await announceChange(deps, bookingId, id);
    if (wallet === 'google' && google) await replaceGooglePass(deps, google, bookingId, id);
  }
}

/** Marks a pass as changed, and notifies its devices after the commit. */
async function announceChange(deps: Deps, bookingId: string, passId: string): Promise<void> {
  const found = await readPass(deps, bookingId, passId);
  if (!found || found.isCurrent) return;
  await inTransaction(deps.database, async (write) => {
    const isChanged = await markChanged(write, passId, found.fingerprint, new Date(deps.now()));
    if (!isChanged) return;
    const devices = await listDevices(write, passId);
    await deps.jobs.queueAll(
      write,
      'push-wallet-pass',
      devices.map((payload) => ({ payload })),
    );
  });
}

const MAX_ROUNDS = 5;

/** Reads the trip again after each update, so that a concurrent job cannot leave an older version behind. */
async function replaceGooglePass(
  deps: Deps,
  google: GoogleWallet,
  bookingId: string,
  passId: string,
): Promise<void> {
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const found = await readPass(deps, bookingId, passId);
    if (!found || found.isCurrent) return;
    await saveGooglePass(google, deps.site, found.content);
    await markChanged(deps.database, passId, found.fingerprint, new Date(deps.now()));
  }
  throw new Error(`Booking ${bookingId} keeps changing while its pass is saved.`);
}

type Found = { content: PassContent; fingerprint: string; isCurrent: boolean };

async function readPass(deps: Deps, bookingId: string, passId: string): Promise<Found | null> {
  const booking = await findBooking(deps.database, bookingId);
  const passes: PassRow[] = await listPasses(deps.database, bookingId);
  const pass = passes.find(({ id }) => id === passId);
  if (!booking || !pass) return null;
  const content = await readPassContent(deps.database, booking, pass, deps.site);
  const fingerprint = computePassFingerprint(content);
  return { content, fingerprint, isCurrent: pass.fingerprint === fingerprint };
}

/** Job worker: notifies one device, and unregisters the device if it no longer has the pass. */
export async function pushPass(
  { database, wallets, now }: Deps,
  device: { passId: string; deviceId: string },
): Promise<void> {
  const { apple } = wallets;
  // Apple refuses expired certificates; the doctor warns of them.
  if (apple === null || !isWalletOpen(wallets, 'apple', now())) return;
  const pushToken = await findPushToken(database, device);
  if (pushToken === null) return;
  const outcome = await apple.pushUpdate(pushToken);
  if (outcome === 'gone') await unregisterDevice(database, device, pushToken);
}

import { hash } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { WalletName } from '#domain/trip-changes/wallet-passes.ts';
import { isUuid } from '#domain/fields/ids.ts';
import type { Tables } from '../../../../db/tables.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { BookingRow } from '../core/bookings/booking-queries.ts';

export type PassRow = Selectable<Tables['walletPasses']>;

const TOKEN_BYTES = 20;
/** Maximum number of secrets, and of devices, stored per pass; newer ones replace the oldest. */
const MAX_PER_PASS = 20;

/** Finds the pass of a locked booking for its current guest. */
export async function findCurrentPass(
  reader: Queryable,
  { id: bookingId, handedOverAt }: Pick<BookingRow, 'id' | 'handedOverAt'>,
  wallet: WalletName,
): Promise<PassRow | null> {
  const pass = await reader
    .selectFrom('walletPasses')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('wallet', '=', wallet)
    .$if(handedOverAt !== null, (query) => query.where('madeAt', '>=', handedOverAt as Date))
    .executeTakeFirst();
  return pass ?? null;
}

export async function insertPass(write: Transaction, pass: PassRow): Promise<void> {
  await write.insertInto('walletPasses').values(pass).execute();
}

/** Creates a secret for a download; only its hash is stored. */
export async function makePassToken(
  { randomBytes, now }: Pick<Deps, 'randomBytes' | 'now'>,
  write: Transaction,
  passId: string,
): Promise<string> {
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
  await write
    .insertInto('walletPassTokens')
    .values({ tokenHash: hashToken(token), passId, madeAt: new Date(now()) })
    .execute();
  await sql`delete from wallet_pass_tokens where token_hash in (
    select token_hash from wallet_pass_tokens where pass_id = ${passId}
    order by made_at desc, token_hash offset ${MAX_PER_PASS})`.execute(write);
  return token;
}

/** Finds an Apple pass by its serial number and one of its secrets. */
export async function findPassByToken(
  reader: Queryable,
  serial: string,
  token: string,
): Promise<PassRow | null> {
  if (!isUuid(serial)) return null;
  const pass = await reader
    .selectFrom('walletPassTokens')
    .innerJoin('walletPasses', 'walletPasses.id', 'walletPassTokens.passId')
    .selectAll('walletPasses')
    .where('tokenHash', '=', hashToken(token))
    .where('walletPasses.id', '=', serial)
    .executeTakeFirst();
  return pass ?? null;
}

function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

export function listPasses(reader: Queryable, bookingId: string): Promise<PassRow[]> {
  return reader
    .selectFrom('walletPasses')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('madeAt')
    .execute();
}

/**
 * Records changed content; false if another job has recorded it already. Devices compare times in whole seconds, so
 * each change is in a later second than the previous one.
 */
export async function markChanged(
  write: Queryable,
  passId: string,
  fingerprint: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('walletPasses')
    .set({
      fingerprint,
      changedAt: sql<Date>`greatest(${at}::timestamptz, date_trunc('second', changed_at) + interval '1 second')`,
    })
    .where('id', '=', passId)
    .where('fingerprint', 'is distinct from', fingerprint)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Device = { passId: string; deviceId: string };

export async function listDevices(reader: Queryable, passId: string): Promise<Device[]> {
  return reader
    .selectFrom('walletDevices')
    .select(['passId', 'deviceId'])
    .where('passId', '=', passId)
    .execute();
}

export async function findPushToken(reader: Queryable, { passId, deviceId }: Device) {
  const device = await reader
    .selectFrom('walletDevices')
    .select('pushToken')
    .where('passId', '=', passId)
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();
  return device?.pushToken ?? null;
}

/** Registers a device, or updates its push token. True if the device was not registered before. */
export async function registerDevice(
  write: Transaction,
  { passId, deviceId, pushToken }: Device & { pushToken: string },
  at: Date,
): Promise<boolean> {
  const { isNew } = await write
    .insertInto('walletDevices')
    .values({ passId, deviceId, pushToken, registeredAt: at })
    .onConflict((conflict) =>
      conflict.columns(['passId', 'deviceId']).doUpdateSet({ pushToken, registeredAt: at }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  await sql`delete from wallet_devices where pass_id = ${passId} and device_id in (
    select device_id from wallet_devices where pass_id = ${passId}
    order by registered_at desc, device_id offset ${MAX_PER_PASS})`.execute(write);
  return isNew;
}

/** Removes a device; with a push token, only while it still has that token. */
export async function unregisterDevice(
  reader: Queryable,
  { passId, deviceId }: Device,
  pushToken?: string,
): Promise<void> {
  await reader
    .deleteFrom('walletDevices')
    .where('passId', '=', passId)
    .where('deviceId', '=', deviceId)
    .$if(pushToken !== undefined, (query) => query.where('pushToken', '=', pushToken ?? ''))
    .execute();
}

/** Lists the passes of a device that have changed since an instant. */
export function listChangedPasses(reader: Queryable, deviceId: string, since: Date) {
  return reader
    .selectFrom('walletDevices')
    .innerJoin('walletPasses', 'walletPasses.id', 'walletDevices.passId')
    .select(['walletPasses.id', 'walletPasses.changedAt'])
    .where('deviceId', '=', deviceId)
    .where('changedAt', '>', since)
    .orderBy('changedAt')
    .execute();
}

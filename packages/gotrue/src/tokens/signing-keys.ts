import { exportJWK, generateKeyPair, importJWK, calculateJwkThumbprint, type JWK } from 'jose';
import type pg from 'pg';
import { authSchemaLock } from '../auth-schema.ts';
import type { AuthRules } from '../gotrue-settings.ts';

type KeyRow = { kid: string; public_jwk: JWK; private_jwk: JWK | null; retired_ms: number | null };
type Signer = { kid: string; alg: string; key: CryptoKey };
type Snapshot = { readMs: number; signer: Signer; publicKeys: JWK[] };

export type SigningKeys = {
  signer: () => Promise<Signer>;
  /** Public keys of tokens that may still be valid. */
  publicKeys: () => Promise<JWK[]>;
  find: (kid: string, alg: string | undefined) => Promise<CryptoKey | null>;
  /** Signs with a new key from now on; the old key still verifies. Does nothing if the key is a setting. */
  rotate: () => Promise<void>;
};

const rereadMs = 60_000;
const minRereadMs = 1000;
const keepRetiredMs = 24 * 3600 * 1000;

export const signingAlgorithms = ['ES256', 'RS256'];

/** Generated keys are ES256 and shared by all processes through the schema; a configured one may be RS256. */
export async function loadSigningKeys(
  pool: pg.Pool,
  rules: AuthRules,
  given: JWK | undefined,
): Promise<SigningKeys> {
  const own = given ? await readGivenKey(given) : null;
  await settleKeys(pool, rules.now(), own, false);
  let snapshot = await readKeys(pool, rules, own);

  async function fresh(maxMs: number): Promise<Snapshot> {
    const ageMs = rules.now() - snapshot.readMs;
    if (ageMs < 0 || ageMs >= maxMs) snapshot = await readKeys(pool, rules, own);
    return snapshot;
  }

  async function findKey(kid: string, maxMs: number): Promise<JWK | undefined> {
    const { publicKeys } = await fresh(maxMs);
    return publicKeys.find((each) => each.kid === kid);
  }

  return {
    signer: async () => (await fresh(rereadMs)).signer,
    publicKeys: async () => (await fresh(minRereadMs)).publicKeys,
    async find(kid, alg) {
      const jwk = (await findKey(kid, rereadMs)) ?? (await findKey(kid, minRereadMs));
      return jwk && getAlgorithm(jwk) === alg ? importKey(jwk) : null;
    },
    async rotate() {
      if (own) return;
      await settleKeys(pool, rules.now(), null, true);
      snapshot = await readKeys(pool, rules, own);
    },
  };
}

async function readGivenKey(given: JWK): Promise<JWK & { kid: string }> {
  const isElliptic = given.kty === 'EC' && given.crv === 'P-256';
  if (!(isElliptic || given.kty === 'RSA') || !given.d) {
    throw new Error(
      'The signing key of the auth service must be a private EC key on P-256, or RSA.',
    );
  }
  const { alg: _, key_ops: __, use: ___, ...key } = given;
  return { ...key, kid: given.kid ?? (await calculateJwkThumbprint(key)) };
}

function getAlgorithm({ kty }: JWK): string {
  return kty === 'RSA' ? 'RS256' : 'ES256';
}

/** Ensures that exactly one key signs; retires the others and deletes their private half. */
async function settleKeys(
  pool: pg.Pool,
  nowMs: number,
  own: (JWK & { kid: string }) | null,
  mustRotate: boolean,
): Promise<void> {
  const db = await pool.connect();
  try {
    await db.query('begin');
    await db.query('select pg_advisory_xact_lock($1)', [authSchemaLock]);
    const kept = own || mustRotate ? null : await findPrivateKid(db);
    const next = own ?? (kept ? null : await makeKey());
    if (next) await addKey(db, next, own === null, nowMs);
    await db.query(
      `update auth_service.signing_key set retired_ms = $2, private_jwk = null where kid <> $1 and retired_ms is null`,
      [next?.kid ?? kept, nowMs],
    );
    await db.query('commit');
  } catch (error) {
    await db.query('rollback');
    throw error;
  } finally {
    db.release();
  }
}

async function findPrivateKid(db: pg.PoolClient): Promise<string | null> {
  const { rows } = await db.query<{ kid: string }>(
    `select kid from auth_service.signing_key where retired_ms is null and private_jwk is not null`,
  );
  return rows[0]?.kid ?? null;
}

async function makeKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk) };
}

async function addKey(
  db: pg.PoolClient,
  jwk: JWK & { kid: string },
  keepsPrivate: boolean,
  nowMs: number,
): Promise<void> {
  const published = {
    ...pickPublicHalf(jwk),
    kid: jwk.kid,
    use: 'sig',
    alg: getAlgorithm(jwk),
    key_ops: ['verify'],
  };
  await db.query(
    `insert into auth_service.signing_key (kid, public_jwk, private_jwk, made_ms) values ($1, $2, $3, $4)
     on conflict (kid) do update set retired_ms = null`,
    [jwk.kid, JSON.stringify(published), keepsPrivate ? JSON.stringify(jwk) : null, nowMs],
  );
}

function pickPublicHalf({ kty, crv, x, y, n, e }: JWK): JWK {
  return kty === 'RSA' ? { kty, ...(n && { n }), ...(e && { e }) } : ({ kty, crv, x, y } as JWK);
}

async function readKeys(
  pool: pg.Pool,
  rules: AuthRules,
  own: (JWK & { kid: string }) | null,
): Promise<Snapshot> {
  const readMs = rules.now();
  const keepMs = Math.max(keepRetiredMs, 2 * rules.accessTokenSeconds * 1000);
  const { rows } = await pool.query<{ row: KeyRow }>(
    `select to_jsonb(signing_key) as row from auth_service.signing_key
     where retired_ms is null or retired_ms > $1 order by made_ms desc`,
    [readMs - keepMs],
  );
  const keys = rows.map((each) => each.row);
  const secret =
    own ?? keys.find((each) => each.private_jwk && each.retired_ms === null)?.private_jwk;
  if (!secret?.kid) throw new Error('The auth service has no signing key.');
  return {
    readMs,
    signer: { kid: secret.kid, alg: getAlgorithm(secret), key: await importKey(secret) },
    publicKeys: keys.map((each) => each.public_jwk),
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const usage = { ...jwk, key_ops: [jwk.d ? 'sign' : 'verify'] };
  return (await importJWK(usage, getAlgorithm(jwk))) as CryptoKey;
}

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { verifyPassword } from 'gotrue/passwords';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase, openPool } from '../../../src/server/platform/database/database.ts';
import type { Deps } from '../../../src/server/platform/dependencies.ts';
import { openFieldCipher } from '../../../src/server/platform/settings/encrypted-fields.ts';
import { signInAdmin } from '../../../src/server/identity/sessions/sign-in-admin.ts';
import { newAdmin, WRONG_PASSWORD } from '../../support/worlds/admins/admins.ts';
import { createTestDatabase, type TestDatabase } from '../../support/product/test-database.ts';

const hashing = vi.spyOn(crypto, 'argon2');

let home: TestDatabase;
let pool: ReturnType<typeof openPool>;

beforeAll(async () => {
  syncBuiltinESMExports();
  home = await createTestDatabase();
  pool = openPool(home.url);
});
afterAll(async () => {
  hashing.mockRestore();
  syncBuiltinESMExports();
  await pool.end();
  await home.drop();
});

test('a sign-in with an unknown email address takes as much hashing and as many queries as a wrong password', async () => {
  const active = await newAdmin({ database: pool });
  const invited = await newAdmin({ database: pool });
  const refused = await newAdmin({ database: pool });
  await pool.query('update admins set password_hash = null where id = $1', [invited.id]);
  let queries = 0;
  pool.on('acquire', () => (queries += 1));
  const deps = {
    database: openDatabase(pool),
    credentials: { verifyPassword },
    cipher: openFieldCipher(Buffer.alloc(32).toString('base64url')),
    refusedAdmins: [refused.email],
    now: Date.now,
    newId: crypto.randomUUID,
    randomBytes: crypto.randomBytes,
  } as unknown as Deps;
  const costs = async (email: string) => {
    hashing.mockClear();
    queries = 0;
    const entered = await signInAdmin(deps, {
      input: { email, password: WRONG_PASSWORD },
      origin: { address: '203.0.113.7', agent: '' },
      device: null,
      isAddressCounted: true,
    });
    expect(entered.ok).toBe(false);
    const hashes = hashing.mock.calls;
    return { hashes: hashes.map(([, { memory, passes }]) => [memory, passes]), queries };
  };
  const known = await costs(active.email);
  expect(known.hashes).toEqual([[19_456, 2]]);
  expect(known.queries).toBeGreaterThan(0);
  expect(await costs(invited.email)).toEqual(known);
  expect(await costs(refused.email)).toEqual(known);
  expect(await costs('nobody@demo.test')).toEqual(known);
});

import { expect, test } from 'vitest';
import { resolveSettings } from '../src/gotrue-settings.ts';
import { sweep } from '../src/auth-sweep.ts';
import { createAuthWorld, serviceKey, readSession, signedUp, site } from './auth-world.ts';

test('the sweep deletes long-expired rows and ends no session', async () => {
  const world = await createAuthWorld();
  const ann = await signedUp(world, 'ann@example.test');
  await ann.refreshSession();
  await ann.resetPasswordForEmail('ann@example.test');
  const rules = resolveSettings({
    pool: world.pool,
    publicUrl: site,
    now: world.now,
    sendMail: async () => {},
    anonKey: '',
    serviceKey,
  });
  const counts = async () => {
    const { rows } = await world.pool.query<{ mailed: number; tokens: number }>(
      `select (select count(*)::int from auth_service.mailed_token) as mailed,
              (select count(*)::int from auth_service.refresh_token) as tokens`,
    );
    return rows[0];
  };
  await sweep({ pool: world.pool, rules });
  expect(await counts()).toEqual({ mailed: 1, tokens: 2 });
  await world.letPass(31 * 24 * 3600);
  await sweep({ pool: world.pool, rules });
  expect(await counts()).toEqual({ mailed: 0, tokens: 1 });
  expect((await ann.refreshSession()).error).toBeNull();
  await readSession(ann);
  await world.close();
});

import { appCode, callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';

/**
 * Sets up the two-factor sign-in that a super admin needs; returns recovery codes, each valid once, so that tests need
 * no phone.
 */
export async function secureAdmin(
  server: string,
  { email, password }: { email: string; password: string },
): Promise<string[]> {
  const cookie = await signInAdmin({ baseUrl: server }, email, password);
  const started = await callAdmin<{ key: string }>(server, 'startSecondStep', {
    cookie,
    payload: { password },
  });
  const confirmed = await callAdmin<{ recoveryCodes: string[] }>(server, 'confirmSecondStep', {
    cookie,
    payload: { code: appCode(started.body.key) },
  });
  if (confirmed.status !== 200)
    throw new Error(`The second step could not be set up: ${confirmed.message}`);
  return confirmed.body.recoveryCodes;
}

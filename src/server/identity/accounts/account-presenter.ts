import type { AdminAccountView, AdminSessionView } from '#contract/admin/admin-account-api.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { hashSessionToken, selectLiveSessions } from '../sessions/admin-sessions.ts';
import type { SignedInAdmin } from './own-account.ts';

export async function presentAccount(
  { database, now }: Deps,
  { admin, token }: SignedInAdmin,
): Promise<AdminAccountView> {
  const [left, sessions] = await Promise.all([
    database
      .selectFrom('adminRecoveryCodes')
      .select((count) => count.fn.countAll<number>().as('count'))
      .where('adminId', '=', admin.id)
      .where('usedAt', 'is', null)
      .executeTakeFirstOrThrow(),
    selectLiveSessions(database, now())
      .selectAll()
      .where('adminId', '=', admin.id)
      .orderBy('lastSeenAt', 'desc')
      .execute(),
  ]);
  const own = hashSessionToken(token);
  return {
    secondStepSince: admin.totpSince?.toISOString() ?? null,
    recoveryCodesLeft: left.count,
    sessions: sessions.map((session): AdminSessionView => ({
      isThisOne: session.tokenHash === own,
      browser: describeBrowser(session.agent),
      address: session.address,
      begunAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
  };
}

// Order matters: most user agents also name the browsers that they descend from.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Describes a user agent for people: "Chrome on Windows". */
export function describeBrowser(agent: string): string {
  const browser = findAgentName(browsers, agent);
  const system = findAgentName(systems, agent);
  if (browser === null) return system === null ? 'Another program' : `A browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}

function findAgentName(names: readonly [RegExp, string][], agent: string): string | null {
  return names.find(([form]) => form.test(agent))?.[1] ?? null;
}

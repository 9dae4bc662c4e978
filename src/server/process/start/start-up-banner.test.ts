import { expect, test } from 'vitest';
import { type Config, readConfig } from '../../platform/settings/config.ts';
import { startUpBanner } from './start-up-banner.ts';

function buildBanner(env: Record<string, string>): string {
  const reading = readConfig(env);
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  return startUpBanner(reading.config satisfies Config);
}

const hosted = { AUTH_URL: 'https://auth.example', AUTH_ANON_KEY: 'public' };

test.each([
  ['with all embedded services', {}, true, true],
  ['with a hosted sign-in service, which has no demo captains', hosted, false, true],
  ['without the demo', { DEMO: 'off', SANDBOXES: 'on' }, false, false],
])(
  '%s, the start-up banner lists the logins that work',
  (_, env, isOperatorNamed, areAdminsNamed) => {
    const text = buildBanner(env);
    expect(text.includes('rosa@demo.test')).toBe(isOperatorNamed);
    expect(text.includes('admin@demo.test')).toBe(areAdminsNamed);
    expect(text.includes('deck@demo.test')).toBe(areAdminsNamed);
  },
);

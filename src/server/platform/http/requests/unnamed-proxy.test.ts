import { expect, test } from 'vitest';
import type { Log } from '../../telemetry/log.ts';
import { isBehindUnnamedProxy, openProxyWatch } from './unnamed-proxy.ts';

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

/** A log that stores its warnings. */
function createRecordingLog() {
  const warnings: string[] = [];
  return { warnings, log: { warn: (text: string) => warnings.push(text) } as unknown as Log };
}

test('warns once about X-Forwarded-For if no proxy is trusted', () => {
  const { warnings, log } = createRecordingLog();
  const trusting = openProxyWatch(1, log);
  trusting.note(forwarded);
  expect(warnings).toEqual([]);
  const watch = openProxyWatch(0, log);
  watch.note({});
  expect(warnings).toEqual([]);
  for (let nth = 0; nth < 3; nth += 1) watch.note(forwarded);
  expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY is off')]);
});

test.each([
  [99, 99, false],
  [100, 89, false],
  [100, 90, true],
  [5000, 3, false],
])(
  'given %i requests, %i of them forwarded, an unnamed proxy is detected: %s',
  (requests, count, isBehind) => {
    expect(isBehindUnnamedProxy({ requests, forwarded: count })).toBe(isBehind);
  },
);

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

const script = fileURLToPath(
  new URL('../../../tests/support/worlds/print-island-days.ts', import.meta.url),
);

/** Output of the rules in a process with this time zone. */
async function printInZone(zone: string): Promise<string> {
  const env = { ...process.env, TZ: zone };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
  return stdout;
}

let onTheIsland = '';
beforeAll(async () => {
  onTheIsland = await printInZone('America/Lower_Princes');
});

test('the sample of rules returns results in the island’s time zone', () => {
  expect(onTheIsland.trim().split('\n')).toHaveLength(48);
  expect(onTheIsland).toContain('"Saturday, March 7"');
});

test.each([
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'America/New_York',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Australia/Lord_Howe',
])('a host in %s computes the same results, byte for byte', async (zone) => {
  expect(await printInZone(zone)).toBe(onTheIsland);
});

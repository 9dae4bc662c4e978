import { expect, test } from 'vitest';
import { startAllOrNone } from '../support/product/start-all-or-none.ts';

type Outcome = { passed: number; failures: unknown[]; skipped: { name: string }[] };
type Reports = {
  readVitestReport: (report: object) => Outcome;
  formatSummary: (outcome: Outcome) => string;
};
const reports = (await import(
  new URL('../../scripts/toolbox/test-reports.mjs', import.meta.url).href
)) as Reports;

test('a set-up stops the servers that it has started if the next one fails to start', async () => {
  const stopped: string[] = [];
  const server = (name: string) => ({ stop: async () => void stopped.push(name) });
  const failing = [
    async () => server('first'),
    async () => server('second'),
    () => Promise.reject(new Error('The port is taken.')),
    async () => server('never started'),
  ];
  await expect(startAllOrNone(failing)).rejects.toThrow('The port is taken.');
  expect(stopped).toEqual(['first', 'second']);
  expect(await startAllOrNone(failing.slice(0, 2))).toHaveLength(2);
  expect(stopped).toEqual(['first', 'second']);
});

test('the summary of a test run names the tests that a failed set-up skipped', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'sells' },
    { status: 'failed', fullName: 'pays', failureMessages: ['no'] },
    { status: 'skipped', fullName: 'refunds' },
    { status: 'pending', fullName: 'calls off' },
  ];
  const outcome = reports.readVitestReport({
    numPassedTests: 1,
    testResults: [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults }],
  });
  expect(reports.formatSummary(outcome)).toBe(
    'Skipped:\n  a.test.ts: refunds\n  a.test.ts: calls off\n\n1 passed, 1 failed, 2 skipped',
  );
  expect(reports.formatSummary({ passed: 3, failures: [], skipped: [] })).toBe(
    '3 passed, 0 failed',
  );
});

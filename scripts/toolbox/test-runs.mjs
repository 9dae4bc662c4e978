import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILE_CACHE } from './pinned-node.mjs';
import { ROOT, runTool, say } from './project.mjs';

const RESULTS = 'test-results';

/** Runs one of vitest's projects (`unit`, `http`), or the tests of it that match; counts what came out. */
export async function runVitest(node, project, patterns = []) {
  say(`\n— ${project} tests`);
  const report = freshReport(project);
  const exitCode = await runTool(
    node,
    'vitest',
    [
      ...[
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      ...(patterns.length === 0 ? ['--passWithNoTests'] : patterns),
    ],
    { env: { ...COMPILE_CACHE } },
  );
  return count(report, exitCode, ({ numPassedTests, numFailedTests }) => [
    numPassedTests,
    numFailedTests,
  ]);
}

/** Runs the journeys in a browser; counts what came out. */
export async function runJourneys(node, chromium, patterns = []) {
  say('\n— journeys in a browser');
  const report = freshReport('journeys');
  const exitCode = await runTool(
    node,
    '@playwright/test',
    ['test', ...(patterns.length === 0 ? ['--pass-with-no-tests'] : patterns)],
    {
      command: 'playwright',
      env: { ...COMPILE_CACHE, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
    },
  );
  return count(report, exitCode, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
}

function freshReport(name) {
  const report = join(RESULTS, `${name}.json`);
  mkdirSync(join(ROOT, RESULTS), { recursive: true });
  rmSync(join(ROOT, report), { force: true });
  return report;
}

/** A run that failed without a failed test (a file that does not load, a server that does not start) counts as one. */
function count(report, exitCode, read) {
  const path = join(ROOT, report);
  const [passed, failed] = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : [0, 0];
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

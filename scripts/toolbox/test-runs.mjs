import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILE_CACHE } from './pinned-node.mjs';
import { ROOT, runTool, say } from './project.mjs';
import { readJourneysReport, readReport, readVitestReport } from './test-reports.mjs';

const RESULTS = 'test-results';

/** Runs one of vitest's projects (`unit`, `http`), or the tests of it that match; gives what came out. */
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
  const of = `${project} tests`;
  return readReport(join(ROOT, report), { of, exitCode, read: readVitestReport });
}

/** Runs the journeys in a browser; gives what came out. */
export async function runJourneys(node, chromium, patterns = []) {
  say('\n— journeys in a browser');
  const report = freshReport('journeys');
  const exitCode = await runTool(
    node,
    '@playwright/test',
    // Who asks for some journeys does not want all those of others before them.
    ['test', ...(patterns.length === 0 ? ['--pass-with-no-tests'] : [...patterns, '--no-deps'])],
    {
      command: 'playwright',
      env: { ...COMPILE_CACHE, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
    },
  );
  return readReport(join(ROOT, report), { of: 'journeys', exitCode, read: readJourneysReport });
}

function freshReport(name) {
  const report = join(RESULTS, `${name}.json`);
  mkdirSync(join(ROOT, RESULTS), { recursive: true });
  rmSync(join(ROOT, report), { force: true });
  return report;
}

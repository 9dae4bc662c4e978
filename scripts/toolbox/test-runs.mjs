import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILE_CACHE } from './pinned-node.mjs';
import { ROOT, runTool, say } from './project.mjs';
import { readJourneysReport, readReport, readVitestReport } from './test-reports.mjs';

const RESULTS = 'test-results';

/** Runs a vitest project (`unit`, `http`), or its matching tests; returns the results. */
export async function runVitest(node, project, { patterns = [] } = {}) {
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

/** Runs the browser journeys at the widths of `playwright.config.ts`; returns the results. */
export function runJourneys(node, chromium, { patterns = [], isLongRun = false }) {
  say('\n— journeys in a browser');
  return runPlaywright(node, chromium, {
    of: 'journeys',
    config: 'playwright.config.ts',
    patterns,
    env: { JOURNEYS_WIDTHS: patterns.length > 0 ? 'both' : isLongRun ? 'long' : 'own' },
  });
}

/** Runs the journeys and faults of the hosted world; returns the results. */
export function runHosted(node, chromium, { patterns = [], isHeldBack = false }) {
  if (!isHeldBack) say('\n— the hosted world');
  const config = 'playwright.hosted.config.ts';
  return runPlaywright(node, chromium, { of: 'hosted', config, patterns, isHeldBack });
}

async function runPlaywright(
  node,
  chromium,
  { of, config, patterns, env = {}, isHeldBack = false },
) {
  const report = freshReport(of);
  // Skips dependencies between projects if patterns are given.
  const which = patterns.length === 0 ? ['--pass-with-no-tests'] : [...patterns, '--no-deps'];
  const exitCode = await runTool(
    node,
    '@playwright/test',
    ['test', `--config=${config}`, ...which],
    {
      command: 'playwright',
      isHeldBack,
      env: { ...COMPILE_CACHE, ...env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
    },
  );
  return readReport(join(ROOT, report), { of, exitCode, read: readJourneysReport });
}

function freshReport(name) {
  const report = join(RESULTS, `${name}.json`);
  mkdirSync(join(ROOT, RESULTS), { recursive: true });
  rmSync(join(ROOT, report), { force: true });
  return report;
}

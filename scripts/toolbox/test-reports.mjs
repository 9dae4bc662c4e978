import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Summarises a run from its report: passed, failed and, for journeys, flaky tests that passed only on retry. A run that
 * failed without a failed test (a file that does not load, a server that does not start) counts as one failure.
 */
export function readReport(path, { of, exitCode, read }) {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  const {
    passed,
    failures,
    waverers = [],
    skipped = [],
  } = report ? read(report) : { passed: 0, failures: [] };
  if (exitCode !== 0 && failures.length === 0) {
    failures.push({ name: `${of}, as a whole`, why: `ended with ${exitCode}` });
  }
  return { passed, failures, waverers, skipped };
}

export function readVitestReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name: file, assertionResults, status, message }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: file, why: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      why: failureMessages[0],
    }));
  });
  // Includes tests that a failed set-up prevented.
  const skipped = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => ({ name: `${file}: ${fullName}` })),
  );
  return { passed: numPassedTests, failures, skipped };
}

export function readJourneysReport({ stats, suites }) {
  const withStatus = (wanted) =>
    suites.flatMap(listSpecs).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => ({
          name: `${file} (${projectName}): ${title}`,
          why: results.findLast(({ error }) => error)?.error.message,
        })),
    );
  return {
    passed: stats.expected + stats.flaky,
    failures: withStatus('unexpected'),
    waverers: withStatus('flaky'),
  };
}

function listSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** Last lines of a run; always lists skipped tests. */
export function formatSummary({ passed, failures, skipped }) {
  const counts = `${passed} passed, ${failures.length} failed`;
  if (skipped.length === 0) return counts;
  const names = skipped.map(({ name }) => `  ${name}`).join('\n');
  return `Skipped:\n${names}\n\n${counts}, ${skipped.length} skipped`;
}

const MAX_FAILURE_LINES = 12;

/** Shortens a failure to a few lines: actual and expected. */
export function failureWords({ name, why = '' }) {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_FAILURE_LINES)
    .map((line) => `    ${line.trimEnd().slice(0, 300)}`);
  return [`  ${name}`, ...lines].join('\n');
}

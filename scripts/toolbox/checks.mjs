import { runTool, say } from './project.mjs';

const CHECKS = [
  ['types', (node) => runTool(node, 'typescript', ['-b'], { command: 'tsc' })],
  ['lint', (node) => runTool(node, 'oxlint', ['--type-aware', '--deny-warnings', '--quiet'])],
  ['format', (node) => runTool(node, 'oxfmt', ['--check', '.'])],
];

/** Runs types, lint and format. Resolves to the names of the failed checks. */
export async function runChecks(node) {
  const failed = [];
  for (const [name, check] of CHECKS) {
    const began = Date.now();
    const exitCode = await check(node);
    say(`${exitCode === 0 ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    if (exitCode !== 0) failed.push(name);
  }
  return failed;
}

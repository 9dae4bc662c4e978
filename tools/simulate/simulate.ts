import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSimulation } from './open-simulation.ts';
import { stepsIn } from './fewest-steps.ts';
import { minimise } from './minimise.ts';
import type { RunReport } from './simulation-run.ts';

// `node tools/simulate.mjs`: random runs of a shop, each determined by its seed.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '1000' },
    seeds: { type: 'string', default: '1' },
    only: { type: 'string' },
    minimise: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const first = Number(values.seed);
const steps = Number(values.steps);
const count = Number(values.seeds);
const isCountable = [first, steps, count].every((each) => Number.isSafeInteger(each) && each > 0);
if (values.help || !isCountable) {
  say(
    'Usage: node tools/simulate.mjs --seed 7 --steps 1000 [--seeds 50] [--only 1-40,77] [--minimise] [--verbose]',
  );
  process.exit(values.help ? 0 : 1);
}

const only = values.only === undefined ? null : stepsIn(values.only);
if (values.only !== undefined && (only === null || only.length === 0)) {
  say('--only names steps, such as 1-40,77.');
  process.exit(1);
}
const chosen = (only ?? Array.from({ length: steps }, (_, nth) => nth + 1)).filter(
  (step) => step <= steps,
);

const folder = await mkdtemp(join(tmpdir(), 'boat-trips-simulation-'));
const simulation = await openSimulation(folder);
const failed: RunReport[] = [];
const total = { steps: 0, faults: 0, ms: 0 };
/** Seeds whose shop could not be started. */
const notBegun: number[] = [];
try {
  for (let seed = first; seed < first + count; seed += 1) {
    const tell = values.verbose ? say : () => {};
    const report = await simulation
      .run({ seed, steps, only: only && new Set(only), tell, hasFinalChecks: true })
      .catch((error: unknown) => {
        say(`Seed ${seed} could not begin: ${(error as Error).message}`);
        notBegun.push(seed);
        return null;
      });
    if (!report) continue;
    sumUp(report);
    if (report.finding !== null) failed.push(report);
  }
  if (values.minimise && failed[0])
    await minimise(simulation, { report: failed[0], steps: chosen }, say);
} finally {
  await simulation.close();
  await rm(folder, { recursive: true, force: true });
}
const wrong = failed.length === 0 ? '' : `: ${failed.map(({ seed }) => seed).join(', ')}`;
const pace = (total.steps / Math.max(1, total.ms / 1000)).toFixed(1);
say(
  `${total.steps} steps, ${total.faults} faults, ${pace} steps a second; ${failed.length} of ${count - notBegun.length} seeds with a finding${wrong}`,
);
process.exit(failed.length + notBegun.length > 0 ? 1 : 0);

function sumUp(report: RunReport): void {
  const { seed, model, bookings, elapsedMs, finding } = report;
  const faults = sum(model.faults);
  total.steps += Math.min(report.steps, steps);
  total.faults += faults;
  total.ms += elapsedMs;
  const done = `${sum(model.done)} acts of ${model.done.size} kinds, ${faults} faults of ${model.faults.size} kinds, ${bookings} bookings`;
  say(
    `Seed ${seed}: ${done}, ${(elapsedMs / 1000).toFixed(1)} s: ${finding === null ? 'nothing was wrong' : 'SOMETHING IS WRONG'}`,
  );
  if (values.verbose) say(slowest(model.spent));
  if (finding === null) return;
  say(report.lines.slice(-30).join('\n'));
  say(`\n  ${finding}\n`);
  const said = report.said.trim().split('\n').slice(-15).join('\n');
  if (said !== '') say(`The servers said:\n${said}\n`);
  const which = values.only === undefined ? '' : ` --only ${values.only}`;
  say(`Again: node tools/simulate.mjs --seed ${seed} --steps ${steps}${which}\n`);
}

function sum(counts: Map<string, number>): number {
  return [...counts.values()].reduce((all, each) => all + each, 0);
}

function slowest(spent: Map<string, number>): string {
  const all = [...spent].toSorted(([, one], [, other]) => other - one).slice(0, 12);
  return `Seconds: ${all.map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)}`).join(', ')}`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

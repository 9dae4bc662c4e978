import { fewestSteps, inRanges } from './fewest-steps.ts';
import type { Simulation } from './open-simulation.ts';
import type { RunReport } from './simulation-run.ts';

const MAX_RUNS = 60;

/**
 * Searches for fewer steps with the same kind of finding. Steps keep their numbers, and so their random numbers.
 * `steps` are the performed ones, up to the one that failed.
 */
export async function minimise(
  simulation: Simulation,
  { report: failed, steps }: { report: RunReport; steps: readonly number[] },
  say: (words: string) => void,
): Promise<void> {
  const done = steps.filter((step) => step <= failed.steps);
  // A finding during a step needs no final checks, which are slow.
  const isByStep = failed.steps <= (steps.at(-1) ?? 0);
  const isStillWrong = async (fewer: readonly number[]) => {
    const run = () =>
      simulation.run({
        seed: failed.seed,
        steps: fewer.at(-1) ?? 0,
        only: new Set(fewer),
        tell: () => {},
        hasFinalChecks: !isByStep,
      });
    // Retries once: on a busy machine, a shop may not start in time.
    const finding = (await run().catch(run)).finding ?? '';
    const isSame = finding !== '' && kindOf(finding) === kindOf(failed.finding ?? '');
    say(`  with ${fewer.length} steps: ${isSame ? 'still wrong' : 'not wrong'}`);
    return isSame;
  };
  say(`Looking for fewer than ${done.length} steps, in ${MAX_RUNS} runs at most:`);
  if (!(await isStillWrong(done))) {
    say('It was not wrong again: how processes interleave is the machine’s. Try once more.');
    return;
  }
  const fewest = await fewestSteps(done, isStillWrong, MAX_RUNS - 1);
  const command = `node tools/simulate.mjs --seed ${failed.seed} --steps ${fewest.at(-1)} --only ${inRanges(fewest)}`;
  say(`As few steps as were found:\n${command}`);
}

/** First line of a finding without names and numbers. */
function kindOf(finding: string): string {
  const [line = ''] = finding.split('\n');
  return line.replaceAll(/SXM-[\w-]+|[\da-f-]{36}|\d+/g, '#').slice(0, 60);
}

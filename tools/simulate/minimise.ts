import { fewestSteps, inRanges } from './fewest-steps.ts';
import type { Simulation } from './open-simulation.ts';
import type { RunReport } from './simulation-run.ts';

const MOST_RUNS = 60;

/**
 * Looks for few steps after which the same kind of thing is still wrong. Steps keep their numbers, and so their
 * chance. `steps`: those that were done; nothing after the one that failed was.
 */
export async function minimise(
  simulation: Simulation,
  { report: failed, steps }: { report: RunReport; steps: readonly number[] },
  say: (words: string) => void,
): Promise<void> {
  const done = steps.filter((step) => step <= failed.steps);
  // What was found by a step is looked for after steps alone: the checks of a shop that is quiet take their time.
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
    // On a busy machine a shop may not open in time.
    const finding = (await run().catch(run)).finding ?? '';
    const isSame = finding !== '' && kindOf(finding) === kindOf(failed.finding ?? '');
    say(`  with ${fewer.length} steps: ${isSame ? 'still wrong' : 'not wrong'}`);
    return isSame;
  };
  say(`Looking for fewer than ${done.length} steps, in ${MOST_RUNS} runs at most:`);
  if (!(await isStillWrong(done))) {
    say('It was not wrong again: how processes interleave is the machine’s. Try once more.');
    return;
  }
  const fewest = await fewestSteps(done, isStillWrong, MOST_RUNS - 1);
  const command = `node tools/simulate.mjs --seed ${failed.seed} --steps ${fewest.at(-1)} --only ${inRanges(fewest)}`;
  say(`As few steps as were found:\n${command}`);
}

/** A finding's first line without its names and numbers. */
function kindOf(finding: string): string {
  const [line = ''] = finding.split('\n');
  return line.replaceAll(/SXM-[\w-]+|[\da-f-]{36}|\d+/g, '#').slice(0, 60);
}

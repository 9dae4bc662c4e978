import type { RunReport } from './simulation-run.ts';
import type { Simulation } from './open-simulation.ts';

const MOST_RUNS = 24;

/**
 * Leaves out as many steps as can be left out while the same kind of thing is still wrong: halves first, then
 * smaller parts. Steps keep their numbers, and so their chance.
 */
export async function minimise(
  simulation: Simulation,
  failed: RunReport,
  say: (words: string) => void,
): Promise<void> {
  let kept = Array.from({ length: failed.steps }, (_, nth) => nth + 1);
  let parts = 2;
  for (let runs = 0; runs < MOST_RUNS && parts <= kept.length; runs += 1) {
    const size = Math.ceil(kept.length / parts);
    const without = runs % parts;
    const fewer = kept.filter((_, place) => Math.floor(place / size) !== without);
    const report = await simulation.run({
      seed: failed.seed,
      steps: failed.steps,
      only: new Set(fewer),
      tell: () => {},
    });
    const isSame = kindOf(report.finding) === kindOf(failed.finding);
    say(`  with ${fewer.length} of ${kept.length} steps: ${isSame ? 'still wrong' : 'not wrong'}`);
    if (isSame) kept = fewer;
    else if (without === parts - 1) parts *= 2;
  }
  say(
    `As few steps as were found:\nnpm run simulate -- --seed ${failed.seed} --steps ${failed.steps} --only ${inRanges(kept)}`,
  );
}

/** A finding without its names and numbers. */
function kindOf(finding: string | null): string {
  return (finding ?? '').replaceAll(/SXM-[\w-]+|[\da-f-]{36}|\d+/g, '#').slice(0, 60);
}

function inRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, until]) => (from === until ? `${from}` : `${from}-${until}`)).join(',');
}

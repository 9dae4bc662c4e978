import type { AskedPage } from './public-pages.ts';

/** Median and p95 of each page, in milliseconds. */
export type PageTimes = Map<string, { half: number; p95: number }>;
export type MeasuredWorld = { boats: number; pages: readonly AskedPage[] };

/** Maximum ratio of a search's p95 in the largest world to its p95 in the smallest. */
const MAX_TIMES = 2;
const WARM_UP = 25;

/** Times the worlds' pages alternately, so that other load on the machine affects all worlds. */
export async function timePages(
  worlds: readonly MeasuredWorld[],
): Promise<ReadonlyMap<number, PageTimes>> {
  const times = new Map<number, PageTimes>(worlds.map(({ boats }) => [boats, new Map()]));
  for (const [nth, { name, times: most }] of worlds[0]?.pages.entries() ?? []) {
    const asked = worlds.map(({ pages }) => pages[nth]);
    const taken = await timeInTurn(asked, most);
    for (const [place, { boats }] of worlds.entries())
      times.get(boats)?.set(name, summary(taken[place] ?? []));
  }
  return times;
}

async function timeInTurn(asked: readonly (AskedPage | undefined)[], most: number) {
  const taken = asked.map((): number[] => []);
  for (let time = -Math.min(WARM_UP, most); time < most; time += 1) {
    for (const [place, page] of asked.entries()) {
      const begun = performance.now();
      await page?.ask(time);
      if (time >= 0) taken[place]?.push(performance.now() - begun);
    }
  }
  return taken;
}

function summary(taken: readonly number[]) {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { half: at(0.5), p95: at(0.95) };
}

/** Prints a markdown table: p95, with the median. */
export function printTimes(times: ReadonlyMap<number, PageTimes>): void {
  const sizes = [...times.keys()];
  const heads = sizes.map((boats) => `${boats.toLocaleString('en-US')} boats`);
  console.log(`\n| p95 (median), ms | ${heads.join(' | ')} | largest / smallest |`);
  console.log(`|---|${'---:|'.repeat(sizes.length + 1)}`);
  const fewest = times.get(sizes[0] ?? 0);
  const most = times.get(sizes.at(-1) ?? 0);
  for (const [name, smallest] of fewest ?? []) {
    const cells = sizes.map((boats) => {
      const { p95 = 0, half = 0 } = times.get(boats)?.get(name) ?? {};
      return `${p95.toFixed(1)} (${half.toFixed(1)})`;
    });
    const largest = most?.get(name) ?? smallest;
    const ratio = largest.p95 / smallest.p95;
    const mark = name.startsWith('search') && ratio > MAX_TIMES ? ' **over 2**' : '';
    const ratios = `${ratio.toFixed(2)} (${(largest.half / smallest.half).toFixed(2)})`;
    console.log(`| ${name} | ${cells.join(' | ')} | ${ratios}${mark} |`);
  }
}

import type { AskedPage } from './public-pages.ts';

/** Of each page the milliseconds that half of the answers take at most, and 19 of 20. */
export type PageTimes = Map<string, { half: number; p95: number }>;

/** The most that a search may take longer with the most boats than with the fewest. */
const MOST_TIMES = 2;
const WARM_UP = 25;

/** One after the other, after a warm-up. */
export async function timePages(pages: readonly AskedPage[]): Promise<PageTimes> {
  const times: PageTimes = new Map();
  for (const { name, ask, times: most } of pages) {
    for (let time = 0; time < Math.min(WARM_UP, most); time += 1) await ask(-1 - time);
    const taken: number[] = [];
    for (let time = 0; time < most; time += 1) {
      const begun = performance.now();
      await ask(time);
      taken.push(performance.now() - begun);
    }
    taken.sort((one, other) => one - other);
    const at = (share: number) => taken[Math.ceil(most * share) - 1] ?? 0;
    times.set(name, { half: at(0.5), p95: at(0.95) });
  }
  return times;
}

/** As a table of markdown: p95, and the median beside it. */
export function printTimes(times: ReadonlyMap<number, PageTimes>): void {
  const sizes = [...times.keys()];
  const [fewest = 0, most = 0] = [sizes[0], sizes.at(-1)];
  const heads = sizes.map((boats) => `${boats.toLocaleString('en-US')} boats`);
  console.log(`\n| p95 (median), ms | ${heads.join(' | ')} | largest / smallest |`);
  console.log(`|---|${'---:|'.repeat(sizes.length + 1)}`);
  for (const name of times.get(fewest)?.keys() ?? []) {
    const cells = sizes.map((boats) => {
      const { p95 = 0, half = 0 } = times.get(boats)?.get(name) ?? {};
      return `${p95.toFixed(1)} (${half.toFixed(1)})`;
    });
    const ratio = (times.get(most)?.get(name)?.p95 ?? 0) / (times.get(fewest)?.get(name)?.p95 ?? 1);
    const mark = name.startsWith('search') && ratio > MOST_TIMES ? ' **over 2**' : '';
    console.log(`| ${name} | ${cells.join(' | ')} | ${ratio.toFixed(2)}${mark} |`);
  }
}

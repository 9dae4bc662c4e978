import { invalid } from '../auth-problems.ts';

const unitMs: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/** Returns when a ban of `24h` or `1h30m` ends; null for `none`. */
export function banEnd(duration: string, nowMs: number): number | null {
  if (duration === 'none') return null;
  if (!/^(\d+(\.\d+)?(h|ms|m|s))+$/.test(duration)) {
    throw invalid(`invalid format for ban duration: time: invalid duration "${duration}"`);
  }
  let ms = 0;
  for (const [, amount, , unit = ''] of duration.matchAll(/(\d+(\.\d+)?)(h|ms|m|s)/g)) {
    ms += Number(amount) * (unitMs[unit] ?? 0);
  }
  return Math.min(Math.round(nowMs + ms), 8.64e15);
}

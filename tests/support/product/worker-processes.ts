import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { RunningProduct } from './product.ts';

/** Lists the worker processes of a server, including the spare. */
export function listWorkers({ pid }: Pick<RunningProduct, 'pid'>): number[] {
  return listChildren(pid).filter((child) => readCommand(child).includes('dist/server/worker.js'));
}

/**
 * Waits until the log names a spare worker that runs; returns the serving workers and the spare. The server needs
 * `LOG_LEVEL: 'debug'`.
 */
export async function waitForSpareWorker(
  product: RunningProduct,
): Promise<{ serving: number[]; spare: number }> {
  const spare = () =>
    Number([...product.output().matchAll(/pid (\d+) is the spare/g)].at(-1)?.[1] ?? 0);
  await expect.poll(() => listWorkers(product).includes(spare()), { timeout: 120_000 }).toBe(true);
  return { serving: listWorkers(product).filter((pid) => pid !== spare()), spare: spare() };
}

function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readParent(name) === parent)
    .map(Number);
}

function readParent(pid: string): number | undefined {
  return Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]);
}

function readCommand(pid: number): string {
  return read(`/proc/${pid}/cmdline`);
}

/** Returns '' if the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Reads the numbers of serving workers and of requests from the Prometheus endpoint. */
export async function readCounts(url: string): Promise<{ workers: number; requests: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:{[^}]*})? ([\\d.e+]+)$`, 'gm'))].reduce(
      (total, [, value]) => total + Number(value),
      0,
    );
  return { workers: sum('http_workers'), requests: sum('http_requests_total') };
}

import { get, type IncomingMessage } from 'node:http';
import type { BareAnswer, BarePorts } from '../load/bare-process.ts';
import type { Load, LoadResult } from '../load/load-generator.ts';
import { ask, canPin, LOAD_CORE, pin, SERVER_CORE, startPinned } from '../load/pinned-process.ts';

/** Minimum share of the requests per second that bare Node.js reaches with the same bytes. */
const MIN_SHARE = 0.8;
/** The load generator has to be this much faster than the bare server; otherwise it measures itself. */
const LOAD_HEADROOM = 1.3;

const ROUNDS = 5;
const SECONDS = 1.5;
const WARM_UP_SECONDS = 1;
const CONNECTIONS = 16;
const ACCEPTED = { 'accept-encoding': 'br, gzip' };

type Rates = { product: number; bare: number; ceiling: number };
type Rated = Rates & { path: string; share: number; headroom: number };

/**
 * Prints the product's responses per second, and their share of the rate of a bare server with the same head and body.
 * Runs both alternately on one core, with the load on another. Returns the findings.
 */
export async function printAnswerRates(
  product: { url: string; pid: number },
  paths: readonly string[],
): Promise<string[]> {
  pin(product.pid, SERVER_CORE);
  const where = canPin ? 'each server on one core, the load on another' : 'all cores shared';
  console.log(`Answers per second, and as a share of bare Node sending the same bytes (${where})`);
  const misses: string[] = [];
  for (const path of paths) {
    const rated = await rate(Number(new URL(product.url).port), path);
    const { share, headroom } = rated;
    const rates = [rated.product, rated.bare].map((each) => each.toFixed(0).padStart(7)).join('');
    console.log(
      `  ${path.slice(0, 24).padEnd(24)}${rates}  ${share.toFixed(2)}  (load up to ${headroom.toFixed(1)} x bare)`,
    );
    if (share < MIN_SHARE) misses.push(`${path} is answered at ${share.toFixed(2)} of bare`);
    if (headroom < LOAD_HEADROOM)
      misses.push(`the load is only ${headroom.toFixed(1)} x as fast as bare Node`);
  }
  return misses;
}

async function rate(productPort: number, path: string): Promise<Rated> {
  const headers = {
    ...ACCEPTED,
    accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
  };
  const bare = startPinned('./bare-process.ts', SERVER_CORE);
  const load = startPinned('./load-generator.ts', LOAD_CORE);
  try {
    const { http, tcp } = await ask<BarePorts>(bare, await readAnswer(productPort, path, headers));
    const ports = { product: productPort, bare: http, ceiling: tcp };
    const perSecond = async (port: number, seconds = SECONDS) => {
      const asked: Load = { port, path, headers, connections: CONNECTIONS, seconds };
      const result = await ask<LoadResult>(load, asked);
      return result.answers / result.seconds;
    };
    for (const port of Object.values(ports)) await perSecond(port, WARM_UP_SECONDS);
    const rounds: Rates[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        product: await perSecond(ports.product),
        bare: await perSecond(ports.bare),
        ceiling: await perSecond(ports.ceiling),
      });
    }
    return { path, ...typical(rounds) };
  } finally {
    bare.kill();
    load.kill();
  }
}

/** Compares within each round: a slower machine affects both. */
function typical(rounds: readonly Rates[]): Omit<Rated, 'path'> {
  const median = (of: (round: Rates) => number) =>
    rounds.map(of).toSorted((one, other) => one - other)[Math.floor(rounds.length / 2)] ?? 0;
  return {
    product: median((round) => round.product),
    bare: median((round) => round.bare),
    ceiling: median((round) => round.ceiling),
    share: median((round) => round.product / round.bare),
    headroom: median((round) => round.ceiling / round.bare),
  };
}

/** The product's response without the headers that each server adds. */
async function readAnswer(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<BareAnswer> {
  const options = { host: '127.0.0.1', port, path, headers, agent: false };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(options, resolve).on('error', reject);
  });
  const body = Buffer.concat(await response.toArray());
  const pairs = Object.entries(response.headersDistinct).filter(
    ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
  );
  return { path, head: pairs.flatMap(([name, values]) => [name, (values ?? []).join(', ')]), body };
}

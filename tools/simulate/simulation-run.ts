import { join } from 'node:path';
import { seededChance } from '../../tests/support/worlds/seeded-random.ts';
import { oneStep } from './acts/acts.ts';
import { mendWhatIsDue } from './acts/faults.ts';
import { brokenPromises, doctorsFindings } from './checks/invariants.ts';
import { runFinalChecks } from './checks/final-checks.ts';
import { openShop, type Shop, type ShopNeeds } from './world/shop.ts';
import { lookAgain } from './world/expected-trips.ts';
import { createModel } from './world/model.ts';
import { Finding, type Model, type Turn } from './world/world.ts';

/** Result of a run; `finding` is null if all checks passed. */
export type RunReport = {
  seed: number;
  steps: number;
  lines: string[];
  finding: string | null;
  said: string;
  model: Pick<Model, 'done' | 'faults' | 'spent'>;
  bookings: number;
  elapsedMs: number;
};

export type RunInput = ShopNeeds & {
  seed: number;
  steps: number;
  /** Performs only these steps; null means all. */
  only: ReadonlySet<number> | null;
  tell(line: string): void;
  /** Whether to run the final checks after all work is done. */
  hasFinalChecks: boolean;
};

const DOCTOR_EVERY = 20;
const LOOK_EVERY = 4;

/** Performs the steps determined by the seed, and checks the shop after each. */
export async function runSimulation(needs: RunInput): Promise<RunReport> {
  const shop = await openShop({ ...needs, folder: join(needs.folder, `seed-${needs.seed}`) });
  const begun = performance.now();
  const lines: string[] = [];
  const model = await createModel(shop, seededChance(needs.seed));
  let step = 0;
  let finding: string | null = null;
  const turnOf = (of: number): Turn => ({
    shop,
    model,
    step: of,
    chance: chanceOf(needs.seed, of),
    burst: null,
    leavesEarly: false,
    say(text) {
      lines.push(`${String(of).padStart(5)}  ${text}`);
      needs.tell(lines.at(-1) ?? '');
    },
  });
  try {
    for (step = 1; step <= needs.steps; step += 1) {
      if (needs.only === null || needs.only.has(step)) await liveOneStep(turnOf(step));
    }
    const quiet = performance.now();
    if (needs.hasFinalChecks) await runFinalChecks(turnOf(step));
    model.spent.set('final checks', performance.now() - quiet);
  } catch (error) {
    finding = error instanceof Finding ? error.message : String((error as Error).stack ?? error);
  }
  const elapsedMs = performance.now() - begun;
  const report = { seed: needs.seed, steps: step, lines, finding, model, elapsedMs };
  const said = shop.said();
  const bookings = model.trips.length;
  await shop.close();
  return { ...report, said, bookings };
}

/** Seeds each step separately, so that steps do not influence each other's random numbers. */
function chanceOf(seed: number, step: number) {
  const first = seededChance(seed * 1_000_003 + step);
  return seededChance(Math.floor(first.next() * 2 ** 32));
}

async function liveOneStep(turn: Turn): Promise<void> {
  const { shop, model, step } = turn;
  await mendWhatIsDue(turn);
  shop.mail.mails();
  await oneStep(turn);
  const begun = performance.now();
  const findings = await lookAtBooks(shop, step % DOCTOR_EVERY === 0);
  model.spent.set('invariants', (model.spent.get('invariants') ?? 0) + performance.now() - begun);
  if (findings.length > 0) throw new Finding(findings.slice(0, 8).join('\n  '));
  const trip = model.trips[Math.floor(turn.chance.next() * model.trips.length)];
  if (trip && step % LOOK_EVERY === 0) await lookAgain(turn, trip);
}

async function lookAtBooks(shop: Shop, isThorough: boolean): Promise<string[]> {
  const look = async () => [
    ...(await brokenPromises(shop)),
    ...(isThorough ? await doctorsFindings(shop) : []),
  ];
  // Retries once, because the database may have been killed a moment ago.
  return look().catch(async () => {
    await shop.untilDatabaseAnswers();
    return look();
  });
}

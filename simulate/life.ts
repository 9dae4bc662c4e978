import { join } from 'node:path';
import { seededChance } from '../tests/support/seeded-chance.ts';
import { oneStep } from './acts.ts';
import { mendWhatIsDue } from './faults.ts';
import { brokenPromises, doctorsFindings } from './invariants.ts';
import { lastLook } from './last-look.ts';
import { openShop, type Shop, type ShopNeeds } from './shop.ts';
import { lookAgain } from './told-trips.ts';
import { settleTown } from './town.ts';
import { Finding, type Town, type Turn } from './world.ts';

/** How a life ended: `finding` is null when nothing was wrong. */
export type LifeStory = {
  seed: number;
  steps: number;
  lines: string[];
  finding: string | null;
  said: string;
  town: Pick<Town, 'done' | 'faults' | 'spent'>;
  bookings: number;
  livedMs: number;
};

export type LifeNeeds = ShopNeeds & {
  seed: number;
  steps: number;
  /** Only these are done; null: all. */
  only: ReadonlySet<number> | null;
  tell(line: string): void;
};

const DOCTOR_EVERY = 20;
const LOOK_EVERY = 4;

/** A shop lives through so many steps, which the seed decides, and is looked at after each. */
export async function liveThrough(needs: LifeNeeds): Promise<LifeStory> {
  const shop = await openShop({ ...needs, folder: join(needs.folder, `seed-${needs.seed}`) });
  const begun = performance.now();
  const lines: string[] = [];
  const town = await settleTown(shop, seededChance(needs.seed));
  let step = 0;
  let finding: string | null = null;
  const turnOf = (of: number): Turn => ({
    ...{ shop, town, step: of, chance: chanceOf(needs.seed, of), storm: null, isHasty: false },
    say(words) {
      lines.push(`${String(of).padStart(5)}  ${words}`);
      needs.tell(lines.at(-1) ?? '');
    },
  });
  try {
    for (step = 1; step <= needs.steps; step += 1) {
      if (needs.only === null || needs.only.has(step)) await liveOneStep(turnOf(step));
    }
    const quiet = performance.now();
    await lastLook(turnOf(step));
    town.spent.set('the last look', performance.now() - quiet);
  } catch (error) {
    finding = error instanceof Finding ? error.message : String((error as Error).stack ?? error);
  }
  const livedMs = performance.now() - begun;
  const story = { seed: needs.seed, steps: step, lines, finding, town, livedMs };
  const [said, bookings] = [shop.said(), town.trips.length];
  await shop.close();
  return { ...story, said, bookings };
}

/** Each step has chance of its own: what one draws more or less changes nothing for the next. */
function chanceOf(seed: number, step: number) {
  const first = seededChance(seed * 1_000_003 + step);
  return seededChance(Math.floor(first.next() * 2 ** 32));
}

async function liveOneStep(turn: Turn): Promise<void> {
  const { shop, town, step } = turn;
  await mendWhatIsDue(turn);
  shop.post.letters();
  await oneStep(turn);
  const begun = performance.now();
  const findings = await lookAtBooks(shop, step % DOCTOR_EVERY === 0);
  town.spent.set('looking', (town.spent.get('looking') ?? 0) + performance.now() - begun);
  if (findings.length > 0) throw new Finding(findings.slice(0, 8).join('\n  '));
  const trip = town.trips[Math.floor(turn.chance.next() * town.trips.length)];
  if (trip && step % LOOK_EVERY === 0) await lookAgain(turn, trip);
}

async function lookAtBooks(shop: Shop, isThorough: boolean): Promise<string[]> {
  const look = async () => [
    ...(await brokenPromises(shop.database)),
    ...(isThorough ? await doctorsFindings(shop.database) : []),
  ];
  // The database may have been killed a moment ago.
  return look().catch(async () => {
    await shop.untilDatabaseAnswers();
    return look();
  });
}

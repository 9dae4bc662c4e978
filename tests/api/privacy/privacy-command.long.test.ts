import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PersonalDataFile } from '#contract/admin/admin-privacy-api.ts';
import { tablesNaming } from '../../support/worlds/admins/personal-markers.ts';
import {
  addBoat,
  createPayingWorld,
  type NewBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { sailedTrip, type SailedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import { runShopCommand, type CommandEnd } from '../../support/product/shop-command.ts';

let world: PayingWorld;
let boat: NewBoat;
let trip: SailedTrip;
const folder = mkdtempSync(join(tmpdir(), 'privacy-'));

beforeAll(async () => {
  world = await createPayingWorld();
  boat = await addBoat(world, { operatorName: 'Rosa Markerwood' });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.close();
});
beforeEach(async () => {
  trip = await sailedTrip(world, boat.id, { customer: 'Gus Guestwood' });
});

/** Runs the command as on the server, without an interactive terminal. */
function privacy(...args: string[]): Promise<CommandEnd> {
  return runShopCommand('privacy', { DATABASE_URL: world.databaseUrl }, ...args);
}

test('the privacy command shows a guest’s data, exports it to a file that only the owner can read, and erases it', async () => {
  const shown = await privacy('show', '--guest', trip.email);
  expect(shown.exitCode).toBe(0);
  expect(shown.output).toMatch(/^Stored about this person:\n {2}bookings: 1\n {2}trip_links: 1\n/);
  expect(shown.output).toContain('For you to do elsewhere:\n  Email: ');

  const file = join(folder, 'gus.json');
  const exported = await privacy('export', '--guest', trip.email, '--to', file);
  expect(exported).toEqual({
    exitCode: 0,
    output: `Exported all data about this person to ${file}.`,
  });
  const kept = JSON.parse(readFileSync(file, 'utf8')) as PersonalDataFile;
  expect(kept.kept['bookings']).toMatchObject([
    { code: trip.code, customer_name: 'Gus Guestwood', amount_cents: 10_000 },
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // Never overwrites an existing file.
  expect((await privacy('export', '--guest', trip.email, '--to', file)).exitCode).toBe(1);

  const unasked = await privacy('erase', '--guest', trip.email);
  expect(unasked.exitCode).toBe(1);
  expect(unasked.output).toContain(
    'This needs confirmation, but there is no terminal. To confirm, add --yes.',
  );
  expect(await tablesNaming(world.database, [trip.email])).toEqual(['public.bookings']);

  const erased = await privacy('erase', '--guest', trip.email, '--yes');
  expect(erased.output).toContain('Erased. Photos, sign-in and calendars are erased');
  expect(erased.exitCode).toBe(0);
  expect(await tablesNaming(world.database, [trip.email, 'Guestwood'])).toEqual([]);
  const { rows } = await world.database.query(
    'select admin_name, action, subject_name from audit_events order by id desc limit 2',
  );
  const by = { admin_name: 'The owner', subject_name: 'a guest who asked for it' };
  expect(rows).toEqual([
    { ...by, action: 'erase-personal-data' },
    { ...by, action: 'export-personal-data' },
  ]);
});

test('the privacy command refuses to erase a captain with an upcoming trip and says what to do first', async () => {
  const coming = await sailedTrip(world, boat.id, { ended: -2 });
  const refused = await privacy('erase', '--operator', boat.operator, '--yes');
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toContain(`Cannot be erased yet:\n  There are upcoming trips: `);
  expect(refused.output).toContain(coming.code);
  expect(await tablesNaming(world.database, ['Rosa Markerwood'])).toEqual(['public.operators']);
});

test.each([
  [[], 'npm run shop -- privacy show'],
  [['show'], 'npm run shop -- privacy show'],
  [['show', '--guest', 'a@b.test', '--operator', 'c@d.test'], 'npm run shop -- privacy show'],
  [['export', '--guest', 'a@b.test'], 'npm run shop -- privacy show'],
  [
    ['erase', '--guest', 'nobody@b.test', '--yes'],
    'We have no data on a person with this address.',
  ],
  [['erase', '--guest', 'nobody', '--yes'], 'Please enter a valid email address.'],
  [['erase', '--everybody'], '--everybody'],
])('the privacy command refuses %j with a message', async (args, sentence) => {
  const refused = await privacy(...args);
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toContain(sentence);
});

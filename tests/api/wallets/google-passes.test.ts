import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { localizeDay } from '#i18n/formats/language-formats.ts';
import { hurryJobs } from '../../support/product/wait-for-jobs.ts';
import { visitDoctor } from '../../support/product/doctor-command.ts';
import {
  createWalletServices,
  type WalletServices,
} from '../../support/wallets/wallet-stand-ins.ts';
import { dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import {
  bookPaidTrip,
  changeTrip,
  readTrip,
  type LinkedTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  callOffBoatsDay,
  chooseOffer,
  waitForGuestNotifications,
} from '../../support/worlds/operators/called-off-days.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

let services: WalletServices;
let world: OperatorWorld;
let owner: CalendarOperator;
let boat: NewBoat;
let ana: LinkedTrip;

beforeAll(async () => {
  services = await createWalletServices();
  world = await createOperatorWorld(services.settings);
});
afterAll(async () => {
  await world.close();
  await services.close();
});
beforeEach(async () => {
  services.google.fail(null);
  owner = await operatorWithBoats(world);
  [boat] = owner.boats;
  ana = await bookPaidTrip(world, boat, { groupSize: 4 });
});

const follow = (accept = 'application/json') =>
  fetch(`${world.baseUrl}/api/trips/${ana.token}/google-pass`, {
    headers: { accept },
    redirect: 'manual',
  });

type Shown = { state: string; barcode?: { value: string }; fields: Record<string, string> };

/** Reads the stored ticket, after failed jobs have been tried again. */
async function readTicket(id: string): Promise<Shown> {
  await hurryJobs(world);
  const ticket = services.google.objects.get(id) as unknown as Shown & {
    textModulesData: { id: string; body: string }[];
  };
  const fields = ticket.textModulesData.map((field) => [field.id, field.body]);
  const { state, barcode } = ticket;
  return { state, ...(barcode && { barcode }), fields: Object.fromEntries(fields) as never };
}

/** Follows the button; returns the id of the ticket in the link. */
async function takePass(): Promise<string> {
  const answer = await follow();
  expect(answer.status).toBe(302);
  const [ticket] = services.google.readSaveLink(answer.headers.get('location') ?? '') ?? [];
  return ticket?.id ?? '';
}

test('the Google Wallet button redirects with a signed link to a ticket that is stored at Google', async () => {
  const answer = await follow();
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const id = await takePass();
  const { booking } = (await readTrip(world, ana.token)).body;
  expect(await readTicket(id)).toMatchObject({
    state: 'ACTIVE',
    barcode: { value: booking.code },
    fields: {
      boat: boat.name,
      date: localizeDay('en', dayAhead(), 'shortWeekday'),
      time: '9:00 AM',
      guests: '4',
    },
  });
  expect(JSON.stringify(services.google.objects.get(id))).not.toContain(ana.visitor.name);
});

test('the ticket class at Google is created once, and a second click stores nothing new', async () => {
  const first = await takePass();
  const before = services.google.calls.length;
  expect(await takePass()).toBe(first);
  expect(services.google.calls).toHaveLength(before);
  const classes = services.google.calls.filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/eventTicketClass'),
  );
  expect(classes).toHaveLength(1);
  expect(services.google.classes.size).toBe(1);
});

test('moving a trip updates its Google ticket, and canceling the trip deactivates it', async () => {
  const id = await takePass();
  await changeTrip(world, ana.token, 'move', { date: dayAhead(31), time: '14:00' });
  await expect
    .poll(() => readTicket(id))
    .toMatchObject({
      state: 'ACTIVE',
      fields: { date: localizeDay('en', dayAhead(31), 'shortWeekday'), time: '2:00 PM' },
    });
  await changeTrip(world, ana.token, 'cancel', { refundCents: 38_200, reason: '' });
  await expect
    .poll(() => readTicket(id))
    .toMatchObject({ state: 'INACTIVE', fields: { state: 'Canceled' } });
  expect((await readTicket(id)).barcode).toBeUndefined();
});

test('the Google ticket of a called-off trip is inactive and asks the guest to choose until they have chosen', async () => {
  const id = await takePass();
  await callOffBoatsDay(world, owner, dayAhead());
  await waitForGuestNotifications(world);
  const due = 'Canceled. Please choose what happens next.';
  await expect
    .poll(() => readTicket(id))
    .toMatchObject({ state: 'INACTIVE', fields: { state: due } });
  expect((await readTicket(id)).barcode).toBeUndefined();
  const refund = { kind: 'refunded', refundCents: 38_200 };
  expect((await chooseOffer(world, ana, refund)).status).toBe(200);
  await expect.poll(async () => (await readTicket(id)).fields['state']).toBe('Canceled');
});

test('a transfer deactivates the former guest’s Google ticket and removes the trip’s details from it', async () => {
  const id = await takePass();
  await changeTrip(world, ana.token, 'hand-over', {
    customerName: 'Bo Next',
    customerEmail: 'bo-next@example.com',
    customerPhone: '',
  });
  await expect
    .poll(() => readTicket(id))
    .toEqual({
      state: 'INACTIVE',
      fields: { boat: boat.name, state: 'Transferred to another guest' },
    });
});

test.each(['down', 'cut', 'slow', 'wrong'] as const)(
  'the Google Wallet button leads back to the trip page if Google fails: %s',
  async (fault) => {
    services.google.fail(fault);
    const answer = await follow('text/html');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      `${world.baseUrl}/trips/${ana.token}?wallet=google`,
    );
    expect((await readTrip(world, ana.token)).status).toBe(200);
    services.google.fail(null);
    expect(await readTicket(await takePass())).toMatchObject({ state: 'ACTIVE' });
  },
);

test('an API request for a Google pass gets a 503 while Google is down', async () => {
  services.google.fail('down');
  const answer = await follow();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'service.away' });
});

test.each(['down', 'cut', 'wrong'] as const)(
  'a moved trip’s Google ticket is updated after Google recovers from a failure: %s',
  async (fault) => {
    const id = await takePass();
    services.google.fail(fault);
    await changeTrip(world, ana.token, 'move', { date: dayAhead(33), time: '14:00' });
    const countRetries = async () =>
      (
        await world.database.query(
          "select from jobs.job where name = 'update-wallet-passes' and state = 'retry'",
        )
      ).rowCount;
    await expect.poll(countRetries).toBe(1);
    services.google.fail(null);
    await expect.poll(async () => (await readTicket(id)).fields['time']).toBe('2:00 PM');
  },
);

test('the doctor reports a service account that Google refuses', async () => {
  const settings = { ...services.settings, DATABASE_URL: world.databaseUrl };
  const other = {
    GOOGLE_WALLET_API_URL: `${services.google.settings.GOOGLE_WALLET_API_URL}/other`,
  };
  const wrong = await visitDoctor({ ...settings, ...other });
  expect(wrong.output).toContain(
    'GOOGLE_WALLET_ACCOUNT_KEY has no access to the wallet of GOOGLE_WALLET_ISSUER_ID',
  );
  expect((await visitDoctor(settings)).output).not.toContain('WALLET');
});

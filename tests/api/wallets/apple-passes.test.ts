import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getMeetingPlace } from '#domain/boats/trip-facts.ts';
import { toInstant } from '#domain/time/days.ts';
import { localizeDay } from '#i18n/formats/language-formats.ts';
import { createAppleDevice } from '../../support/wallets/apple-device.ts';
import { PASS_TYPE, TEAM } from '../../support/wallets/pass-certificates.ts';
import { readPassFile } from '../../support/wallets/read-pass.ts';
import {
  createWalletServices,
  type WalletServices,
} from '../../support/wallets/wallet-stand-ins.ts';
import { hurryJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import {
  bookPaidTrip,
  changeTrip,
  linkTo,
  readTrip,
  readTripToken,
  type LinkedTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';
import { theMail } from '../../support/providers/mailbox.ts';
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
  call,
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
  services.push.fail(null);
  services.push.sent.length = 0;
  owner = await operatorWithBoats(world);
  boat = owner.boats[0];
  ana = await bookPaidTrip(world, boat, { groupSize: 4 });
});

const download = (token: string) => fetch(`${world.baseUrl}/api/trips/${token}/apple-pass`);
const authority = () => services.certificates.authority.certificate;

async function takePass(token = ana.token) {
  const answer = await download(token);
  expect(answer.status).toBe(200);
  return readPassFile(new Uint8Array(await answer.arrayBuffer()), authority());
}

async function takeToDevice() {
  const { json: pass } = await takePass();
  const device = createAppleDevice(world.baseUrl, authority());
  expect(await device.register(pass)).toBe(201);
  return { pass, device };
}

async function pushes(): Promise<string[]> {
  await hurryJobs(world);
  return services.push.sent.map(({ pushToken }) => pushToken);
}

async function countRetries(): Promise<number | null> {
  const { rowCount } = await world.database.query(
    "select from jobs.job where name = 'push-wallet-pass' and state = 'retry'",
  );
  return rowCount;
}

test('a guest gets a signed Apple pass that shows what the trip page shows', async () => {
  await world.database.query('update bookings set stated_minutes = 180 where id = $1', [
    ana.bookingId,
  ]);
  const answer = await download(ana.token);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/vnd.apple.pkpass',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  const { json, files, fields } = readPassFile(
    new Uint8Array(await answer.arrayBuffer()),
    authority(),
  );
  const { booking } = (await readTrip(world, ana.token)).body;
  const place = getMeetingPlace({ pin: null, port: boat.port });
  expect(json).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: PASS_TYPE,
    teamIdentifier: TEAM,
    description: `Boat trip: ${boat.name}`,
    relevantDate: new Date(toInstant(dayAhead(), '09:00')).toISOString().replace('.000', ''),
    locations: [place],
    backgroundColor: 'rgb(6, 39, 47)',
    barcodes: [
      { format: 'PKBarcodeFormatQR', message: booking.code, messageEncoding: 'iso-8859-1' },
    ],
  });
  expect(json.voided).toBeUndefined();
  expect(fields).toMatchObject({
    boat: boat.name,
    date: localizeDay('en', dayAhead(), 'shortWeekday'),
    time: '9:00 AM',
    returns: '12:00 PM',
    guests: '4',
    captain: booking.boat.operatorName,
    code: booking.code,
  });
  expect(JSON.stringify(json)).not.toContain(ana.visitor.name);
  expect(JSON.stringify(json)).not.toContain(ana.visitor.email);
  const sizes = Object.entries(files).flatMap(([name, bytes]) =>
    name.endsWith('.png') ? [[name, Buffer.from(bytes).readUInt32BE(16)]] : [],
  );
  expect(Object.fromEntries(sizes)).toEqual({
    'icon.png': 38,
    'icon@2x.png': 76,
    'icon@3x.png': 114,
    'logo.png': 50,
    'logo@2x.png': 100,
    'logo@3x.png': 150,
  });
});

test('an Apple pass is in the language of its booking', async () => {
  const { session, bookingId } = await newVisitor(world).hold(boat, { language: 'fr' });
  await world.provider.pay(session);
  await waitForJobs(world);
  const token = await linkTo(world, bookingId);
  const { json, fields } = await takePass(token);
  expect(json['description']).toBe(`Sortie en bateau\u00a0: ${boat.name}`);
  expect(fields['time']).toBe('09:00');
});

test('two downloads of an Apple pass have the same serial number but different secrets, stored as hashes', async () => {
  const { json: first } = await takePass();
  const { json: second } = await takePass();
  expect(second.serialNumber).toBe(first.serialNumber);
  expect(second.authenticationToken).not.toBe(first.authenticationToken);
  const { rows } = await world.database.query<{ token_hash: string }>(
    'select token_hash from wallet_pass_tokens where pass_id = $1',
    [first.serialNumber],
  );
  expect(rows).toHaveLength(2);
  for (const { authenticationToken } of [first, second])
    expect(rows.map((row) => row.token_hash)).not.toContain(authenticationToken);
});

test('a wrong link and an unpaid booking get no Apple pass', async () => {
  expect((await download('wrong')).status).toBe(404);
  const trip = { groupSize: 4, amountCents: 40_110 };
  const unpaid = await newVisitor(world).reserve(boat, trip);
  const token = await linkTo(world, unpaid.body.id);
  expect((await readTrip(world, token)).body.wallets).toEqual([]);
  expect(await (await download(token)).json()).toMatchObject({ code: 'booking.notConfirmed' });
});

test('a trip lists the wallets of the shop until it is canceled', async () => {
  expect((await readTrip(world, ana.token)).body.wallets).toEqual(['apple', 'google']);
  await changeTrip(world, ana.token, 'cancel', { refundCents: 38_200, reason: '' });
  expect((await readTrip(world, ana.token)).body.wallets).toEqual([]);
});

test('a device can register and remove a pass only with a secret of that pass', async () => {
  const { json: pass } = await takePass();
  const other = await bookPaidTrip(world, boat, { groupSize: 1 }, 'Bo Other');
  const { json: otherPass } = await takePass(other.token);
  const device = createAppleDevice(world.baseUrl, authority());
  const forged = { ...pass, authenticationToken: otherPass.authenticationToken };
  for (const wrong of [forged, { ...pass, authenticationToken: 'short' }]) {
    expect(await device.register(wrong)).toBe(401);
    expect(await device.unregister(wrong)).toBe(401);
    expect((await device.read(wrong)).status).toBe(401);
  }
  expect(await device.listChanged()).toBeNull();
  expect(await device.register(pass)).toBe(201);
  expect(await device.register(pass)).toBe(200);
  expect((await device.listChanged())?.serialNumbers).toEqual([pass.serialNumber]);
  expect(await device.unregister(pass)).toBe(200);
  expect(await device.listChanged()).toBeNull();
});

test('a moved trip is pushed once to each device, which then reads the new time', async () => {
  const { pass, device } = await takeToDevice();
  const tablet = createAppleDevice(world.baseUrl, authority());
  await tablet.register(pass);
  const before = await device.listChanged();
  expect(await device.listChanged(before?.lastUpdated)).toBeNull();
  const known = (await device.read(pass)).headers.get('last-modified') ?? '';
  expect((await device.read(pass, { 'if-modified-since': known })).status).toBe(304);

  const day = dayAhead(31);
  await changeTrip(world, ana.token, 'move', { date: day, time: '14:00' });
  await expect.poll(pushes).toHaveLength(2);
  expect(new Set(await pushes())).toEqual(new Set([device.pushToken, tablet.pushToken]));
  expect(services.push.sent.map(({ body }) => body)).toEqual(['{}', '{}']);
  expect((await device.listChanged(before?.lastUpdated))?.serialNumbers).toEqual([
    pass.serialNumber,
  ]);
  expect((await device.read(pass, { 'if-modified-since': known })).status).toBe(200);
  const { json, fields } = await device.update(pass);
  expect(fields).toMatchObject({
    date: localizeDay('en', day, 'shortWeekday'),
    time: '2:00 PM',
  });
  expect(json.authenticationToken).toBe(pass.authenticationToken);
  // A change that the pass does not show pushes nothing.
  await changeTrip(world, ana.token, 'details', { customerName: 'Ana B. Boat' });
  await changeTrip(world, ana.token, 'fewer-guests', { groupSize: 3, refundCents: 9550 });
  await expect.poll(pushes).toHaveLength(4);
  expect((await device.update(pass)).fields['guests']).toBe('3');
});

test('canceling a trip voids its pass and removes the boarding code', async () => {
  const { pass, device } = await takeToDevice();
  await changeTrip(world, ana.token, 'cancel', { refundCents: 38_200, reason: '' });
  await expect.poll(pushes).toEqual([device.pushToken]);
  const { json, fields } = await device.update(pass);
  expect(json.voided).toBe(true);
  expect(json.barcodes).toBeUndefined();
  expect(fields['state']).toBe('Canceled');
});

test('the pass of a called-off trip is void until its guest has chosen another day', async () => {
  const { pass, device } = await takeToDevice();
  await callOffBoatsDay(world, owner, dayAhead());
  await waitForGuestNotifications(world);
  await expect.poll(pushes).toEqual([device.pushToken]);
  const calledOff = await device.update(pass);
  expect(calledOff.json.voided).toBe(true);
  expect(calledOff.json.barcodes).toBeUndefined();
  expect(calledOff.fields['state']).toBe('Canceled. Please choose what happens next.');

  const day = dayAhead(31);
  const choice = { kind: 'another-day', date: day, time: '09:00' };
  expect((await chooseOffer(world, ana, choice)).status).toBe(200);
  await expect.poll(pushes).toHaveLength(2);
  const { json, fields } = await device.update(pass);
  expect(json.voided).toBeUndefined();
  expect(json.barcodes).toHaveLength(1);
  expect(fields['date']).toBe(localizeDay('en', day, 'shortWeekday'));
  expect(fields['state']).toBeUndefined();
});

test('a transfer voids the former guest’s pass, and the new guest gets another', async () => {
  const { pass, device } = await takeToDevice();
  await changeTrip(world, ana.token, 'hand-over', {
    customerName: 'Bo Next',
    customerEmail: 'bo-next@example.com',
    customerPhone: '',
  });
  await expect.poll(pushes).toEqual([device.pushToken]);
  const { json, fields } = await device.update(pass);
  expect(json.voided).toBe(true);
  expect(json.barcodes).toBeUndefined();
  expect(fields).toEqual({ boat: boat.name, state: 'Transferred to another guest' });
  expect((await download(ana.token)).status).toBe(404);
  const mail = await theMail(world, 'bo-next@example.com', 'You have a boat trip');
  const next = await takePass(readTripToken(mail));
  expect(next.json.serialNumber).not.toBe(pass.serialNumber);
  expect(next.json.voided).toBeUndefined();
});

test('a changed meeting point is pushed to the passes for the boat’s trips', async () => {
  const { pass, device } = await takeToDevice();
  const payload = { meetingPoint: 'Dock B, blue gate' };
  const changed = await call(world.baseUrl, 'updateBoat', {
    token: owner.token,
    parts: { id: boat.id },
    payload,
  });
  expect(changed.status).toBe(200);
  await expect.poll(pushes).toEqual([device.pushToken]);
  expect((await device.update(pass)).fields['place']).toContain('Dock B, blue gate');
});

test('a device is deleted if Apple’s push service reports that it removed the pass', async () => {
  const { pass, device } = await takeToDevice();
  services.push.forget(device.pushToken);
  await changeTrip(world, ana.token, 'move', { date: dayAhead(32), time: '14:00' });
  const countDevices = async () =>
    (
      await world.database.query('select from wallet_devices where pass_id = $1', [
        pass.serialNumber,
      ])
    ).rowCount;
  await expect.poll(countDevices).toBe(0);
  expect(await pushes()).toEqual([]);
});

test('an oversized answer from Apple’s push service is cut off, and the push is retried', async () => {
  const { device } = await takeToDevice();
  services.push.fail('long');
  await changeTrip(world, ana.token, 'move', { date: dayAhead(34), time: '14:00' });
  await expect.poll(countRetries).toBe(1);
  expect(services.push.countLongBytes()).toBeGreaterThan(0);
  expect(services.push.countLongBytes()).toBeLessThan(1024 * 1024);
  services.push.fail(null);
  await expect.poll(pushes).toEqual([device.pushToken]);
});

test.each(['down', 'cut', 'wrong'] as const)(
  'an update is pushed once after Apple’s push service recovers from a failure: %s',
  async (fault) => {
    const { device } = await takeToDevice();
    services.push.fail(fault);
    await changeTrip(world, ana.token, 'move', { date: dayAhead(33), time: '14:00' });
    await expect.poll(countRetries).toBe(1);
    expect((await readTrip(world, ana.token)).status).toBe(200);
    services.push.fail(null);
    await expect.poll(pushes).toEqual([device.pushToken]);
  },
);

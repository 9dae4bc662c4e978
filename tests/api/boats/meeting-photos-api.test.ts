import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminBoatView } from '#contract/admin/admin-boat-api.ts';
import type { FoundPersonView } from '#contract/admin/admin-privacy-api.ts';
import type { MeetingPhotoView } from '#contract/operator/boats/meeting-photo-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import { scriptedSvg, page } from '../../support/faults/hostile-files.ts';
import { hurrying } from '../../support/product/wait-for-jobs.ts';
import { callAdmin, signInAdmin, SUPER_ADMIN } from '../../support/worlds/admins/admins.ts';
import {
  readAuditEvents,
  overseenOperator,
  SOON,
  soldTrip,
  type OverseenOperator,
} from '../../support/worlds/admins/overseen-operators.ts';
import { plain } from '../../support/worlds/operators/generated-photos.ts';
import { suffixes } from '../../support/worlds/operators/photo-world.ts';
import {
  call,
  createOperatorWorld,
  newOperator,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

let world: OperatorWorld;
let cookie: string;
let captain: OverseenOperator;
let jpeg: Buffer;

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world, SUPER_ADMIN);
  jpeg = await plain(1200, 800).jpeg().toBuffer();
});
afterAll(() => world.close());
beforeEach(async () => {
  captain = await overseenOperator(world, [`Boat ${randomUUID().slice(0, 6)}`]);
});

function send(bytes: Uint8Array = jpeg, name = 'dock.jpg', token: string | null = captain.token) {
  const form = new FormData();
  form.append('photo', new File([new Uint8Array(bytes)], name));
  const parts = { id: captain.boat.id };
  return call<MeetingPhotoView>(world.baseUrl, 'sendMeetingPhoto', { token, parts, form });
}

const remove = (token: string | null = captain.token) =>
  call<MeetingPhotoView>(world.baseUrl, 'removeMeetingPhoto', {
    token,
    parts: { id: captain.boat.id },
  });

const readOwn = async () =>
  (
    await call<OperatorBoatView>(world.baseUrl, 'operatorBoat', {
      token: captain.token,
      parts: { id: captain.boat.id },
    })
  ).body;

const statusOf = async (path: string | undefined) =>
  (await fetch(`${world.baseUrl}${path}-480.avif`)).status;

const expectGone = (path: string | undefined) =>
  expect
    .poll(
      hurrying(world, () => statusOf(path)),
      SOON,
    )
    .toBe(404);

test('guests see the photo of a meeting point in their booking, but not on the boat’s public page', async () => {
  const sold = await soldTrip(world, captain.boat);
  expect((await sold.visitor.booking(sold.bookingId)).boat.meetingPhoto).toBeNull();

  const { meetingPhoto } = (await send()).body;
  for (const suffix of suffixes) {
    expect((await fetch(`${world.baseUrl}${meetingPhoto?.path}${suffix}`)).status).toBe(200);
  }
  const saved = await captain.own.update(captain.boat, { meetingPhotoCaption: ' The blue\ngate ' });
  expect(saved.status).toBe(200);

  const { boat } = await sold.visitor.booking(sold.bookingId);
  const photo = { ...meetingPhoto, caption: 'The blue gate' };
  expect(boat.meetingPhoto).toEqual({ ...photo, captionIn: 'en' });
  const shown = await call<BoatPageView>(world.baseUrl, 'boatById', {
    parts: { id: captain.boat.id },
  });
  expect(JSON.stringify(shown.body)).not.toContain(meetingPhoto?.path);
});

test('a new photo of a meeting point replaces the former one, and removing it deletes its files and caption', async () => {
  const first = (await send()).body.meetingPhoto?.path;
  const second = (await send()).body.meetingPhoto?.path;
  expect(second).not.toBe(first);
  await expectGone(first);
  await captain.own.update(captain.boat, { meetingPhotoCaption: 'The blue gate' });
  expect((await readOwn()).meetingPhoto?.caption).toBe('The blue gate');

  expect((await remove()).body).toEqual({ meetingPhoto: null });
  expect((await remove()).status).toBe(200);
  await expectGone(second);
  expect(await readOwn()).toMatchObject({ meetingPhoto: null, meetingPhotoCaption: '' });
});

test('only the boat’s operator can upload or remove the photo of its meeting point', async () => {
  const path = (await send()).body.meetingPhoto?.path;
  const { token } = await newOperator(world);
  for (const [stranger, status] of [
    [token, 404],
    [null, 401],
  ] as const) {
    expect((await send(jpeg, 'dock.jpg', stranger)).status).toBe(status);
    expect((await remove(stranger)).status).toBe(status);
  }
  expect((await readOwn()).meetingPhoto?.path).toBe(path);
  expect(await statusOf(path)).toBe(200);
});

test('an invalid file is refused as the photo of a meeting point, and the current photo stays', async () => {
  const path = (await send()).body.meetingPhoto?.path;
  const narrow = await plain(479, 900).jpeg().toBuffer();
  const bad = [
    { bytes: page, name: 'page.jpg', message: 'page.jpg is not a valid image file.' },
    { bytes: scriptedSvg, name: 'me.svg', message: 'me.svg is not a valid image file.' },
    {
      bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 0xff),
      name: 'large.jpg',
      message: 'large.jpg is 5.1 MB. Maximum size is 5MB.',
    },
    {
      bytes: narrow,
      name: 'narrow.jpg',
      message: 'narrow.jpg is too small. Choose a photo at least 480 pixels wide.',
    },
  ];
  for (const { bytes, name, message } of bad) {
    const refused = await send(bytes, name);
    expect([400, 413]).toContain(refused.status);
    expect(refused.message).toBe(message);
  }
  expect((await readOwn()).meetingPhoto?.path).toBe(path);
  expect(await statusOf(path)).toBe(200);
});

test('the photo of a meeting point is deleted with its boat', async () => {
  const path = (await send()).body.meetingPhoto?.path;
  const parts = { id: captain.boat.id };
  const deleted = await call(world.baseUrl, 'deleteBoat', { token: captain.token, parts });
  expect(deleted.status).toBe(200);
  await expectGone(path);
});

test('an admin can remove the photo of a meeting point, which is logged and gives the operator a notice', async () => {
  const path = (await send()).body.meetingPhoto?.path;
  const reason = 'It shows a guest.';
  const removePhoto = () =>
    callAdmin<AdminBoatView>(world.baseUrl, 'adminRemoveMeetingPhoto', {
      cookie,
      parts: { id: captain.boat.id },
      payload: { reason },
    });
  const removed = await removePhoto();
  expect(removed.status).toBe(200);
  expect(removed.body).toMatchObject({ meetingPhoto: null, status: 'published' });
  expect(removed.body.notices[0]).toMatchObject({ kind: 'meeting-photo-removed', reason });
  expect(await readAuditEvents(world, captain.boat.id)).toMatchObject([
    { act: 'remove-meeting-photo', facts: { reason } },
  ]);
  await expectGone(path);
  expect((await removePhoto()).status).toBe(409);
});

test('erasing an operator deletes the photos of their meeting points', async () => {
  const path = (await send()).body.meetingPhoto?.path;
  const asked = { kind: 'operator', email: captain.email };
  const found = await callAdmin<FoundPersonView>(world.baseUrl, 'adminFindPerson', {
    cookie,
    payload: asked,
  });
  const shown = (found.body.found ?? []).reduce((sum, each) => sum + each.rows, 0);
  const payload = { ...asked, reason: 'They asked for it.', shown };
  const erased = await callAdmin(world.baseUrl, 'adminErasePerson', { cookie, payload });
  expect(erased.status).toBe(200);
  await expectGone(path);
  const { rows } = await world.database.query(
    'select meeting_photo_path, meeting_photo_caption from boats where id = $1',
    [captain.boat.id],
  );
  expect(rows).toEqual([{ meeting_photo_path: null, meeting_photo_caption: '' }]);
});

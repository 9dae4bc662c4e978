import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_PHOTO_BYTES } from '#domain/boats/photos.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { listPhotoFiles } from '../../support/faults/hostile-files.ts';
import { filledTo, noise, plain } from '../../support/worlds/operators/generated-photos.ts';
import {
  operatorWithBoat,
  listPhotos,
  upload,
  type Operator,
} from '../../support/worlds/operators/photo-world.ts';

const POLL = { timeout: 60_000 };
const MB = 1024 * 1024;

let world: OperatorWorld;
let workFolder: string;
let fiveMegabytes: Buffer;

beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'boat-trips-work-'));
  world = await createOperatorWorld({ TMPDIR: workFolder });
  const photo = await noise(600, 400).jpeg().toBuffer();
  fiveMegabytes = filledTo(photo, MAX_PHOTO_BYTES);
});
afterAll(async () => {
  await world.close();
  await rm(workFolder, { recursive: true, force: true });
});

// Twelve photos are processed one after the other, on machines that may be busy.
const TIMEOUT_MS = 240_000;

test(
  'twelve concurrent photos of 5 MB are stored without holding them all in memory',
  async () => {
    const operator = await operatorWithBoat(world);
    await upload(world, await operatorWithBoat(world), fiveMegabytes);
    const stranger = { ...(await operatorWithBoat(world)), boat: operator.boat };
    const before = await readMaxMemory();
    const names = Array.from({ length: 12 }, (_, index) => `Photo ${index + 1}.jpg`);
    const [sent, inVain] = await Promise.all([
      Promise.all(names.map((name) => upload(world, operator, fiveMegabytes, { name }))),
      // Unauthorized uploads are read to their end, too.
      Promise.all(Array.from({ length: 30 }, () => upload(world, stranger, fiveMegabytes))),
    ]);
    expect(sent.map(({ status }) => status)).toEqual(names.map(() => 201));
    expect(new Set(inVain.map(({ status }) => status))).toEqual(new Set([404]));
    expect(await listPhotos(world, operator)).toHaveLength(12);
    // The bodies alone are 210 MB, and parsing them in memory would need twice that.
    expect((await readMaxMemory()) - before).toBeLessThan(130 * MB);
    expect(await readdir(workFolder)).toEqual([]);
  },
  TIMEOUT_MS,
);

test('an aborted upload leaves neither a file nor an open handle', async () => {
  const operator = await operatorWithBoat(world);
  const before = await listPhotoFiles(world.product.dataDir);
  for (const share of [0.01, 0.5, 0.99]) await sendPart(operator, share);
  await expect.poll(() => readdir(workFolder), POLL).toEqual([]);
  await expect.poll(openedOriginals, POLL).toEqual([]);
  expect(await listPhotoFiles(world.product.dataDir)).toEqual(before);
  expect(await listPhotos(world, operator)).toEqual([]);
  expect((await upload(world, operator, await dot())).status).toBe(201);
});

test('a request body that is not a photo upload is refused with a reason', async () => {
  const operator = await operatorWithBoat(world);
  const form = (fill: (form: FormData) => void) => {
    const body = new FormData();
    fill(body);
    return send(operator, body);
  };
  const file = new File([new Uint8Array(await dot())], 'dot.png');
  const refusals = [
    [await send(operator, '{}', 'application/json'), 'multipart/form-data'],
    [await send(operator, 'x', 'multipart/form-data'), 'multipart/form-data'],
    [await send(operator, '', 'multipart/form-data; boundary=x'), 'The upload was interrupted'],
    [
      await send(operator, 'x'.repeat(90_000), 'multipart/form-data; boundary=x'),
      'was interrupted',
    ],
    [await form((body) => body.append('other', file)), 'Please choose a photo.'],
    [await form((body) => body.append('photo', 'only text')), 'Please choose a photo.'],
    [
      await form((body) => {
        body.append('photo', file);
        body.append('photo', file);
      }),
      'one photo at a time',
    ],
  ] as const;
  for (const [answer, expected] of refusals) {
    const { message } = (await answer.json()) as { message: string };
    expect(answer.status, message).toBe(400);
    expect(message).toContain(expected);
  }
  expect(await listPhotos(world, operator)).toEqual([]);
  expect(await readdir(workFolder)).toEqual([]);
});

test('a large upload with an invalid token is answered 401', async () => {
  const operator = await operatorWithBoat(world);
  const { status } = await upload(world, { ...operator, token: 'nonsense' }, fiveMegabytes);
  expect(status).toBe(401);
});

test('too many uploads from one IP address are refused with a Retry-After header', async () => {
  const limited = await createOperatorWorld({ RATE_LIMITS: 'on' });
  try {
    const operator = await operatorWithBoat(limited);
    const statuses: number[] = [];
    for (let tries = 0; tries < 242; tries += 1) {
      const answer = await send(operator, '{}', 'application/json', limited.baseUrl);
      statuses.push(answer.status);
      if (answer.status === 429)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  } finally {
    await limited.close();
  }
});

function dot(): Promise<Buffer> {
  return plain(12, 8).png().toBuffer();
}

function send(operator: Operator, body: string | FormData, type?: string, baseUrl = world.baseUrl) {
  return fetch(`${baseUrl}/api/operator/boats/${operator.boat.id}/photos`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${operator.token}`,
      ...(type ? { 'content-type': type } : {}),
    },
    body,
  });
}

/** Sends this much of an upload, then disconnects. */
async function sendPart({ token, boat }: Operator, share: number): Promise<void> {
  const head =
    '--cut\r\ncontent-disposition: form-data; name="photo"; filename="cut.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  const going = request(`${world.baseUrl}/api/operator/boats/${boat.id}/photos`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=cut',
      'content-length': head.length + fiveMegabytes.length + 9,
    },
  });
  going.on('error', () => {});
  going.write(head);
  const part = fiveMegabytes.subarray(0, fiveMegabytes.length * share);
  await new Promise((resolve) => going.write(part, resolve));
  await expect.poll(openedOriginals, POLL).not.toEqual([]);
  going.destroy();
}

/** Peak memory of the server since its start, in bytes, without its child processes. */
async function readMaxMemory(): Promise<number> {
  const status = await readFile(`/proc/${world.product.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** Uploaded files that the server has open. */
async function openedOriginals(): Promise<string[]> {
  const folder = `/proc/${world.product.pid}/fd`;
  const handles = await Promise.all(
    (await readdir(folder)).map((each) => readlink(join(folder, each)).catch(() => '')),
  );
  return handles.filter((file) => file.startsWith(workFolder));
}

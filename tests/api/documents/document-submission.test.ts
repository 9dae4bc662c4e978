import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnDocumentsView } from '#contract/operator/document-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { DocumentKind } from '#domain/operators/documents.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { inDays, PDF, sentDocument } from '../../support/worlds/operators/operator-documents.ts';
import { theMail } from '../../support/providers/mailbox.ts';
import {
  addPhoto,
  createBoatActs,
  call,
  isPublic,
  newOperator,
  createOperatorWorld,
  registeredOperator,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { noise, position } from '../../support/worlds/operators/generated-photos.ts';
import { readBoat } from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld;
let cookie: string;
let captain: { token: string; email: string; name: string };

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  captain = await registeredOperator(world);
});

type Sent = Parameters<typeof sentDocument>[1];
const send = (kind: DocumentKind, sent: Sent = {}) =>
  call<OwnDocumentsView & { fields?: Record<string, string> }>(world.baseUrl, 'sendDocument', {
    token: captain.token,
    ...sentDocument(kind, sent),
  });
const read = async () =>
  (await call<OwnDocumentsView>(world.baseUrl, 'ownDocuments', { token: captain.token })).body;
const findKind = ({ documents }: OwnDocumentsView, kind: DocumentKind) =>
  documents.find((each) => each.kind === kind);
const sentIdOf = (view: OwnDocumentsView, kind: DocumentKind) =>
  findKind(view, kind)?.sent?.id ?? '';
const accept = (id: string, expiresOn = inDays(400)) =>
  callAdmin(world.baseUrl, 'adminAcceptDocument', {
    cookie,
    parts: { id },
    payload: { expiresOn },
  });
const refuse = (id: string, reason: string) =>
  callAdmin(world.baseUrl, 'adminRefuseDocument', {
    cookie,
    parts: { id },
    payload: { reason },
  });
const fileOf = (id: string, token = captain.token) =>
  fetch(`${world.baseUrl}/api/operator/documents/${id}/file`, {
    headers: { authorization: `Bearer ${token}` },
  });

/** A boat that is complete except for its captain's documents. */
async function readyBoat(): Promise<OperatorBoatView> {
  const { body } = await createBoatActs(world.baseUrl, captain.token).create({
    name: `Ready ${randomUUID().slice(0, 6)}`,
    availability: { manualDays: [inDays(9)] },
  });
  await addPhoto(world, body, `/photos/${randomUUID()}`);
  return body;
}

test('a newly registered captain cannot publish a boat before both documents are accepted', async () => {
  const own = createBoatActs(world.baseUrl, captain.token);
  const boat = await readyBoat();
  const publish = () => own.update(boat, { status: 'published' });
  const unlisted = await publish();
  expect([unlisted.status, unlisted.body]).toMatchObject([
    409,
    { message: expect.stringContaining('license'), facts: { code: 'documents_needed' } },
  ]);
  const saved = await own.update(boat, { description: 'A draft can be saved all the same.' });
  expect([saved.status, saved.body.status, saved.body.mayBeListed]).toEqual([200, 'draft', false]);
  expect(saved.body.missing).toContain('license');
  expect((await own.create({ status: 'published' })).status).toBe(409);
  await accept(sentIdOf((await send('licence')).body, 'licence'));
  expect((await publish()).status).toBe(409);
  await accept(sentIdOf((await send('insurance')).body, 'insurance'));
  expect(await read()).toMatchObject({ mayBeListed: true, listedUntil: inDays(400) });
  expect((await publish()).body).toMatchObject({ status: 'published', missing: null });
  expect(await isPublic(world, boat)).toBe(true);
  expect((await readBoat(world, boat.id)).documentsCheckedOn).toBe(inDays(0));
});

test('a sent document awaits its check, and can be replaced by a newer one', async () => {
  expect(await read()).toMatchObject({ areNeeded: true, mayBeListed: false, listedUntil: null });
  const first = sentIdOf((await send('licence')).body, 'licence');
  const { status, body } = await send('licence', { expiresOn: inDays(90) });
  expect([status, findKind(body, 'insurance')?.standing]).toEqual([201, 'missing']);
  expect(findKind(body, 'licence')).toMatchObject({
    standing: 'awaiting',
    accepted: null,
    sent: { state: 'awaiting', expiresOn: inDays(90), hasFile: true, reason: null },
  });
  expect((await fileOf(first)).status).toBe(404);
  expect((await accept(first)).status).toBe(404);
});

test('a captain gets one mail with the reason for a refused document, and can replace the document', async () => {
  const id = sentIdOf((await send('insurance')).body, 'insurance');
  const reason = 'The name of the boat cannot be read.';
  expect((await refuse(id, reason)).status).toBe(200);
  expect((await refuse(id, reason)).status).toBe(409);
  expect(findKind(await read(), 'insurance')).toMatchObject({
    standing: 'refused',
    sent: { state: 'refused', reason },
  });
  const mail = await theMail(
    world,
    captain.email,
    'Action needed: your boat insurance wasn’t accepted',
  );
  expect(mail.text).toContain(reason);
  expect(mail.links.join()).toContain('/operator/documents');
  const better = (await send('insurance')).body;
  expect(findKind(better, 'insurance')?.sent).toMatchObject({ state: 'awaiting', reason: null });
  await accept(sentIdOf(better, 'insurance'), inDays(30));
  expect(findKind(await read(), 'insurance')).toMatchObject({
    standing: 'accepted',
    sent: null,
    accepted: { expiresOn: inDays(30), checkedOn: inDays(0) },
  });
  const told = await theMail(world, captain.email, 'Your boat insurance was accepted');
  expect(told.text).toContain('We still need your captain’s license');
});

describe('a document’s file', () => {
  test('a PDF is stored unchanged, and served as a sandboxed download', async () => {
    const id = sentIdOf((await send('licence')).body, 'licence');
    const answer = await fileOf(id);
    expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="licence.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    });
  });

  test.each(['jpeg', 'png'] as const)(
    'a %s document is re-encoded, so that its metadata is not stored',
    async (format) => {
      const picture = noise(900, 1300).withExif(position);
      const bytes = await picture[format]().toBuffer();
      expect(bytes.toString('latin1')).toContain('Rosa Secret');
      const id = sentIdOf((await send('licence', { bytes, name: 'paper.pdf' })).body, 'licence');
      const answer = await fileOf(id);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      const kept = Buffer.from(await answer.arrayBuffer());
      expect(kept.toString('latin1')).not.toContain('Rosa Secret');
      expect(await sharp(kept).metadata()).toMatchObject({
        format: 'jpeg',
        width: 900,
        height: 1300,
      });
    },
  );

  test('a document is readable only by its operator, and has no public URL', async () => {
    const id = sentIdOf((await send('licence')).body, 'licence');
    const { token } = await newOperator(world);
    expect((await fileOf(id, token)).status).toBe(404);
    expect((await fileOf(id, '')).status).toBe(401);
    const { rows } = await world.database.query<{ file: string }>(
      'select file from operator_documents where id = $1',
      [id],
    );
    const file = rows[0]?.file ?? '';
    expect(file).toMatch(/^[\da-f-]{36}\.pdf$/);
    for (const path of [`/documents/${file}`, `/photos/${file}`, `/photos/../documents/${file}`]) {
      const answer = await fetch(`${world.baseUrl}${path}`);
      expect([answer.status, (await answer.text()).includes('%PDF')], path).toEqual([404, false]);
    }
  });

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    [
      'an HTML page',
      async () => Buffer.from('<script>alert(1)</script>'),
      /Please send a PDF, JPEG/,
    ],
    [
      'HTML followed by a PDF',
      async () => Buffer.from(`<script></script>${PDF.toString()}`),
      /PDF/,
    ],
    ['a GIF', () => noise(20, 20).gif().toBuffer(), /Please send a PDF, JPEG or PNG/],
    [
      'a truncated JPEG',
      async () => (await noise(300, 300).jpeg().toBuffer()).subarray(0, 9000),
      /couldn’t open it/,
    ],
    ['an empty file', async () => Buffer.alloc(0), /Please send a PDF/],
  ])('a document that is %s is refused with a reason', async (_, make, expected) => {
    const { status, message, body } = await send('licence', { bytes: await make() });
    expect([status, message]).toEqual([400, expect.stringMatching(expected)]);
    expect(body.fields?.['document']).toBe(message);
    expect(findKind(await read(), 'licence')?.standing).toBe('missing');
  });

  test('a document of 10 MB is accepted, and one byte more is refused', async () => {
    const pdf = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length, 32)]);
    const most = 10 * 1024 * 1024;
    const tooLarge = await send('licence', { bytes: pdf(most + 1), name: 'Scan.pdf' });
    expect([tooLarge.status, tooLarge.message]).toEqual([
      413,
      'Scan.pdf is 10.1 MB. A document can be at most 10 MB.',
    ]);
    expect((await send('licence', { bytes: pdf(most) })).status).toBe(201);
  });
});

test.each([
  [{ expiresOn: inDays(0) }, 'expiresOn', /has expired/],
  [{ expiresOn: '2126-01-01' }, 'expiresOn', /Check the year/],
  [{ expiresOn: 'soon' }, 'expiresOn', /Choose the expiration date/],
  [{ field: 'photo' }, 'document', /Please choose a document/],
])('a document sent with %j is refused at its field', async (sent, field, expected) => {
  const { status, body } = await send('licence', sent);
  expect(status).toBe(400);
  expect(body.fields?.[field]).toMatch(expected);
});

test('sending a document of an unknown kind is refused', async () => {
  const query = { expiresOn: inDays(30) };
  const { form } = sentDocument('licence');
  const { token } = captain;
  const passport = { token, query, form, parts: { kind: 'passport' } };
  expect((await call(world.baseUrl, 'sendDocument', passport)).status).toBe(404);
});

test('erasing a captain deletes their documents and files', async () => {
  const id = sentIdOf((await send('licence')).body, 'licence');
  const { rows } = await world.database.query<{ file: string; operator_id: string }>(
    'select file, operator_id from operator_documents where id = $1',
    [id],
  );
  const asked = { kind: 'operator', email: captain.email };
  const found = await callAdmin<{ found: { rows: number }[] }>(world.baseUrl, 'adminFindPerson', {
    cookie,
    payload: asked,
  });
  const shown = found.body.found.reduce((sum, each) => sum + each.rows, 0);
  const payload = { ...asked, reason: 'They asked for it by mail.', shown };
  const erased = await callAdmin(world.baseUrl, 'adminErasePerson', { cookie, payload });
  expect(erased.status).toBe(200);
  await waitForJobs(world);
  const left = () =>
    world.database.query('select from operator_documents where operator_id = $1', [
      rows[0]?.operator_id,
    ]);
  expect((await left()).rowCount).toBe(0);
  const job = () =>
    world.database.query(
      "select from jobs.job where name = 'remove-document' and state <> 'completed' and data ->> 'file' = $1",
      [rows[0]?.file],
    );
  await expect.poll(async () => (await job()).rowCount, { timeout: 60_000 }).toBe(0);
});

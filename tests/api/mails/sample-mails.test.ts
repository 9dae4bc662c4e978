import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let development: PayingWorld;
let built: PayingWorld;

beforeAll(async () => {
  development = await createPayingWorld({ DEV: '1' });
  built = await createPayingWorld();
});
afterAll(async () => {
  await development.close();
  await built.close();
});

const read = async (path: string) => {
  const answer = await fetch(development.baseUrl + path);
  return { status: answer.status, text: await answer.text() };
};

test('development lists every kind of mail in all of its languages', async () => {
  const { status, text } = await read('/dev/mails');
  expect(status).toBe(200);
  for (const language of ['en', 'fr', 'nl', 'es', 'pt', 'de']) {
    expect(text).toContain(`<span>confirmation visitor, ${language}</span>`);
  }
  expect(text).toContain('<span>confirmation operator, es</span>');
  expect(text).toContain('<span>alert platform, en</span>');
  expect(text).toContain('Réservation confirmée');
});

test('development shows a sample mail as HTML and as plain text', async () => {
  const name = encodeURIComponent('reminder visitor today, en');
  const page = await read(`/dev/mails/${name}`);
  expect(page.text).toContain('Today: Trade Wind, 9:00 AM');
  expect(page.text).toContain('<pre>Hello Anna Perez,');
  const { text: html } = await read(`/dev/mails/${name}/body`);
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect((await read('/dev/mails/unknown')).status).toBe(404);
});

test.each(['/dev/mails', '/dev/mails/confirmation%20visitor%2C%20en'])(
  'a production build has no sample mails at %s',
  async (path) => {
    expect((await fetch(built.baseUrl + path)).status).toBe(404);
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMailedWorld, sendEveryMail } from '../../support/worlds/admins/every-mail.ts';
import { allMails } from '../../support/providers/mailbox.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

const NAMES = { guest: 'דוד כהן', captain: 'מרים לוי', boat: 'כוכב הים', admin: 'نادية حداد' };

/** Renames all guests, captains, boats and admins in the database. */
async function renameEverybody(): Promise<void> {
  for (const [sql, name] of [
    ['update bookings set customer_name = $1', NAMES.guest],
    ['update operators set name = $1', NAMES.captain],
    ['update boats set name = $1', NAMES.boat],
    ['update admins set name = $1', NAMES.admin],
  ] as const) {
    await world.database.query(sql, [name]);
  }
}

test('every kind of mail wraps right-to-left names in isolate characters', async () => {
  const mailed = await makeMailedWorld(world);
  await waitForJobs(world);
  await renameEverybody();
  const before = new Set((await allMails(world)).map(({ id }) => id));
  expect(await sendEveryMail(world, mailed)).toEqual([]);
  const mails = (await allMails(world)).filter(({ id }) => !before.has(id));
  const texts = mails.map(({ subject, text, attachments }) => ({
    subject,
    text: [subject, text, ...attachments.map(({ content }) => content)].join('\n'),
  }));
  const bareNames = Object.values(NAMES).flatMap((name) => {
    expect(texts.some(({ text }) => text.includes(`\u2068${name}\u2069`))).toBe(true);
    const bare = new RegExp(`.*(?<!\u2068)${name}.*`);
    const found = texts.flatMap(({ subject, text }) => {
      const line = bare.exec(text)?.[0];
      return line === undefined ? [] : [`${subject}: ${line}`];
    });
    return found;
  });
  expect(bareNames).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailer } from '../../../src/server/platform/gateways/mailer.ts';
import { visitDoctor } from '../../support/product/doctor-command.ts';
import { createMailServer, type MailServer } from '../../support/providers/mail-server.ts';
import { createTestDatabase } from '../../support/product/test-database.ts';

/** Requires a password but offers no TLS. */
let server: MailServer;
beforeAll(async () => {
  server = await createMailServer(0, { user: 'shop', password: 'of-the-shop' });
});
afterAll(() => server.close());

// Resolves to this machine but is not a loopback address.
const fromAfar = () => `smtp://shop:of-the-shop@0.0.0.0:${server.port}`;
const fromHere = (host: string) => `smtp://shop:of-the-shop@${host}:${server.port}`;
const whatToMend = 'it does not offer TLS (STARTTLS), and the password is not sent without TLS.';

const mail = {
  messageId: '<1@boats.test>',
  to: 'ann@example.com',
  subject: 'Hi',
  text: 'Hi',
  html: 'Hi',
};
const from = 'boats@boats.test';
const sink = () => Promise.reject(new Error('There is a mail server.'));

test('the password of a remote mail server is not sent without TLS, and the doctor says what to fix', async () => {
  const database = await createTestDatabase();
  const { output } = await visitDoctor({ DATABASE_URL: database.url, SMTP_URL: fromAfar() });
  expect(output).toContain(
    `SMTP_URL: the mail server at 0.0.0.0:${server.port} cannot be used: ${whatToMend}`,
  );
  expect(server.passwords.heard).toBe(0);
  await database.drop();
});

test('sending through a remote mail server without TLS fails with the doctor’s message', async () => {
  const mailer = openMailer({ smtpUrl: fromAfar(), from, sink });
  await expect(mailer.send(mail)).rejects.toThrow(whatToMend);
  expect([server.passwords.heard, server.accepted]).toEqual([0, []]);
});

test.each(['127.0.0.1', 'localhost'])('a mail server on %s needs no TLS', async (host) => {
  const heard = server.passwords.heard;
  await openMailer({ smtpUrl: fromHere(host), from, sink }).send(mail);
  expect(server.passwords.heard).toBe(heard + 1);
  expect(server.accepted.at(-1)?.to).toEqual(['ann@example.com']);
});

import { execFile } from 'node:child_process';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createMailServer } from '../../support/providers/mail-server.ts';

const ENTRY = fileURLToPath(new URL('../../../src/server/report-failed-unit.ts', import.meta.url));

function report(env: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [ENTRY, 'boat-trips.service'], { env }, (_, out, wrong) =>
      resolve(out + wrong),
    );
  });
}

test('the owner gets a mail that names the failed unit and its machine', async () => {
  const server = await createMailServer();
  try {
    const settings = { MAIL_FROM: 'shop@boats.test', ALERT_EMAIL: 'owner@boats.test' };
    await report({ ...settings, SMTP_URL: server.url });
    const [mail] = server.accepted;
    expect(mail?.to).toEqual(['owner@boats.test']);
    expect(mail?.email.subject).toBe(`boat-trips.service failed on ${hostname()}`);
    expect(mail?.email.text).toContain('journalctl -u boat-trips.service');
  } finally {
    await server.close();
  }
});

test('the report of a failed unit names its missing settings', async () => {
  expect(await report({ ALERT_EMAIL: 'owner@boats.test' })).toContain(
    'set ALERT_EMAIL and SMTP_URL to get a mail about failures.',
  );
});

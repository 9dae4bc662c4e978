import { expect, test } from 'vitest';
import { openMailer } from './mailer.ts';

test('a mail is marked as automatic, and states the method of its calendar file', async () => {
  const sent: string[] = [];
  const mailer = openMailer({
    smtpUrl: undefined,
    from: 'Boat Trips <bookings@boats.example>',
    sink: async ({ raw }) => void sent.push(raw.toString()),
  });
  await mailer.send({
    messageId: '<1@boats.example>',
    to: 'ana@example.com',
    subject: 'Cancelled',
    text: 'Cancelled',
    html: '<p>Cancelled</p>',
    calendarFile: { name: 'trip.ics', content: 'BEGIN:VCALENDAR\r\n', method: 'CANCEL' },
  });
  expect(sent[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(sent[0]).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL;/m);
});

import { describe, expect, test } from 'vitest';
import { NO_MAIL_DUE, mailReaders } from '#domain/bookings/mail-kinds.ts';
import history from '#locales/portal/admin/records/booking-history.en.ts';
import { describeMail, describeMailAskedAgain } from './mail-history.ts';

describe('a mail in the booking history', () => {
  const mail = {
    kind: 'confirmation',
    recipient: 'visitor',
    attempts: 1,
    lastError: null,
  } as const;

  test.each([
    [
      { isSent: false, isRefused: true, lastError: '550 no such mailbox' },
      'Email “Confirmation” to the guest was rejected and won’t be sent again',
      '550 no such mailbox',
      'failed',
    ],
    [{ isSent: true }, 'Email “Confirmation” to the guest sent', null, 'done'],
    [{ isSent: true, attempts: 3 }, /sent$/, 'after 3 tries', 'done'],
    [{ isSent: true, lastError: NO_MAIL_DUE }, /was no longer needed$/, null, 'done'],
    [{ isSent: false, attempts: 0 }, /is on its way$/, null, 'waiting'],
    [
      { isSent: false, attempts: 2, lastError: 'no such mailbox' },
      /could not be sent yet$/,
      'no such mailbox',
      'failed',
    ],
  ])('the history entry of a mail with %j reads: %s', (how, what, more, state) => {
    const entry = describeMail({ ...mail, ...how }, 'en');
    expect(entry.what).toMatch(what);
    expect(entry).toMatchObject({ by: null, more, state });
  });
});

const ENGLISH = /\b(the|and|of|is|was|to|guest|captain|sent|after)\b/i;

describe.each(['fr', 'es'] as const)('mails in the booking history in %s', (language) => {
  const mail = { kind: 'cancelled', attempts: 3, lastError: null, isSent: true };

  test.each(Object.keys(history.mailNames))(
    'the history entry of the mail “%s” is fully translated',
    (kind) => {
      const sent = describeMail({ ...mail, kind, recipient: 'visitor' }, language);
      expect(`${sent.what}, ${sent.more}`).not.toMatch(ENGLISH);
    },
  );

  test.each(
    mailReaders.flatMap((recipient) => [
      { recipient, isSent: false },
      { recipient, lastError: NO_MAIL_DUE },
      { recipient, isSent: false, lastError: 'ECONNREFUSED' },
      { recipient, isSent: false, lastError: 'ECONNREFUSED', isRefused: true },
    ]),
  )('the history entry of a mail with %j contains no English', (how) => {
    const described = describeMail({ ...mail, ...how }, language);
    expect(`${described.what}, ${described.more}`).not.toMatch(ENGLISH);
  });
});

test.each([
  ['en', 'Email “Cancellation” to the captain requested again'],
  ['fr', 'A demandé de renvoyer l’e-mail «\u00a0Annulation\u00a0» au capitaine'],
  ['es', 'Pidió volver a enviar el correo «Cancelación» al capitán'],
] as const)('a mail that an admin requested again reads in %s: %s', (language, what) => {
  expect(describeMailAskedAgain('cancelled', 'operator', language)).toBe(what);
});

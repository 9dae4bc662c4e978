import type { ErrorMessage } from '../errors/error-message.ts';
import type { DataSubject } from './erasure.ts';

/** A person's data at third-party services. */
export type ThirdPartyData = {
  /** Payment ids at the payment provider. */
  payments: readonly string[];
  /** Bookings in operators' own calendars. */
  calendarEvents: readonly { code: string; operator: string }[];
  /** Ids of connected accounts at the calendar service. */
  grants: readonly string[];
  /** An operator's id at the hosted sign-in service, if one is used. */
  signInId: string | null;
};

/** Returns the manual erasure tasks at third-party services, for the admin. */
export function listManualErasureTasks(person: DataSubject, held: ThirdPartyData): ErrorMessage[] {
  const { payments, calendarEvents, grants, signInId } = held;
  return [
    ...(payments.length === 0 ? [] : describePayments(payments)),
    ...calendarEvents.map(({ code, operator }): ErrorMessage => ({
      code: 'erasureTask.calendarEvent',
      values: { name: operator, text: code },
    })),
    ...grants.map((grant): ErrorMessage => ({
      code: 'erasureTask.grant',
      values: { text: grant },
    })),
    ...(signInId === null
      ? []
      : [{ code: 'erasureTask.signIn', values: { text: signInId } } as const]),
    { code: 'erasureTask.mails', values: { detail: sentMails[person] } },
    'erasureTask.backups',
  ];
}

const sentMails = {
  guest: 'erasureTask.guestMails',
  operator: 'erasureTask.operatorFiles',
} as const satisfies Record<DataSubject, ErrorMessage>;

const MAX_LISTED = 20;

const MAX_DISPUTE_DAYS = 120;

function describePayments(payments: readonly string[]): ErrorMessage[] {
  const text = payments.slice(0, MAX_LISTED).join(', ');
  const count = payments.length - MAX_LISTED;
  return [
    count > 0
      ? { code: 'erasureTask.morePayments', values: { text, count } }
      : { code: 'erasureTask.payments', values: { text } },
    { code: 'erasureTask.disputes', values: { count: MAX_DISPUTE_DAYS } },
  ];
}

import type { DataSubject } from './erasure.ts';

/** A person's data at third-party services. */
export type HeldOutside = {
  /** Payment ids at the payment provider. */
  payments: readonly string[];
  /** Bookings in operators' own calendars. */
  calendarEvents: readonly { code: string; operator: string }[];
  /** Ids of connected accounts at the calendar service. */
  grants: readonly string[];
  /** An operator's id at the hosted sign-in service, if one is used. */
  signInId: string | null;
};

/** Returns the manual erasure tasks at third-party services, one line each for the admin. */
export function outsideTasks(person: DataSubject, held: HeldOutside): string[] {
  const { payments, calendarEvents, grants, signInId } = held;
  return [
    ...(payments.length === 0
      ? []
      : [
          `Payment provider (Stripe): ask for their personal data to be redacted, under Settings, of ${listed(payments)}. What the provider has to keep for the law, it keeps.`,
          'Payments of the last 120 days can still be disputed: the evidence will name nobody then.',
        ]),
    ...calendarEvents.map(
      ({ code, operator }) =>
        `Calendar of ${operator}: the event of ${code} names the guest. It is the captain’s own record: ask them to delete it.`,
    ),
    ...grants.map(
      (grant) =>
        `Calendar service (Nylas): our access to their calendar is given up by itself. See in its dashboard that the grant ${grant} is gone.`,
    ),
    ...(signInId === null
      ? []
      : [
          `Sign-in service: delete the user ${signInId} in its dashboard. It is not ours to delete.`,
        ]),
    `Mail: delete their mails in the mailboxes of the support address, and in the log of the mail server. ${sentWords[person]}`,
    'Backups from before still name them until they are deleted in their turn: when one is restored, erase again.',
  ];
}

const sentWords: Readonly<Record<DataSubject, string>> = {
  guest: 'Captains have got mails that name them, too.',
  operator: 'Statements and lists that were downloaded name them, too.',
};

const MAX_LISTED = 20;

function listed(names: readonly string[]): string {
  const more = names.length > MAX_LISTED ? ` and ${names.length - MAX_LISTED} more` : '';
  return `${names.slice(0, MAX_LISTED).join(', ')}${more}`;
}

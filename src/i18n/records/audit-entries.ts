import { formatMonth, isMonth } from '#domain/time/days.ts';
import { formatDollars } from '#domain/money/money.ts';
import type { AdminRole } from '#domain/admin/admin-permissions.ts';
import type { AuditedEvent } from '#domain/admin/audit-events.ts';

/** Fields of an audit event that its sentence needs. */
export type AuditEntry = {
  act: string;
  adminName: string;
  subjectName: string;
  facts: Readonly<Record<string, unknown>>;
};

/** Describes an audit event in a sentence: "Deck unpublished Windward Rose: the photos are of another boat". */
export function describeAuditEntry(entry: AuditEntry): string {
  const sentence = hasSentence(entry.act) ? sentences[entry.act](entry) : null;
  const { reason } = entry.facts;
  const because = typeof reason === 'string' && reason !== '' ? `: ${reason}` : '';
  return `${sentence ?? `${entry.adminName} did “${entry.act}” to ${entry.subjectName}`}${because}`;
}

function hasSentence(act: string): act is AuditedEvent {
  return Object.hasOwn(sentences, act);
}

type Sentence = (entry: AuditEntry) => string;

const did =
  (predicate: string): Sentence =>
  ({ adminName, subjectName }) =>
    `${adminName} ${predicate.replace('{subject}', () => subjectName)}`;

const sentences: Readonly<Record<AuditedEvent, Sentence>> = {
  'sign-in': ({ adminName, facts }) =>
    `${adminName} signed in${facts['with'] === 'recovery code' ? ' with a recovery code' : ''}`,
  'sign-in-failed': did('could not sign in as {subject}'),
  'sign-out': did('signed out'),
  'accept-invitation': did('accepted the invitation and chose a password'),
  'recover-admin': did('gave {subject} a new way in'),
  'change-own-account': ({ adminName, facts }) =>
    `${adminName} ${ownChanges[String(facts['change'])] ?? 'changed their own account'}`,
  'unpublish-boat': did('unpublished {subject}'),
  'remove-meeting-photo': did('removed the photo of the meeting point of {subject}'),
  'feature-boat': did('featured {subject} by hand'),
  'end-feature': did('ended the featuring of {subject}'),
  'suspend-operator': did('suspended {subject}'),
  'reinstate-operator': did('reinstated {subject}'),
  'remove-profile-part': ({ adminName, subjectName, facts }) =>
    `${adminName} removed the ${facts['part'] === 'picture' ? 'picture' : 'introduction'} of ${subjectName}`,
  'read-document': did('looked at: {subject}'),
  'accept-document': ({ adminName, subjectName, facts }) =>
    `${adminName} accepted: ${subjectName}, good until ${String(facts['until'])}`,
  'refuse-document': did('refused: {subject}'),
  'resend-mail': did('sent a mail about {subject} again'),
  'call-off-trips': ({ adminName, subjectName, facts }) =>
    `${adminName} called off ${subjectName}, with ${Number(facts['trips'])} trips`,
  'add-port-call': did('added the port call of {subject}'),
  'change-port-call': did('changed the port call of {subject}'),
  'remove-port-call': did('removed the port call of {subject}'),
  'import-port-calls': ({ adminName, facts }) =>
    `${adminName} imported port calls: ${Number(facts['added'])} added, ${Number(facts['changed'])} changed`,
  'skip-port': ({ adminName, subjectName, facts }) =>
    `${adminName} declared that ${subjectName} does not come, with ${Number(facts['trips'])} trips called off`,
  'cancel-booking': ({ adminName, subjectName, facts }) =>
    `${adminName} called off ${subjectName}${withDollars(facts['refundCents'], ', with ', ' back')}`,
  'refund-booking': ({ adminName, subjectName, facts }) =>
    `${adminName} gave back ${withDollars(facts['refundCents'], '', ' of ')}${subjectName}`,
  'send-refund-again': did('sent the refund of {subject} again'),
  'settle-refund': ({ adminName, subjectName, facts }) =>
    `${adminName} paid back ${withDollars(facts['cents'], '', ' of ')}${subjectName} in another way`,
  'hide-review': did('hid the review of {subject}'),
  'show-review': did('showed the review of {subject} again'),
  'record-payout': ({ adminName, subjectName, facts }) =>
    `${adminName} recorded a payout to ${subjectName}${describePayout(facts)}`,
  'take-back-payout': ({ adminName, subjectName, facts }) =>
    `${adminName} took back a payout to ${subjectName}${describePayout(facts)}`,
  'read-account-number': did('looked at the account number of {subject}'),
  'export-opt-ins': did('downloaded {subject}'),
  'export-bookings': did('downloaded {subject}'),
  'delete-opt-in': did('deleted the request of {subject}'),
  'export-personal-data': did('exported what is kept of {subject}'),
  'erase-personal-data': did('erased {subject}'),
  'invite-admin': ({ adminName, subjectName, facts }) =>
    `${adminName} invited ${subjectName}${facts['again'] === true ? ' again' : ''}`,
  'change-admin-role': ({ adminName, subjectName, facts }) =>
    `${adminName} changed ${subjectName} to ${getRoleName(facts['after'])}`,
  'remove-admin': did('removed {subject}'),
  'reset-second-step': did('switched off the second step of {subject}'),
};

const ownChanges: Readonly<Record<string, string>> = {
  name: 'changed their name',
  password: 'changed their password',
  'second-step-on': 'switched on the second step',
  'second-step-off': 'switched off the second step',
  'recovery-codes': 'made new recovery codes',
  'other-sessions': 'signed out everywhere else',
};

/** ", $500.25 for November 2026". A reversed payout is stored negative and displayed without the sign. */
function describePayout({ cents, month }: AuditEntry['facts']): string {
  const when = typeof month === 'string' && isMonth(month) ? ` for ${formatMonth(month)}` : '';
  return withDollars(cents, ', ', when);
}

/** Empty if no amount was recorded. */
function withDollars(cents: unknown, before: string, after: string): string {
  return typeof cents === 'number' ? `${before}${formatDollars(Math.abs(cents))}${after}` : '';
}

// Not in the role catalogue, which every page with the event list would then have to load.
export const roleNames: Readonly<Record<AdminRole, string>> = {
  super_admin: 'Super Admin',
  admin: 'Admin',
};

function getRoleName(facts: unknown): string {
  const role = (facts as { role?: AdminRole } | undefined)?.role;
  return role === undefined ? 'another role' : roleNames[role];
}

/** Lists all possible events, for the log's filter. */
export function loggedEvents(): AuditedEvent[] {
  return Object.keys(sentences) as AuditedEvent[];
}

/** Turns "unpublish-boat" into "Unpublish boat". */
export function eventLabel(act: string): string {
  const label = act.replaceAll('-', ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

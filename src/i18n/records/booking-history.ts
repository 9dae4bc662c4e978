import { bookingSources } from '#domain/bookings/bookings.ts';
import { type CallOffReason } from '#domain/trip-changes/calling-off.ts';
import { NOTHING_TO_SAY } from '#domain/bookings/mail-kinds.ts';
import { getDisputeStage } from '#domain/refunds/disputes.ts';
import { formatDollars } from '#domain/money/money.ts';
import { words, type RecordedEvent, type HistoryEntry } from '#domain/bookings/event-payloads.ts';
import bookings from '#locales/portal/admin/business/admin-bookings.en.ts';
import disputes from '#locales/portal/admin/business/admin-disputes.en.ts';
import { callOffReasonWords } from './call-off-reasons.ts';
import { formatDisputeReason } from './dispute-reason.ts';
import { bookingMailNames } from './mail-names.ts';
import {
  amount,
  describeRequest,
  describeCancellation,
  describePaidBy,
  describeReduction,
  tripTime,
} from './history-phrases.ts';

/** Describes a recorded event for display. */
export function describeStep(step: RecordedEvent): HistoryEntry {
  const description = hasDescription(step.event) ? steps[step.event](step) : { what: step.event };
  return { by: actorLabel(step.actor), more: null, state: 'done', ...description };
}

type Description = Pick<HistoryEntry, 'what'> & Partial<HistoryEntry>;

const steps = {
  held: () => ({ what: 'Places held at the checkout' }),
  reserved: ({ facts }) => ({
    what: 'Reserved, to be paid by the mailed link',
    more: sourceName(facts['source']),
  }),
  asked: () => ({ what: 'Payment set aside, and the captain asked to confirm the trip' }),
  kept: () => ({ what: 'Guest confirmed the mail; the places are kept for a day' }),
  accepted: () => ({ what: 'Captain accepted the trip' }),
  declined: () => ({ what: 'Captain declined the trip; its places are free again' }),
  expired: ({ actor }) => ({
    what:
      actor === 'visitor'
        ? 'Guest left the payment page; the places are free again'
        : 'Ended without a payment; the places are free again',
  }),
  paid: ({ facts }) => ({
    what: `Paid${amount(facts['cents'], ' ')}${describePaidBy(facts)}`,
    more: sourceName(facts['source']),
  }),
  moved: ({ facts }) => ({
    what: `Moved from ${tripTime(facts['before'])} to ${tripTime(facts['after'])}`,
  }),
  cancelled: ({ facts }) => ({
    what: `Booking cancelled; ${describeCancellation(facts)}`,
    more: words(facts['reason']),
  }),
  'fewer guests': ({ facts }) => ({
    what: `Fewer guests: ${Number(facts['after'])} instead of ${Number(facts['before'])}; ${describeReduction(facts)}`,
  }),
  'called off': ({ facts }) => ({
    what: `Called off ${callOffReasonWords[facts['reason'] as CallOffReason] ?? ''}; the guest chooses`,
    more: words(facts['note']),
  }),
  rebooked: ({ facts }) => ({
    what: `Moved to another boat: from ${tripTime(facts['before'])} to ${tripTime(facts['after'])}`,
    more: words((facts['after'] as { boat?: string } | undefined)?.boat),
  }),
  corrected: () => ({ what: 'Name, phone or requests corrected' }),
  'handed over': ({ facts }) => ({
    what: 'Trip handed over to another guest',
    more: `${getName(facts['from'])}, then ${getName(facts['to'])}`,
  }),
  'guest wrote': ({ facts }) => ({
    what: 'Guest wrote to the captain',
    more: words(facts['message']),
  }),
  'operator wrote': ({ facts }) => ({
    what: 'Captain wrote to the guest',
    more: words(facts['message']),
  }),
  'change asked': ({ facts }) => ({ what: `Guest asked the captain ${describeRequest(facts)}` }),
  'change declined': ({ actor }) => ({
    what:
      actor === 'operator'
        ? 'Captain declined the change'
        : 'Nobody answered in time; the trip stays',
  }),
  'change withdrawn': () => ({ what: 'Guest took back what they asked' }),
  'refund decided': ({ facts }) => ({
    what: `Refund${amount(facts['cents'], ' of ')} decided; ${trips[facts['status'] === 'paid' ? 'kept' : 'over']}`,
    more: words(facts['reason']),
  }),
  'refund made': ({ facts }) => ({
    what: `Refund${amount(facts['cents'], ' of ')} made at the payment provider; ${trips[facts['status'] === 'paid' ? 'kept' : 'over']}`,
    by: null,
    more: words(facts['refund']),
  }),
  'refund settled': ({ facts }) => ({
    what: `Refund${amount(facts['cents'], ' of ')} paid back in another way`,
    more: words(facts['reference']),
  }),
  disputed: ({ facts }) => ({
    what: `The guest’s bank disputes the payment${amount(facts['cents'], ' of ')}`,
    more: formatDisputeReason(words(facts['reason']) ?? ''),
    state: 'failed',
  }),
  'dispute taken': ({ facts }) => ({
    what: `The guest’s bank has taken back${amount(facts['cents'], ' ')}`,
    more: words(facts['dispute']),
    state: 'failed',
  }),
  'dispute given back': ({ facts }) => ({
    what: `The guest’s bank has given back${amount(facts['cents'], ' ')}`,
    more: words(facts['dispute']),
  }),
  'dispute changed': ({ facts }) => ({
    what: `The dispute: ${disputes.stages[getDisputeStage(String(facts['status']))]}`,
    more: words(facts['dispute']),
  }),
  'refund due': (step) => (step.actor === 'payments' ? unwantedPayment(step) : resentRefund(step)),
  refunded: ({ facts }) => ({
    what: `Refund${amount(facts['cents'], ' of ')} went out through the payment provider`,
    more: words(facts['refund']),
  }),
  'refund failed': ({ facts }) => ({
    what: `Refund${amount(facts['cents'], ' of ')} failed: the guest does not have it`,
    more: words(facts['why']),
    state: 'failed',
  }),
} satisfies Record<string, (step: RecordedEvent) => Description>;

function getName(fact: unknown): string {
  return (fact as { name?: string } | null)?.name ?? 'somebody';
}

const trips = { kept: 'the trip stays', over: 'the trip is off' };

function hasDescription(event: string): event is keyof typeof steps {
  return Object.hasOwn(steps, event);
}

function sourceName(source: unknown): string | null {
  const known = bookingSources.find((each) => each === source);
  return known ? bookings.sources[known] : null;
}

function unwantedPayment({ facts }: RecordedEvent): Description {
  const why = whyUnwanted(facts['reason']);
  return { what: `Payment${amount(facts['cents'], ' of ')} goes back to the guest`, more: why };
}

function whyUnwanted(reason: unknown): string {
  if (reason === 'called off') return 'The trip had been called off.';
  return reason === 'seats gone'
    ? 'The places were sold to somebody else meanwhile.'
    : 'The booking was over or paid already.';
}

function resentRefund({ facts }: RecordedEvent): Description {
  const failure = words(facts['failure']);
  return {
    what: `Refund${amount(facts['cents'], ' of ')} sent to the payment provider again`,
    more: failure === null ? null : `It had failed: ${failure}`,
  };
}

/** Describes a mail by its state in the outbox: sent, queued, failing, or rejected for good. */
export function describeMail(mail: {
  kind: string;
  recipient: string;
  isSent: boolean;
  isRefused?: boolean;
  attempts: number;
  lastError: string | null;
}): HistoryEntry {
  const name = Object.hasOwn(bookingMailNames, mail.kind)
    ? bookingMailNames[mail.kind as keyof typeof bookingMailNames]
    : mail.kind;
  const about = `“${name}” to the ${recipientLabel(mail.recipient)}`;
  const tries = mail.attempts > 1 ? `after ${mail.attempts} tries` : null;
  const description = { by: null, more: tries };
  if (mail.isSent && mail.lastError === NOTHING_TO_SAY) {
    return { ...description, what: `Mail ${about} was not needed any more`, state: 'done' };
  }
  if (mail.isSent) return { ...description, what: `Mail ${about} sent`, state: 'done' };
  if (mail.lastError === null) {
    return { ...description, what: `Mail ${about} is on its way`, state: 'waiting' };
  }
  const more = mail.lastError;
  const outcome = mail.isRefused ? 'was refused and is not sent again' : 'could not be sent yet';
  return { ...description, what: `Mail ${about} ${outcome}`, more, state: 'failed' };
}

export function describePaymentPage(cents: number): HistoryEntry {
  const what = `Payment page opened, for ${formatDollars(cents)}`;
  return { what, by: null, more: null, state: 'done' };
}

export function recipientLabel(recipient: string): string {
  if (recipient === 'visitor') return 'guest';
  return recipient === 'operator' ? 'captain' : recipient;
}

/** Returns an event's actor for display; an admin is recorded by name. */
function actorLabel(actor: string): string | null {
  return Object.hasOwn(actors, actor) ? actors[actor as keyof typeof actors] : actor;
}

const actors = {
  visitor: 'Guest',
  operator: 'Captain',
  payments: 'Payment provider',
  clock: null,
} as const;

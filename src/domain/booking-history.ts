import { callOffReasonWords, type CallOffReason } from './calling-off.ts';
import { bookingMailNames } from './mail-kinds.ts';
import { disputeStageNames, reasonWords, stageOf } from './disputes.ts';
import { formatShortDay, formatTime, type Day, type Time } from './days.ts';
import { formatDollars } from './money.ts';

/** `waiting`: still on its way. `failed`: somebody has to look. */
export const historyStates = ['done', 'waiting', 'failed'] as const;

/** One step of a booking's history, for display. */
export type HistoryStep = {
  what: string;
  /** Who did it; null when the system did. */
  by: string | null;
  /** A reason, or what went wrong. */
  more: string | null;
  state: (typeof historyStates)[number];
};

type Facts = Readonly<Record<string, unknown>>;
export type BookingStep = { event: string; actor: string; facts: Facts };

/** A recorded step, for display. */
export function describeStep(step: BookingStep): HistoryStep {
  const description = hasDescription(step.event) ? steps[step.event](step) : { what: step.event };
  return { by: actorLabel(step.actor), more: null, state: 'done', ...description };
}

/**
 * The steps in words for the guest, oldest first; null for what is not theirs to read, or does not change their
 * trip. What was before it was handed over to them, the guest before them did.
 */
export function describeGuestSteps(steps: readonly BookingStep[]): (string | null)[] {
  const handedOver = steps.findLastIndex(({ event }) => event === 'handed over');
  return steps.map((step, place) => {
    if (place === handedOver) return 'The trip was handed over to you';
    return describeGuestStep(step, place < handedOver ? 'The guest before you' : 'You');
  });
}

function describeGuestStep({ event, actor, facts }: BookingStep, you: string): string | null {
  const by = actor === 'visitor' ? you : 'Your captain';
  switch (event) {
    case 'reserved':
      return `${you} reserved this trip`;
    case 'paid':
      return `${you} paid${amount(facts['cents'], ' ')}`;
    case 'moved':
      return `${by} moved the trip from ${tripTime(facts['before'])} to ${tripTime(facts['after'])}`;
    case 'fewer guests':
      return `The group is ${Number(facts['after'])} instead of ${Number(facts['before'])}; ${fewerWords(facts)}`;
    case 'cancelled':
      return `The trip was cancelled; ${refundWords(facts['refundCents'])}`;
    case 'refund decided':
      return `A refund${amount(facts['cents'], ' of ')} was decided`;
    case 'refunded':
      return `The refund${amount(facts['cents'], ' of ')} was sent to the card that paid`;
    case 'called off':
      return 'The trip was called off';
    case 'rebooked':
      return `${you} chose another boat: ${tripTime(facts['after'])}`;
    case 'corrected':
      return `${you} corrected the details`;
    case 'handed over':
      return 'The trip was handed over';
    case 'guest wrote':
      return `${you} wrote to the captain`;
    case 'operator wrote':
      return you === 'You'
        ? `Your captain wrote to you: ${words(facts['message']) ?? ''}`
        : 'Your captain wrote to the guest before you';
    case 'change asked':
      return `${you} asked the captain ${askedWords(facts)}`;
    case 'change declined':
      return actor === 'operator'
        ? 'Your captain could not agree'
        : 'Your captain did not answer in time';
    case 'change withdrawn':
      return `${you} took back the question`;
    default:
      return null;
  }
}

type Description = Pick<HistoryStep, 'what'> & Partial<HistoryStep>;

const steps = {
  held: () => ({ what: 'Places held at the checkout' }),
  reserved: () => ({ what: 'Reserved, to be paid by the mailed link' }),
  asked: () => ({ what: 'Payment set aside, and the captain asked to confirm the trip' }),
  accepted: () => ({ what: 'Captain accepted the trip' }),
  declined: () => ({ what: 'Captain declined the trip; its places are free again' }),
  expired: ({ actor }) => ({
    what:
      actor === 'visitor'
        ? 'Guest left the payment page; the places are free again'
        : 'Ended without a payment; the places are free again',
  }),
  paid: ({ facts }) => ({ what: `Paid${amount(facts['cents'], ' ')}` }),
  moved: ({ facts }) => ({
    what: `Moved from ${tripTime(facts['before'])} to ${tripTime(facts['after'])}`,
  }),
  cancelled: ({ facts }) => ({
    what: `Booking cancelled; ${refundWords(facts['refundCents'])}`,
    more: words(facts['reason']),
  }),
  'fewer guests': ({ facts }) => ({
    what: `Fewer guests: ${Number(facts['after'])} instead of ${Number(facts['before'])}; ${fewerWords(facts)}`,
  }),
  'called off': ({ facts }) => ({
    what: `Called off ${callOffReasonWords[facts['reason'] as CallOffReason] ?? ''}; the guest chooses`,
    by: null,
    more: words(facts['note']),
  }),
  rebooked: ({ facts }) => ({
    what: `Moved to another boat: from ${tripTime(facts['before'])} to ${tripTime(facts['after'])}`,
    more: words((facts['after'] as { boat?: string } | undefined)?.boat),
  }),
  corrected: () => ({ what: 'Name, phone or requests corrected' }),
  'handed over': ({ facts }) => ({
    what: 'Trip handed over to another guest',
    more: `${nameIn(facts['from'])}, then ${nameIn(facts['to'])}`,
  }),
  'guest wrote': ({ facts }) => ({
    what: 'Guest wrote to the captain',
    more: words(facts['message']),
  }),
  'operator wrote': ({ facts }) => ({
    what: 'Captain wrote to the guest',
    more: words(facts['message']),
  }),
  'change asked': ({ facts }) => ({ what: `Guest asked the captain ${askedWords(facts)}` }),
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
    more: reasonWords(words(facts['reason']) ?? ''),
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
    what: `The dispute: ${disputeStageNames[stageOf(String(facts['status']))]}`,
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
} satisfies Record<string, (step: BookingStep) => Description>;

const asked: Readonly<Record<string, string>> = {
  cancel: 'to cancel for all that was paid',
  'fewer-guests': 'to come with fewer guests',
  move: 'to move the trip',
};

function askedWords(facts: Facts): string {
  return asked[String(facts['kind'])] ?? 'for a change';
}

function nameIn(fact: unknown): string {
  return (fact as { name?: string } | null)?.name ?? 'somebody';
}

const trips = { kept: 'the trip stays', over: 'the trip is off' };

function hasDescription(event: string): event is keyof typeof steps {
  return Object.hasOwn(steps, event);
}

function refundWords(cents: unknown): string {
  const back = amount(cents, '');
  return back === '' || cents === 0 ? 'nothing goes back' : `${back} goes back to the guest`;
}

function fewerWords({ refundCents, dueCents }: Facts): string {
  return typeof dueCents === 'number'
    ? `${formatDollars(dueCents)} is to be paid`
    : refundWords(refundCents);
}

function unwantedPayment({ facts }: BookingStep): Description {
  const why =
    facts['reason'] === 'seats gone'
      ? 'The places were sold to somebody else meanwhile.'
      : 'The booking was over or paid already.';
  return { what: `Payment${amount(facts['cents'], ' of ')} goes back to the guest`, more: why };
}

function resentRefund({ facts }: BookingStep): Description {
  const failure = words(facts['failure']);
  return {
    what: `Refund${amount(facts['cents'], ' of ')} sent to the payment provider again`,
    more: failure === null ? null : `It had failed: ${failure}`,
  };
}

/** A mail by its state in the outbox: sent, queued, failing, or rejected for good. */
export function describeMail(mail: {
  kind: string;
  recipient: string;
  isSent: boolean;
  isRefused?: boolean;
  attempts: number;
  lastError: string | null;
}): HistoryStep {
  const name = Object.hasOwn(bookingMailNames, mail.kind)
    ? bookingMailNames[mail.kind as keyof typeof bookingMailNames]
    : mail.kind;
  const about = `“${name}” to the ${recipientLabel(mail.recipient)}`;
  const tries = mail.attempts > 1 ? `after ${mail.attempts} tries` : null;
  const description = { by: null, more: tries };
  if (mail.isSent) return { ...description, what: `Mail ${about} sent`, state: 'done' };
  if (mail.lastError === null) {
    return { ...description, what: `Mail ${about} is on its way`, state: 'waiting' };
  }
  const more = mail.lastError;
  const outcome = mail.isRefused ? 'was refused and is not sent again' : 'could not be sent yet';
  return { ...description, what: `Mail ${about} ${outcome}`, more, state: 'failed' };
}

/** A payment page that was opened for the booking. */
export function describePaymentPage(cents: number): HistoryStep {
  const what = `Payment page opened, for ${formatDollars(cents)}`;
  return { what, by: null, more: null, state: 'done' };
}

/** A mail's recipient, for display. */
export function recipientLabel(recipient: string): string {
  if (recipient === 'visitor') return 'guest';
  return recipient === 'operator' ? 'captain' : recipient;
}

/** The actor of a step, for display; an admin is recorded by name. */
function actorLabel(actor: string): string | null {
  return Object.hasOwn(actors, actor) ? actors[actor as keyof typeof actors] : actor;
}

const actors = {
  visitor: 'Guest',
  operator: 'Captain',
  payments: 'Payment provider',
  clock: null,
} as const;

/** " of $50.00"; empty when no amount was recorded. */
function amount(cents: unknown, before: string): string {
  return typeof cents === 'number' ? `${before}${formatDollars(cents)}` : '';
}

function words(fact: unknown): string | null {
  return typeof fact === 'string' && fact !== '' ? fact : null;
}

function tripTime(fact: unknown): string {
  const { start, time } = (fact ?? {}) as { start?: Day; time?: Time | null };
  if (start === undefined) return 'another time';
  const day = `${formatShortDay(start)}, ${start.slice(0, 4)}`;
  return time ? `${day}, ${formatTime(time)}` : day;
}

import { bookingSources, type PaidBy } from '#domain/bookings/bookings.ts';
import {
  readText,
  type EventPayload,
  type HistoryEntry,
  type RecordedEvent,
} from '#domain/bookings/event-payloads.ts';
import { getDisputeStage } from '#domain/refunds/disputes.ts';
import type { CallOffReason } from '#domain/trip-changes/calling-off.ts';
import type { Day, Time } from '#domain/time/days.ts';
import {
  bookingHistoryMessages,
  type BookingHistoryMessages,
} from '../catalogues/booking-history-messages.ts';
import { localizeDay, localizeMoney, localizeTime } from '../formats/language-formats.ts';
import type { PortalLanguage } from '../languages/portal-languages.ts';
import { describeDisputeReason } from './dispute-reason.ts';
import { findName } from './find-name.ts';
import { describeRefundReason } from './refund-reasons.ts';

/** Describes a recorded event for display. */
export function describeStep(event: RecordedEvent, language: PortalLanguage): HistoryEntry {
  const t = bookingHistoryMessages[language];
  const money = formatAmount(language, event.facts['cents']);
  const description = Object.hasOwn(steps, event.event)
    ? steps[event.event as keyof typeof steps]({ ...event, t, language, money })
    : { what: event.event };
  const by = event.actor === 'clock' ? null : (findName(t.actors, event.actor) ?? event.actor);
  return { by, more: null, state: 'done', ...description };
}

/** `money` is the event's formatted amount; null if none was recorded. */
type Step = RecordedEvent & {
  t: BookingHistoryMessages;
  language: PortalLanguage;
  money: string | null;
};
type Description = Pick<HistoryEntry, 'what'> & Partial<HistoryEntry>;

const steps = {
  held: ({ t }) => ({ what: t.held }),
  reserved: (step) => ({ what: step.t.reserved, more: sourceName(step) }),
  asked: ({ t }) => ({ what: t.asked }),
  kept: ({ t }) => ({ what: t.kept }),
  accepted: ({ t }) => ({ what: t.accepted }),
  declined: ({ t }) => ({ what: t.declined }),
  expired: ({ t, actor }) => ({ what: actor === 'visitor' ? t.abandoned : t.expired }),
  paid: (step) => ({ what: describePayment(step), more: sourceName(step) }),
  moved: (step) => ({ what: step.t.moved(tripTime(step, 'before'), tripTime(step, 'after')) }),
  cancelled: (step) => ({
    what: step.t.cancelled(describeCancellation(step)),
    more: describeReason(step),
  }),
  'fewer guests': (step) => ({
    what: step.t.fewerGuests(
      Number(step.facts['after']),
      Number(step.facts['before']),
      describeReduction(step),
    ),
  }),
  'called off': ({ t, facts }) => ({
    what: t.calledOff(t.callOffReasons[facts['reason'] as CallOffReason] ?? ''),
    more: readText(facts['note']),
  }),
  rebooked: (step) => ({
    what: step.t.rebooked(tripTime(step, 'before'), tripTime(step, 'after')),
    more: readText((step.facts['after'] as { boat?: string } | undefined)?.boat),
  }),
  corrected: ({ t }) => ({ what: t.corrected }),
  'handed over': ({ t, facts }) => ({
    what: t.handedOver,
    more: t.fromGuestToGuest(guestName(t, facts['from']), guestName(t, facts['to'])),
  }),
  'guest wrote': ({ t, facts }) => ({ what: t.guestWrote, more: readText(facts['message']) }),
  'operator wrote': ({ t, facts }) => ({ what: t.captainWrote, more: readText(facts['message']) }),
  'change asked': ({ t, facts }) => ({
    what: findName(t.changesAsked, String(facts['kind'])) ?? t.changeAsked,
  }),
  'change declined': ({ t, actor }) => ({
    what: actor === 'operator' ? t.changeDeclined : t.changeUnanswered,
  }),
  'change withdrawn': ({ t }) => ({ what: t.changeWithdrawn }),
  'refund decided': (step) => ({
    what: step.t.refundDecided(step.money, tripAfterRefund(step)),
    more: describeReason(step),
  }),
  'refund made': (step) => ({
    what: step.t.refundMade(step.money, tripAfterRefund(step)),
    by: null,
    more: readText(step.facts['refund']),
  }),
  'refund settled': ({ t, facts, money }) => ({
    what: t.refundSettled(money),
    more: readText(facts['reference']),
  }),
  disputed: ({ t, facts, language, money }) => ({
    what: t.disputed(money),
    more: describeDisputeReason(readText(facts['reason']) ?? '', language),
    state: 'failed',
  }),
  'dispute taken': ({ t, facts, money }) => ({
    what: t.disputeTaken(money),
    more: readText(facts['dispute']),
    state: 'failed',
  }),
  'dispute given back': ({ t, facts, money }) => ({
    what: t.disputeGivenBack(money),
    more: readText(facts['dispute']),
  }),
  'dispute changed': ({ t, facts }) => ({
    what: t.disputeChanged(t.disputeStages[getDisputeStage(String(facts['status']))]),
    more: readText(facts['dispute']),
  }),
  'refund due': (step) => (step.actor === 'payments' ? unwantedPayment(step) : resentRefund(step)),
  refunded: ({ t, facts, money }) => ({
    what: t.refunded(money),
    more: readText(facts['refund']),
  }),
  'refund failed': ({ t, facts, money }) => ({
    what: t.refundFailed(money),
    more: readText(facts['why']),
    state: 'failed',
  }),
} satisfies Record<string, (step: Step) => Description>;

function describePayment({ t, facts, money }: Step): string {
  const paidBy = facts['paidBy'] as PaidBy | undefined;
  if (paidBy === 'cash') return t.paidInCash(money);
  return paidBy === 'elsewhere' ? t.paidElsewhere(money) : t.paid(money);
}

function tripTime({ t, facts, language }: Step, which: 'before' | 'after'): string {
  const { start, time } = (facts[which] ?? {}) as { start?: Day; time?: Time | null };
  if (start === undefined) return t.anotherTime;
  const day = localizeDay(language, start, 'date');
  return time ? `${day}, ${localizeTime(language, time)}` : day;
}

/** The operator refunds a manual booking directly. */
function describeCancellation(step: Step): string {
  const byHand = formatAmount(step.language, step.facts['byHandCents']);
  return byHand === null ? describeRefund(step) : step.t.captainGivesBack(byHand);
}

function describeReduction(step: Step): string {
  const due = formatAmount(step.language, step.facts['dueCents']);
  return due === null ? describeRefund(step) : step.t.toPay(due);
}

function describeRefund({ t, facts, language }: Step): string {
  const cents = facts['refundCents'];
  const money = formatAmount(language, cents);
  return money === null || cents === 0 ? t.nothingBack : t.goesBack(money);
}

function describeReason({ facts, language }: Step): string | null {
  const reason = readText(facts['reason']);
  return reason === null ? null : describeRefundReason(reason, language);
}

function tripAfterRefund({ t, facts }: Step): string {
  return facts['status'] === 'paid' ? t.tripStays : t.tripIsOff;
}

function guestName(t: BookingHistoryMessages, fact: unknown): string {
  return (fact as { name?: string } | null)?.name ?? t.somebody;
}

function sourceName({ t, facts }: Step): string | null {
  const known = bookingSources.find((each) => each === facts['source']);
  return known ? t.sources[known] : null;
}

function unwantedPayment({ t, facts, money }: Step): Description {
  const what = t.paymentGoesBack(money);
  if (facts['reason'] === 'called off') return { what, more: t.wasCalledOff };
  return { what, more: facts['reason'] === 'seats gone' ? t.seatsGone : t.wasOver };
}

function resentRefund({ t, facts, money }: Step): Description {
  const failure = readText(facts['failure']);
  return { what: t.refundSentAgain(money), more: failure === null ? null : t.hadFailed(failure) };
}

export function describePaymentPage(cents: number, language: PortalLanguage): HistoryEntry {
  const t = bookingHistoryMessages[language];
  const what = t.paymentPage(localizeMoney(language, cents));
  return { what, by: null, more: null, state: 'done' };
}

function formatAmount(language: PortalLanguage, cents: EventPayload[string]): string | null {
  return typeof cents === 'number' ? localizeMoney(language, cents) : null;
}

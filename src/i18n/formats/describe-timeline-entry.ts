import type { TimelineEntry } from '#domain/trip-changes/guest-timeline.ts';
import { localizeDay, localizeMoney, localizeTime } from './language-formats.ts';
import type { Language } from '../languages/languages.ts';
import type { TimelineMessages } from '../catalogues/messages.ts';

/** "You paid $95.00", "Votre capitaine a déplacé la sortie …" */
export function describeTimelineEntry(
  language: Language,
  step: TimelineEntry,
  t: TimelineMessages,
): string {
  const money = (cents: number) => localizeMoney(language, cents);
  switch (step.kind) {
    case 'reserved':
      return t.reserved[step.by];
    case 'paid':
      return describePayment(step, t, money);
    case 'moved':
      return t.moved[step.by](
        formatTripTime(language, step.before, t),
        formatTripTime(language, step.after, t),
      );
    case 'fewer':
      return `${t.fewer(step.after, step.before)}, ${describeMoneyBack(step.money, t, money)}`;
    case 'cancelled':
      return `${t.cancelled}, ${describeMoneyBack(step.money, t, money)}`;
    case 'refund-decided':
      return step.cents === null ? t.refundDecidedPlain : t.refundDecided(money(step.cents));
    case 'refund-sent':
      return step.cents === null ? t.refundSentPlain : t.refundSent(money(step.cents));
    case 'rebooked':
      return t.rebooked[step.by](formatTripTime(language, step.after, t));
    case 'asked':
      return t.asked[step.what][step.by];
    case 'captain-wrote':
      return step.message === null ? t.captainWroteFormer : t.captainWrote(step.message);
    default:
      return describeShortEntry(step, t);
  }
}

type ShortEntry = Exclude<
  TimelineEntry,
  | { cents: unknown }
  | { money: unknown }
  | { after: unknown }
  | { message: unknown }
  | { what: unknown }
  | { kind: 'reserved' }
>;

function describeShortEntry(step: ShortEntry, t: TimelineMessages): string {
  switch (step.kind) {
    case 'corrected':
      return t.corrected[step.by];
    case 'wrote':
      return t.guestWrote[step.by];
    case 'withdrawn':
      return t.withdrawn[step.by];
    case 'called-off':
      return t.calledOff;
    case 'handed-over':
      return t.handedOver;
    case 'handed-over-to-you':
      return t.handedOverToYou;
    case 'declined':
      return t.declined;
    case 'unanswered':
      return t.unanswered;
  }
}

type Money = (cents: number) => string;

function describePayment(
  { by, cents, way }: Extract<TimelineEntry, { kind: 'paid' }>,
  t: TimelineMessages,
  money: Money,
): string {
  const paidText = way === 'cash' ? t.paidCash : way === 'elsewhere' ? t.paidElsewhere : t.paid;
  // Old payments have no recorded amount.
  return paidText[by](cents === null ? '' : money(cents)).replace(/ {2}| $/, (gap) => gap.slice(1));
}

function describeMoneyBack(
  back: Extract<TimelineEntry, { kind: 'cancelled' }>['money'],
  t: TimelineMessages,
  money: Money,
): string {
  if (back === null) return t.nothingBack;
  if (back.way === 'due') return t.isDue(money(back.cents));
  return back.way === 'captain'
    ? t.captainGivesBack(money(back.cents))
    : t.goesBack(money(back.cents));
}

/** "Dec 4, 2026, 9:00 AM" */
function formatTripTime(
  language: Language,
  at: Extract<TimelineEntry, { kind: 'moved' }>['before'],
  t: TimelineMessages,
): string {
  if (at === null) return t.anotherTime;
  const day = localizeDay(language, at.start, 'date');
  return at.time ? t.dayAndTime(day, localizeTime(language, at.time)) : day;
}

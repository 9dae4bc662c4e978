import type { GuestStep } from '#domain/trip-changes/guest-history.ts';
import { formatDayIn, formatMoneyIn, formatTimeIn } from './language-formats.ts';
import type { Language } from '../languages/languages.ts';
import type { StepsMessages } from '../catalogues/messages.ts';

/** "You paid $95.00", "Votre capitaine a déplacé la sortie …" */
export function guestStepIn(language: Language, step: GuestStep, words: StepsMessages): string {
  const money = (cents: number) => formatMoneyIn(language, cents);
  switch (step.kind) {
    case 'reserved':
      return words.reserved[step.by];
    case 'paid':
      return paidWords(step, words, money);
    case 'moved': {
      const [before, after] = [step.before, step.after].map((at) => timeWords(language, at, words));
      return words.moved[step.by](before ?? '', after ?? '');
    }
    case 'fewer':
      return `${words.fewer(step.after, step.before)}; ${moneyWords(step.money, words, money)}`;
    case 'cancelled':
      return `${words.cancelled}; ${moneyWords(step.money, words, money)}`;
    case 'refund-decided':
      return step.cents === null
        ? words.refundDecidedPlain
        : words.refundDecided(money(step.cents));
    case 'refund-sent':
      return step.cents === null ? words.refundSentPlain : words.refundSent(money(step.cents));
    case 'rebooked':
      return words.rebooked[step.by](timeWords(language, step.after, words));
    case 'asked':
      return words.asked[step.what][step.by];
    case 'captain-wrote':
      return step.message === null ? words.captainWroteFormer : words.captainWrote(step.message);
    default:
      return shortWords(step, words);
  }
}

type ShortStep = Exclude<
  GuestStep,
  | { cents: unknown }
  | { money: unknown }
  | { after: unknown }
  | { message: unknown }
  | { what: unknown }
  | { kind: 'reserved' }
>;

function shortWords(step: ShortStep, words: StepsMessages): string {
  switch (step.kind) {
    case 'corrected':
      return words.corrected[step.by];
    case 'wrote':
      return words.guestWrote[step.by];
    case 'withdrawn':
      return words.withdrawn[step.by];
    case 'called-off':
      return words.calledOff;
    case 'handed-over':
      return words.handedOver;
    case 'handed-over-to-you':
      return words.handedOverToYou;
    case 'declined':
      return words.declined;
    case 'unanswered':
      return words.unanswered;
  }
}

type Money = (cents: number) => string;

function paidWords(
  { by, cents, way }: Extract<GuestStep, { kind: 'paid' }>,
  words: StepsMessages,
  money: Money,
): string {
  const said =
    way === 'cash' ? words.paidCash : way === 'elsewhere' ? words.paidElsewhere : words.paid;
  // Old payments have no recorded amount.
  return said[by](cents === null ? '' : money(cents)).replace(/ {2}| $/, (gap) => gap.slice(1));
}

function moneyWords(
  back: Extract<GuestStep, { kind: 'cancelled' }>['money'],
  words: StepsMessages,
  money: Money,
): string {
  if (back === null) return words.nothingBack;
  if (back.way === 'due') return words.isDue(money(back.cents));
  return back.way === 'captain'
    ? words.captainGivesBack(money(back.cents))
    : words.goesBack(money(back.cents));
}

/** "Dec 4, 2026, 9:00 AM" */
function timeWords(
  language: Language,
  at: Extract<GuestStep, { kind: 'moved' }>['before'],
  words: StepsMessages,
): string {
  if (at === null) return words.anotherTime;
  const day = formatDayIn(language, at.start, 'date');
  return at.time ? words.dayAndTime(day, formatTimeIn(language, at.time)) : day;
}

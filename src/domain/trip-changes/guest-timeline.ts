import type { Day, Time } from '../time/days.ts';
import { readText, type RecordedEvent, type EventPayload } from '../bookings/event-payloads.ts';

/** `you` is the current guest, `former` is the guest who transferred the trip to them. */
type Guest = 'you' | 'former';
/** Time of a trip; null if it was not recorded. */
type EntryTime = { start: Day; time: Time | null } | null;
/**
 * `due`: to be paid. `card`: refunded to the card. `captain`: refunded by the operator directly. Null if no money is
 * due or refunded.
 */
type EntryMoney = { cents: number; way: 'due' | 'card' | 'captain' } | null;

/** An entry of a booking's history that the guest may read. */
export type TimelineEntry =
  | { kind: 'reserved'; by: Guest | 'captain' }
  | { kind: 'paid'; by: Guest; cents: number | null; way: 'card' | 'cash' | 'elsewhere' }
  | { kind: 'moved'; by: Guest | 'captain'; before: EntryTime; after: EntryTime }
  | { kind: 'fewer'; before: number; after: number; money: EntryMoney }
  | { kind: 'cancelled'; money: EntryMoney }
  | { kind: 'refund-decided' | 'refund-sent'; cents: number | null }
  | { kind: 'rebooked'; by: Guest; after: EntryTime }
  | { kind: 'corrected' | 'wrote' | 'withdrawn'; by: Guest }
  /** Null for a message to the former guest, which the current one must not read. */
  | { kind: 'captain-wrote'; message: string | null }
  | { kind: 'asked'; by: Guest; what: (typeof requestKinds)[number] }
  | { kind: (typeof plainSteps)[number] };

export const plainSteps = [
  'called-off',
  'handed-over',
  'handed-over-to-you',
  'declined',
  'unanswered',
] as const;
export const requestKinds = ['cancel', 'fewer-guests', 'move', 'other'] as const;

/**
 * Returns the entries for the guest, oldest first; null for events that are private or do not change the trip. Entries
 * before a transfer belong to the former guest.
 */
export function buildTimeline(steps: readonly RecordedEvent[]): (TimelineEntry | null)[] {
  const handedOver = steps.findLastIndex(({ event }) => event === 'handed over');
  return steps.map((step, index) => {
    if (index === handedOver) return { kind: 'handed-over-to-you' };
    return buildTimelineEntry(step, index < handedOver ? 'former' : 'you');
  });
}

function buildTimelineEntry(
  { event, actor, facts }: RecordedEvent,
  you: Guest,
): TimelineEntry | null {
  const by = actor === 'visitor' ? you : 'captain';
  switch (event) {
    case 'reserved':
      return { kind: 'reserved', by };
    case 'paid':
      return { kind: 'paid', by: you, cents: readCents(facts['cents']), way: paymentWay(facts) };
    case 'moved':
      return {
        kind: 'moved',
        by,
        before: readTime(facts['before']),
        after: readTime(facts['after']),
      };
    case 'fewer guests':
      return {
        kind: 'fewer',
        before: Number(facts['before']),
        after: Number(facts['after']),
        money: dueMoney(facts) ?? refundMoney(facts),
      };
    case 'cancelled':
      return { kind: 'cancelled', money: buildDirectRefund(facts) ?? refundMoney(facts) };
    case 'refund decided':
      return { kind: 'refund-decided', cents: readCents(facts['cents']) };
    case 'refunded':
      return { kind: 'refund-sent', cents: readCents(facts['cents']) };
    case 'rebooked':
      return { kind: 'rebooked', by: you, after: readTime(facts['after']) };
    case 'operator wrote':
      return {
        kind: 'captain-wrote',
        message: you === 'you' ? (readText(facts['message']) ?? '') : null,
      };
    case 'change asked':
      return {
        kind: 'asked',
        by: you,
        what: requestKinds.find((kind) => kind === facts['kind']) ?? 'other',
      };
    case 'change declined':
      return { kind: actor === 'operator' ? 'declined' : 'unanswered' };
    default:
      return Object.hasOwn(simpleSteps, event)
        ? simpleSteps[event as keyof typeof simpleSteps](you)
        : null;
  }
}

const simpleSteps = {
  'called off': () => ({ kind: 'called-off' }),
  'handed over': () => ({ kind: 'handed-over' }),
  corrected: (by) => ({ kind: 'corrected', by }),
  'guest wrote': (by) => ({ kind: 'wrote', by }),
  'change withdrawn': (by) => ({ kind: 'withdrawn', by }),
} satisfies Record<string, (by: Guest) => TimelineEntry>;

function readCents(fact: unknown): number | null {
  return typeof fact === 'number' ? fact : null;
}

function readTime(fact: unknown): EntryTime {
  const { start, time = null } = (fact ?? {}) as { start?: Day; time?: Time | null };
  return start === undefined ? null : { start, time };
}

function paymentWay({ paidBy }: EventPayload): 'card' | 'cash' | 'elsewhere' {
  return paidBy === 'cash' || paidBy === 'elsewhere' ? paidBy : 'card';
}

function dueMoney({ dueCents }: EventPayload): EntryMoney {
  return typeof dueCents === 'number' ? { cents: dueCents, way: 'due' } : null;
}

/** The operator refunds a manual booking directly. */
function buildDirectRefund({ byHandCents }: EventPayload): EntryMoney {
  return typeof byHandCents === 'number' ? { cents: byHandCents, way: 'captain' } : null;
}

function refundMoney({ refundCents }: EventPayload): EntryMoney {
  return typeof refundCents === 'number' && refundCents !== 0
    ? { cents: refundCents, way: 'card' }
    : null;
}

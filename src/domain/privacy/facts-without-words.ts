import { bookingSources } from '../bookings/bookings.ts';
import { callOffReasons } from '../trip-changes/calling-off.ts';

/**
 * What was recorded with an event, without what anybody wrote or is called: amounts, days, states and the names
 * that services outside give to payments stay, every other word goes. What a later version records is a word until
 * it is listed here.
 */
export function factsWithoutWords(facts: unknown): Record<string, unknown> {
  return (cleaned(facts, '') ?? {}) as Record<string, unknown>;
}

function cleaned(value: unknown, key: string): unknown {
  if (typeof value === 'string') return isNoWord(value, key) ? value : undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => cleaned(each, key)).filter(isKept);
  const kept = Object.entries(value).map(([name, each]) => [name, cleaned(each, name)] as const);
  return Object.fromEntries(kept.filter(([, each]) => isKept(each)));
}

const isKept = (value: unknown) => value !== undefined;

function isNoWord(text: string, key: string): boolean {
  return (
    instant.test(text) ||
    clock.test(text) ||
    uuid.test(text) ||
    providersName.test(text) ||
    (codeKeys.has(key) && code.test(text)) ||
    (key === 'reason' && (knownReasons.has(text) || banksReason.test(text))) ||
    (key === 'source' && (bookingSources as readonly string[]).includes(text))
  );
}

const instant = /^\d{4}-\d{2}(-\d{2}(T[\d:.]+Z?)?)?$/;
const clock = /^\d{2}:\d{2}$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const providersName = /^(ch|cs|dp|du|pi|po|py|re|txn)_\w+$/;
const code = /^[a-z][a-z_-]*$/i;
/** Under these stands one of a few words of ours, or of a service. */
const codeKeys = new Set([
  'status',
  'kind',
  'paidBy',
  'recipient',
  'method',
  'role',
  'change',
  'with',
  'standing',
]);
const knownReasons = new Set<string>([
  ...callOffReasons,
  ...['seats gone', 'not owed', 'called off', 'on request'],
]);
/** Such as product_not_received. */
const banksReason = /^[a-z]+(_[a-z]+)+$/;

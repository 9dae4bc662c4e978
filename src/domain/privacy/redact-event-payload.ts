import { bookingSources } from '../bookings/bookings.ts';
import { callOffReasons } from '../trip-changes/calling-off.ts';

/**
 * Redacts the personal text of an event payload. Keeps amounts, days, statuses and payment providers' ids; removes
 * every other text. Text under a key that a later version adds is removed until the key is listed here.
 */
export function redactEventPayload(facts: unknown): Record<string, unknown> {
  return (redactValue(facts, '') ?? {}) as Record<string, unknown>;
}

function redactValue(value: unknown, key: string): unknown {
  if (typeof value === 'string') return isNotPersonal(value, key) ? value : undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => redactValue(each, key)).filter(isKept);
  const entries = Object.entries(value).map(
    ([name, each]) => [name, redactValue(each, name)] as const,
  );
  return Object.fromEntries(entries.filter(([, each]) => isKept(each)));
}

const isKept = (value: unknown) => value !== undefined;

function isNotPersonal(text: string, key: string): boolean {
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
/** Keys whose values are codes of this product or of a service, not personal text. */
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
/** Matches provider codes such as product_not_received. */
const banksReason = /^[a-z]+(_[a-z]+)+$/;

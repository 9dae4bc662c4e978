import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';

/** A booking endpoint with a valid payload; `days` builds its fields for the days. */
export type BookingEndpoint = {
  path: '/checkout/create' | '/api/bookings';
  payload: Record<string, unknown>;
  days: (start: unknown, end?: unknown) => Record<string, unknown>;
};

export type InvalidRequest = {
  input: string;
  change: Record<string, unknown>;
  status: 400 | 404 | 409;
  says: RegExp;
};

const text = (count: number) => 'x'.repeat(count);

/** Requests that are invalid for any boat: impossible days, groups, names and addresses. */
export function malformedRequests({ days }: BookingEndpoint, openDay: Day): InvalidRequest[] {
  const { day: today } = toIslandNow(Date.now());
  const is = (input: string, change: Record<string, unknown>, says: RegExp): InvalidRequest => ({
    input,
    change,
    status: 400,
    says,
  });
  const noDay = /^(Choose a valid date|Date is required)$/;
  const noName = /^Name /;
  const noMail = /valid email/i;
  return [
    is('yesterday', days(addDays(today, -1)), /^That date has passed/),
    is('a day of the last century', days('1926-01-01'), /^That date has passed/),
    is('a day outside the horizon', days(addDays(today, 181)), /up to 180 days ahead/),
    is('the last day there is', days('9998-12-31'), /up to 180 days ahead/),
    is(
      'an end before its start',
      days(openDay, addDays(openDay, -1)),
      /last day can’t be before the first/,
    ),
    is('seats for two days', days(openDay, addDays(openDay, 1)), /same day/),
    ...[
      '2027-02-30',
      '2027-2-3',
      '20270203',
      `${openDay}T09:00:00Z`,
      ` ${openDay}`,
      'soon',
      '',
    ].map((day) => is(`the day “${day}”`, days(day), noDay)),
    ...[null, 20_270_203, [openDay], {}].map((day) =>
      is(`the day ${JSON.stringify(day)}`, days(day), noDay),
    ),
    is('a group of 0', { groupSize: 0 }, /at least 1/),
    is('a group of -1', { groupSize: -1 }, /at least 1/),
    is('a group of 1.5', { groupSize: 1.5 }, /whole number/),
    is('a group of 0.5', { groupSize: 0.5 }, /whole number/),
    is('a group of 10^9', { groupSize: 1e9 }, /^Capacity is 20$/),
    is('a group of 2^53', { groupSize: 2 ** 53 }, /whole number/),
    is('a group larger than the boat', { groupSize: 21 }, /^Capacity is 20$/),
    ...['3', null, true, [3], {}, undefined].map((groupSize) =>
      is(`a group of ${JSON.stringify(groupSize)}`, { groupSize }, /must be a number/),
    ),
    ...['both', 'PERSEAT', null, 1, undefined].map((pricingMode) =>
      is(`the mode ${JSON.stringify(pricingMode)}`, { pricingMode }, /^Choose Per Seat or Private/),
    ),
    is('no name', { customerName: '   ' }, noName),
    is('a name that is a number', { customerName: 7 }, noName),
    is('a very long name', { customerName: text(121) }, noName),
    is('a name of 60 KB', { customerName: text(60_000) }, noName),
    is('a name with a NUL', { customerName: 'Ana\u0000Boat' }, noName),
    is('a name with an escape', { customerName: 'Ana \u001b[31mBoat' }, noName),
    is('a name with a header', { customerName: 'Ana\r\nBcc: all@example.com' }, noName),
    ...['ana', 'ana@', '@example.com', 'ana boat@example.com', '', null, text(300), {}].map(
      (email) =>
        is(`the address ${JSON.stringify(email)?.slice(0, 30)}`, { customerEmail: email }, noMail),
    ),
    is('two addresses', { customerEmail: 'a@example.com, b@example.com' }, noMail),
    is(
      'an address with a header',
      { customerEmail: 'a@example.com\r\nBcc: b@example.com' },
      noMail,
    ),
    is('requests of 2001 letters', { specialRequests: text(2001) }, /^Special requests /),
    is('requests with a NUL', { specialRequests: 'Shade\u0000please' }, /^Special requests /),
    is('requests that are a list', { specialRequests: ['shade'] }, /^Special requests /),
    is('an amount in words', { amountCents: 'ten' }, /^The amount /),
    is('an amount of half a cent', { amountCents: 0.5 }, /^The amount /),
    is('nothing for a boat', { boatId: '' }, /^Choose a boat$/),
    is('a number for a boat', { boatId: 7 }, /^Choose a boat$/),
  ];
}

/** Malformed bodies. */
export const malformedBodies: readonly { body: string; words: string }[] = [
  { words: 'an empty body', body: '' },
  { words: 'truncated JSON', body: '{"boatId": "' },
  { words: 'two JSON values', body: '{} {}' },
  { words: 'a JSON array', body: '[{"boatId": "x"}]' },
  { words: 'a JSON string', body: '"boat"' },
  { words: 'a JSON number', body: '7' },
  { words: 'null', body: 'null' },
  { words: 'an empty object', body: '{}' },
  { words: 'ten thousand nested arrays', body: '['.repeat(10_000) + ']'.repeat(10_000) },
  { words: 'XML', body: '<?xml version="1.0"?><booking/>' },
];

/** Malformed URLs: unknown records, broken encodings and attacks on parsers. */
export const malformedPaths: readonly string[] = [
  '/%00',
  '/boats/%00',
  '/boats/a%00b',
  '/api/boats/%00',
  '/api/bookings/%00',
  '/booking/by-session?session_id=%00',
  '/booking/by-session?session_id=%27%20or%201=1--',
  '/booking/by-session',
  '/booking/pay/%00',
  '/checkout/abandon/%00',
  '/booking/calendar/%00.ics',
  '/booking?date=%00&groupSize=-1&port=%F0',
  '/booking/success?session_id=%00',
  '/booking/confirmation?bid=%00',
  '/book/%00',
  '/boats/%E0%A4%A',
  '/api/boats/%E0%A4%A',
  '/assets/%E0%A4%A',
  '/%',
  '/../../../../etc/passwd',
  '/assets/../../../../etc/passwd',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/pictures/%2e%2e/%2e%2e/package.json',
  '/pictures/..%5c..%5cpackage.json',
  '//example.com/',
  '/boats//',
  '/boats/%F0%9F%9B%A5',
  '/boats/__proto__',
  '/boats/constructor',
  "/api/boats/';drop%20table%20boats;--",
  '/sandbox/pay/%00',
  '/sandbox/pay/__proto__',
  '/sandbox/mail/%00',
  '/sandbox/mail/%00/body',
  '/sandbox/stripe/v1/checkout/sessions/%00',
  `/boats/${'a'.repeat(12_000)}`,
  `/api/${'a/'.repeat(5_000)}`,
  `/${'a'.repeat(40_000)}`,
];

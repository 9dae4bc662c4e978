import { expect, test } from 'vitest';
import type { CrewDepartureView, CrewGuestView } from '#contract/operator/operator-day-api.ts';
import { hasManyGuests, findGuests } from './guest-finding.ts';

const guest = (customerName: string, code: string) => ({ customerName, code }) as CrewGuestView;
const departure = (time: string, guests: CrewGuestView[]) =>
  ({ time, guests, boat: { id: 'boat', name: 'Pelican' } }) as CrewDepartureView;
const day = [
  departure('09:00', [guest('Chloé Bernard', 'SXM-4KTQ-9WBD'), guest('Bo Li', 'SXM-7AAA-1BBB')]),
  departure('14:00', [guest('李', 'SXM-2CCC-3DDD')]),
  departure('16:00', []),
];
const found = (text: string) =>
  findGuests(day, text).flatMap(({ guests }) => guests.map(({ customerName }) => customerName));

test.each([
  ['', ['Chloé Bernard', 'Bo Li', '李']],
  ['chloe  b', ['Chloé Bernard']],
  ['4ktq', ['Chloé Bernard']],
  ['sxm 7aaa', ['Bo Li']],
  ['https://trips.example/board/SXM-2CCC-3DDD?x=1', ['李']],
  ['李', ['李']],
  ['nobody', []],
] as const)('searching guests for “%s” finds %j', (text, names) => {
  expect(found(text)).toEqual(names);
});

test('an empty guest search keeps departures without guests', () => {
  expect(findGuests(day, ' ')).toHaveLength(3);
  expect(findGuests(day, 'bo li')).toHaveLength(1);
  expect(hasManyGuests(day)).toBe(false);
});

import { expect, test } from 'vitest';
import { pagePatterns, paths } from './paths.ts';

test('a path without parameters is its pattern', () => {
  expect(paths.listing()).toBe('/booking');
  expect(paths.home()).toBe('/');
});

test('parameters are encoded, and those that the pattern does not name are ignored', () => {
  const boat = { slug: 'sea grape/2', name: 'Sea Grape' };
  expect(paths.boat(boat)).toBe('/boats/sea%20grape%2F2');
  expect(paths.embeddedPortBoard({ port: 'sxm-marigot' })).toBe('/board/sxm-marigot/embed');
});

test('query parameters follow in their order, without the empty ones', () => {
  const search = { date: '2026-12-04', time: '09:00', port: '', ship: undefined };
  expect(paths.boat({ slug: 'pelican' }, search)).toBe(
    '/boats/pelican?date=2026-12-04&time=09%3A00',
  );
  expect(paths.listing({ date: '' })).toBe('/booking');
});

test('every pattern has a builder', () => {
  expect(Object.keys(paths)).toEqual(Object.keys(pagePatterns));
});

import { expect, test } from 'vitest';
import { pagePatterns, paths } from './paths.ts';

test('the path of a pattern without parameters is the pattern itself', () => {
  expect(paths.listing()).toBe('/booking');
  expect(paths.home()).toBe('/');
});

test('path parameters are encoded, and parameters that the pattern does not name are ignored', () => {
  const boat = { slug: 'sea grape/2', name: 'Sea Grape' };
  expect(paths.boat(boat)).toBe('/boats/sea%20grape%2F2');
  expect(paths.embeddedPortBoard({ port: 'sxm-marigot' })).toBe('/board/sxm-marigot/embed');
});

test('query parameters are appended in the given order, and empty ones are left out', () => {
  const search = { date: '2026-12-04', time: '09:00', port: '', ship: undefined };
  expect(paths.boat({ slug: 'pelican' }, search)).toBe(
    '/boats/pelican?date=2026-12-04&time=09%3A00',
  );
  expect(paths.listing({ date: '' })).toBe('/booking');
});

test('every page pattern has a path builder', () => {
  expect(Object.keys(paths)).toEqual(Object.keys(pagePatterns));
});

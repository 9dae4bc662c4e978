import { expect, it } from 'vitest';
import { placeAt } from './open-page.ts';

const at = (pathname: string, search = '') => {
  const { route, input } = placeAt({ pathname, search });
  return { path: route.path, ...input };
};

it.each([
  ['/', '/'],
  ['/booking', '/booking'],
  ['/booking/', '/booking'],
  ['/booking/form', '/booking/form'],
  ['/booking/nothing', '*'],
  ['/boats', '*'],
  ['/boats/a/b', '*'],
  ['/boats/%E0%A4%A', '*'],
])('%s is the page of %s', (pathname, path) => {
  expect(at(pathname).path).toBe(path);
});

it('reads the path parameters, decoded', () => {
  expect(at('/boats/caf%C3%A9-marigot').params).toEqual({ slug: 'café-marigot' });
});

it('reads the query parameters that the page names, and no others', () => {
  const { search } = at('/booking', '?date=2026-12-04&groupSize=21%2B&utm=x');
  expect(search).toMatchObject({ date: '2026-12-04', groupSize: '21+', port: '' });
  expect(search).not.toHaveProperty('utm');
});

import { expect, it } from 'vitest';
import { placeAt } from './open-page.ts';

const at = async (pathname: string, search = '') => {
  const { route, input } = await placeAt({ pathname, search });
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
])('%s is the page of %s', async (pathname, path) => {
  expect((await at(pathname)).path).toBe(path);
});

it('reads the path parameters, decoded', async () => {
  expect((await at('/boats/caf%C3%A9-marigot')).params).toEqual({ slug: 'café-marigot' });
});

it('reads the query parameters that the page names, and no others', async () => {
  const { search } = await at('/booking', '?date=2026-12-04&groupSize=21%2B&utm=x');
  expect(search).toMatchObject({ date: '2026-12-04', groupSize: '21+', port: '' });
  expect(search).not.toHaveProperty('utm');
});

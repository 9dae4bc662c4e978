import { expect, it } from 'vitest';
import { inputAt } from './open-page.ts';
import { findPage } from './find-page.ts';

it.each([
  ['/', '/'],
  ['/booking', '/booking'],
  ['/booking/', '/booking'],
  ['/booking/form', '/booking/form'],
  ['/booking/nothing', '*'],
  ['/boats', '*'],
  ['/boats/a/b', '*'],
  ['/boats/%E0%A4%A', '*'],
  ['/board/embed', '/board/embed'],
  ['/board/sxm-cupecoy', '/board/:port'],
  ['/admin/boats/7', '/admin/boats/:id'],
  ['/admin/nothing', '*'],
])('the path %s finds the page %s', async (pathname, pattern) => {
  expect((await findPage(pathname)).pattern).toBe(pattern);
});

it('reads and decodes the parameters of a path', async () => {
  expect((await findPage('/boats/caf%C3%A9-marigot')).params).toEqual({ slug: 'café-marigot' });
});

it('a page receives only the query parameters that it declares', async () => {
  const found = await findPage('/booking');
  const { search } = inputAt(found, await found.load(), '?date=2026-12-04&groupSize=21%2B&utm=x');
  expect(search).toMatchObject({ date: '2026-12-04', groupSize: '21+', port: '' });
  expect(search).not.toHaveProperty('utm');
});

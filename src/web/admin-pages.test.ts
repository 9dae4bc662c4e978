import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { adminPages } from './admin-pages.tsx';

/** The portal's list endpoints with their page and their filters. */
const lists = (Object.values(endpoints) as Endpoint[]).flatMap(({ method, path, query }) => {
  const names = query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
  const page = adminPages.find((each) => `/api${each.path}` === path);
  return method === 'GET' && page && names.includes('after') ? [{ page, names }] : [];
});

test('the portal has lists', () => expect(lists.length).toBeGreaterThan(4));

test.each(lists)('the address of $page.path holds every filter of its list', (list) => {
  const narrowing = list.names.filter((name) => name !== 'after');
  expect(list.page.search?.toSorted()).toEqual(narrowing.toSorted());
});

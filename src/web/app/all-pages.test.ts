import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { loadAllPages } from './all-pages.ts';
import { findPage, NOT_FOUND } from './find-page.ts';
import { guestPages } from './guest-pages.ts';
import { portalPages } from './portal-pages.ts';

const pages = await loadAllPages();
const patterns = [guestPages, portalPages].flatMap((table) => Object.values(table.patterns));
const pathsOf = ({ path }: (typeof pages)[number]) => [path].flat();

test.each(patterns)('the path pattern %s leads to a page that declares it', async (pattern) => {
  const found = await findPage(pattern);
  expect(found.pattern).toBe(pattern);
  expect(pathsOf(await found.load())).toContain(pattern);
});

test('every path pattern belongs to exactly one page', () => {
  const defined = pages.flatMap(pathsOf);
  expect(defined.toSorted()).toEqual([...new Set([...patterns, NOT_FOUND])].toSorted());
});

test('a page that search engines may show is in the sitemap', () => {
  const shown = pages.filter((page) => !page.robots && page.layout !== 'embed');
  expect(
    shown.filter((page) => !page.server?.sitemap && !page.server?.sitemapRows).flatMap(pathsOf),
  ).toEqual([]);
});

describe('the URL of a list in the admin portal', () => {
  const lists = (Object.values(endpoints) as Endpoint[]).flatMap(({ method, path, query }) => {
    const names = query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
    const page = pages.find((each) => pathsOf(each).some((pattern) => `/api${pattern}` === path));
    return method === 'GET' && page && names.includes('after') ? [{ page, names, path }] : [];
  });

  test('the test compares more than four admin lists with their pages', () =>
    expect(lists.length).toBeGreaterThan(4));

  test.each(lists)(
    'the page of the admin list $path keeps every filter in its URL',
    ({ page, names }) => {
      const narrowing = names.filter((name) => name !== 'after');
      expect(page.search?.toSorted()).toEqual(narrowing.toSorted());
    },
  );
});

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { portalPages } from './web/app/portal-pages.ts';

const pages = await Promise.all(
  Object.entries(portalPages.files).map(async ([path, load]) => ({
    file: join('src/web/app', path),
    named: (await load()).default.messages ?? [],
  })),
);

/** Every source file that a page can load, including lazily. Excludes type imports. */
function filesBehind(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(file, 'utf8').replaceAll(/^import type [^;]+;/gm, '');
  for (const [, path = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)) {
    filesBehind(join(dirname(file), path), found);
  }
  return found;
}

function groupsAskedFor(file: string): string[] {
  const calls = readFileSync(file, 'utf8').matchAll(
    /(?:useMessages\(|messages\[|defineAdminList\()'([^']+)'/g,
  );
  return Array.from(calls, ([, group = '']) => group);
}

/** Excludes guest groups and translated errors: each form loads the errors of its own portal. */
function selectPortalGroups(groups: Iterable<string>): string[] {
  const own = [...groups].filter((group) => /^(portal|operator|admin)-(?!errors)/.test(group));
  return [...new Set(own)].toSorted();
}

test.each(pages)('$file names exactly the groups of messages its parts use', ({ file, named }) => {
  const asked = [...filesBehind(file)].flatMap(groupsAskedFor);
  expect(selectPortalGroups(named)).toEqual(selectPortalGroups(asked));
});

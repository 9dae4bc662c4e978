import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findCircle, readImports } from '../tests/support/assertions/import-graph.ts';

const files = globSync('{src,locales}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const imports = readImports(files);
const byFile = (file: string) => file;

test('files of src and locales have no circular imports, types included', () => {
  expect(findCircle(imports, byFile)).toEqual([]);
});

const boat = 'src/web/guest/boats/boat';

test.each([
  ['a type', 'src/web/guest/trips/acts/use-trip-action.ts', 'src/contract/public/trip-api.ts'],
  ['a value', 'src/web/shared/acts/confirm-dialog.tsx', 'src/web/ui/dialog.tsx'],
  ['a lazily loaded part', `${boat}/boat-booking-card.tsx`, `${boat}/boat-booking-bar.tsx`],
])('an import of %s and an import back are found to be circular', (_, from, to) => {
  expect(imports).toContainEqual({ from, to });
  expect(findCircle([...imports, { from: to, to: from }], byFile)).toContain(from);
});

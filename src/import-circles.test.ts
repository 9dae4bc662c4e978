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
  ['a type', 'src/web/guest/trips/acts/use-trip-act.ts', 'src/contract/public/trip-api.ts'],
  ['a value', 'src/web/shared/acts/question-dialog.tsx', 'src/web/ui/dialog.tsx'],
  ['a part that loads late', `${boat}/boat-booking-card.tsx`, `${boat}/boat-booking-bar.tsx`],
])('an import of %s and one back are found as a circle', (_, from, to) => {
  expect(imports).toContainEqual({ from, to });
  expect(findCircle([...imports, { from: to, to: from }], byFile)).toContain(from);
});

import { test } from 'vitest';
import { expectRowForEveryDialog } from '../tests/support/browser/route-dialogs.ts';

test('every component with a dialog is in the walk that opens dialogs or in a journey', () => {
  expectRowForEveryDialog();
});

import { test } from 'vitest';
import { expectRowForEveryDialog } from '../tests/support/browser/every-dialog.ts';

test('every component with a dialog is in the walk that opens dialogs or in a journey', () => {
  expectRowForEveryDialog();
});

import { test } from 'vitest';
import { expectRowForEveryDialog } from '../tests/support/browser/route-dialogs.ts';

test('every component with a dialog is opened by the accessibility walk or by a journey test', () => {
  expectRowForEveryDialog();
});

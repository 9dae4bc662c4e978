import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectNoFindingsIn } from '../assertions/axe-check.ts';
import { waitForDialogHistoryCleanup } from './trip-journey.ts';

/** The unique name of a dialog's file, and the button that opens the dialog at the first URL of its route. */
type Opener = { in: string; button: string | RegExp };

/** Dialogs that the walk can open, by route. */
export const dialogsByRoute: Readonly<Record<string, readonly Opener[]>> = {
  '/boats/:slug': [{ in: 'boat-photo-viewer', button: /^Open photo 1/ }],
  '/trips/:token': [
    { in: 'move-trip-dialog', button: 'Change Date or Time' },
    { in: 'reduce-group-dialog', button: 'Reduce Group Size' },
    { in: 'correct-details-dialog', button: 'Correct Your Details' },
    { in: 'transfer-trip-dialog', button: 'Transfer to Someone Else' },
    { in: 'cancel-trip-dialog', button: 'Cancel Trip' },
  ],
  '/operator/dashboard': [
    { in: 'call-off-dialog', button: 'Cancel Trips' },
    { in: 'two-step-dialog', button: 'Two-step sign-in' },
    { in: 'boat-editor', button: 'Add Boat' },
    { in: 'boat-editor', button: /^Edit/ },
    { in: 'my-boats-tab', button: /^Delete/ },
    { in: 'my-boats-tab', button: /^Unpublish Boat/ },
    { in: 'add-feed-dialog', button: 'Add Link' },
    { in: 'calendar-section', button: /^New link/ },
  ],
  '/operator/day/:date': [
    { in: 'add-booking-dialog', button: 'Add Booking' },
    { in: 'close-times-dialog', button: 'Close Times' },
    { in: 'scan-button', button: 'Scan' },
    { in: 'move-guests-dialog', button: /^Move/ },
    { in: 'write-to-guests-dialog', button: /^Message All Guests/ },
    { in: 'call-off-dialog', button: /^Cancel Departure/ },
    { in: 'crew-links-card', button: /^Revoke/ },
  ],
  '/operator/schedule': [
    { in: 'schedule-departure-dialog', button: /^9:00 AM/ },
    { in: 'schedule-cell-dialog', button: /^Add or Close/ },
  ],
  '/admin/port-calls': [
    { in: 'port-call-dialogs', button: 'Add Ship' },
    { in: 'import-port-calls-dialog', button: 'Import CSV File' },
  ],
  '/admin/admins': [
    { in: 'admin-admins-page', button: 'Invite Admin' },
    { in: 'roster-actions', button: /^Make Super Admin/ },
    { in: 'roster-actions', button: /^Remove/ },
  ],
  '/admin/account': [{ in: 'second-step-card', button: 'Set Up Second Step' }],
  '/admin/boats/:id': [
    { in: 'boat-actions', button: 'Unpublish' },
    { in: 'boat-actions', button: 'Feature' },
  ],
  '/admin/bookings/:id': [
    { in: 'booking-status-panel', button: 'Refund Guest' },
    { in: 'booking-status-panel', button: 'Cancel Booking' },
  ],
  '/admin/operators/:id': [{ in: 'operator-status-panel', button: 'Suspend' }],
  '/admin/call-offs': [{ in: 'admin-call-off-dialog', button: 'Cancel Trips by Port or Island' }],
};

/** Dialogs that need more data than the walk has, each with the journey that runs axe on it. */
const dialogsOfJourneys: Readonly<Record<string, string>> = {
  'booking-money-card': 'refund-dialog',
  'check-document-dialog': 'document-checks.long',
  'admin-opt-ins-page': 'boats-and-opt-ins',
  'record-payout-dialog': 'operator-payouts.long',
  'recorded-payouts': 'operator-payouts.long',
  'person-dialogs': 'guest-data-erasure.long',
  'admin-reviews-page': 'review-moderation',
  'operator-profile-card': 'profile-moderation',
  'skip-port-dialog': 'ship-schedule',
  'offer-choice-dialog': 'rebooking-choices',
  'sold-trips': 'unsaved-changes.long',
  'guest-payment': 'manual-booking-form',
  'conflict-notice': 'connected-calendars.long',
  'connection-card': 'connected-calendars.long',
  'feed-card': 'calendars-by-address.long',
  'change-request-notice': 'change-requests',
  'closed-times': 'closed-departures',
  'sign-in-again-dialog': 'expired-session',
  'open-change-request': 'change-requests',
  'meeting-photo-field': 'meeting-photo-editor',
};

/** A plain confirmation that no journey opens: it needs a trip that was sold while a calendar could not be read. */
const NOT_OPENED = ['calendar-questions'];

/** Components that render the dialogs of other components. */
const FRAMES = [
  'confirm-button',
  'dialog',
  'form-dialog',
  'confirm-dialog',
  'admin-forms',
  'define-admin-list',
];

const DIALOG = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Asserts that the lists above match the components with dialogs, and that each named journey runs axe. */
export function expectRowForEveryDialog(): void {
  const rows = Object.values(dialogsByRoute).flatMap((openers) => openers.map((row) => row.in));
  const listed = [...rows, ...Object.keys(dialogsOfJourneys), ...NOT_OPENED];
  expect([...new Set(listed)].toSorted()).toEqual(componentsWithDialogs());
  const unaware = Object.values(dialogsOfJourneys).filter((journey) => {
    const [file = ''] = globSync(`tests/journeys/**/${journey}.test.ts`);
    return !read(file).includes('expectNoFindings(');
  });
  expect(unaware).toEqual([]);
}

function componentsWithDialogs(): string[] {
  return readdirSync(new URL('../../../src/web', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter(
      (file) => file.endsWith('.tsx') && /<(\w*[dD]ialog|ConfirmButton)$/m.test(openTags(file)),
    )
    .map((file) => basename(file, '.tsx'))
    .filter((component) => !FRAMES.includes(component))
    .toSorted();
}

/** Returns the opening tags of dialog frames, one per line; '' if the component only opens another file's dialog. */
function openTags(file: string): string {
  const frame = /<(?:(?:Action|Confirm|Form|Reason)?Dialog|ConfirmButton|dialog)\b/g;
  return (read(join('src/web', file)).match(frame) ?? []).join('\n');
}

function read(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}

/**
 * Opens each dialog of a page. Asserts that the focus enters it, axe finds no problem, and Escape closes it and returns
 * the focus to its button.
 */
export async function expectWellMadeDialogs(page: Page, route: string): Promise<void> {
  for (const { button: name } of dialogsByRoute[route] ?? []) {
    const what = `${name} of ${route}`;
    const dialog = page.locator(DIALOG);
    const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
    await button.click();
    await expect(dialog, what).toBeVisible();
    await expect(dialog.getByText(/^Loading/), what).toHaveCount(0);
    await expect(dialog.and(page.locator(':focus-within')), `focus in ${what}`).toHaveCount(1);
    await expectNoFindingsIn(page, DIALOG, what);
    await page.keyboard.press('Escape');
    await expect(dialog, what).toHaveCount(0);
    await expect(button, `focus after ${what}`).toBeFocused();
    await waitForDialogHistoryCleanup(page);
  }
}

/** Opens all `details` of a page, such as the listing's filters, and runs axe on them. */
export async function expectWellMadeFolds(page: Page, route: string): Promise<void> {
  const folds = page.locator('main details');
  if ((await folds.count()) === 0) return;
  await folds.evaluateAll((all) => {
    for (const fold of all) (fold as HTMLDetailsElement).open = true;
  });
  await expectNoFindingsIn(page, 'main details', `folds of ${route}`);
}

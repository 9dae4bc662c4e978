import { addDays, formatFullDay, formatMonth, getMonth } from '#domain/time/days.ts';
import tripDe from '#locales/guest/trip/trip.de.ts';
import tripEn from '#locales/guest/trip/trip.en.ts';
import tripEs from '#locales/guest/trip/trip.es.ts';
import tripFr from '#locales/guest/trip/trip.fr.ts';
import tripNl from '#locales/guest/trip/trip.nl.ts';
import tripPt from '#locales/guest/trip/trip.pt.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expectOtherBackground } from '../../../support/assertions/forced-colours.ts';
import { expectNoSidewaysScroll } from '../../../support/assertions/page-troubles.ts';
import { dayButton, timeButton } from '../../../support/browser/boat-page-actions.ts';
import { isolatedJourney as test } from '../../../support/browser/isolated-journey.ts';
import { expect, waitForHydration } from '../../../support/browser/journey.ts';
import { activate, walkToDay } from '../../../support/browser/keyboard-actions.ts';
import {
  inNineDays,
  makeTripWorld,
  openAct,
  openOwnTrip,
} from '../../../support/browser/trip-journey.ts';
import { builtFile } from '../../../support/product/built-files.ts';

test('a guest moves a trip on the boat’s calendar with only the keyboard @both-widths', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const { boat } = await makeTripWorld(baseUrl, `keys-${own}`);
  const day = inNineDays();
  const email = `keys-${own}@example.com`;
  const path = await openOwnTrip(page, press, baseUrl, {
    boat,
    day,
    guests: 3,
    name: 'Kay Keys',
    email,
  });
  await page.reload();
  await waitForHydration(page);
  await activate(page, page.getByRole('button', { name: 'Change Date or Time' }));
  const dialog = page.getByRole('dialog');
  const month = formatMonth(getMonth(day));
  await expect(dialog.getByRole('grid', { name: month })).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Change Trip' });
  await expect(confirm).toBeDisabled();

  const next = addDays(day, 1);
  await walkToDay(page, next);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(confirm).toBeDisabled();
  await activate(page, timeButton(page, '09:00'), 'Space');
  await expect(dialog).toContainText(`to ${formatFullDay(next)} at 9:00 AM`);
  await expectNoFindings(page, 'a departure chosen on the calendar');
  await page.emulateMedia({ forcedColors: 'active' });
  const another = dayButton(page, addDays(next, 1));
  if (await another.isVisible()) await expectOtherBackground(dayButton(page, next), another);
  await expectOtherBackground(timeButton(page, '09:00'), timeButton(page, '14:00'));
  await page.emulateMedia({ forcedColors: 'none' });
  await activate(page, confirm);
  await expect(dialog).toContainText(`Your new date is ${formatFullDay(next)} at 9:00 AM`);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(`${formatFullDay(next)} at 9:00 AM`);

  const main = page.getByRole('main');
  for (const [language, t] of Object.entries(languages)) {
    await page.goto(language === 'en' ? path : `/${language}${path}`);
    await waitForHydration(page);
    const directions = main.getByRole('link', { name: t.directions, exact: true });
    await expect(directions).toHaveAttribute('href', /maps\/dir\/\?api=1&destination=Marigot/);
    const labels = await main.getByRole('button').or(main.getByRole('link')).allTextContents();
    const inOrder = [t.directions, t.handOver, t.write, t.move, t.fewer, t.correct, t.cancel];
    expect(labels.filter((label) => inOrder.includes(label))).toEqual(inOrder);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

const languages = {
  de: tripDe,
  en: tripEn,
  es: tripEs,
  fr: tripFr,
  nl: tripNl,
  pt: tripPt,
};

test.describe('moving a trip without the calendar’s script', () => {
  // A service worker would answer from its cache.
  test.use({ serviceWorkers: 'block' });

  test('a guest moves a trip with two selects if the calendar’s script does not load @phone', async ({
    page,
    press,
    baseUrl,
    own,
    troubles,
  }) => {
    troubles.allow('Failed to load resource', 'ERR_FAILED', 'move-calendar');
    const { boat } = await makeTripWorld(baseUrl, `lists-${own}`);
    const day = inNineDays();
    const email = `lists-${own}@example.com`;
    await openOwnTrip(page, press, baseUrl, { boat, day, guests: 2, name: 'Lia Lists', email });
    await page.route(`**${builtFile('src/web/guest/trips/acts/move-calendar.tsx')}`, (route) =>
      route.abort(),
    );
    const dialog = await openAct(page, press, 'Change Date or Time');
    await expect(dialog.getByLabel('New Date')).toHaveValue(day);
    await dialog.getByLabel('New Date').selectOption(addDays(day, 1));
    await dialog.getByLabel('New Time').selectOption('14:00');
    await press(dialog.getByRole('button', { name: 'Change Trip' }));
    await expect(dialog).toContainText(`Your new date is ${formatFullDay(addDays(day, 1))}`);
  });
});

test('the link for messaging the captain moves the focus to the message field @phone', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const { boat } = await makeTripWorld(baseUrl, `writes-${own}`);
  const email = `writes-${own}@example.com`;
  const day = inNineDays();
  await openOwnTrip(page, press, baseUrl, { boat, day, guests: 2, name: 'Wim Writes', email });
  await press(page.getByRole('link', { name: 'Message Your Captain' }));
  await expect(page.getByLabel('Message Your Captain')).toBeFocused();
});

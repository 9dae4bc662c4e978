import { readFile } from 'node:fs/promises';
import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { expect, toast } from '../../support/browser/journey.ts';
import { test } from '../../support/browser/review-journey.ts';
import { sailedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import { boatNamed } from '../../support/worlds/guests/world-in-test.ts';

test('a super admin exports a guest and erases them, once the trip to come is over', async ({
  page,
  press,
  troubles,
  world,
}) => {
  troubles.allow('/api/admin/personal-data/');
  const boat = await boatNamed(world.baseUrl, 'Pelican');
  const trip = await sailedTrip(world, boat.id, { ended: -4, customer: 'Gus Goaway' });

  await enterPortal(page, press);
  await openSection(page, press, 'Personal Data');
  await page.getByLabel('Email').fill('nobody-at-all@example.com');
  await press(page.getByRole('button', { name: 'Look up' }));
  await expect(page.getByText('Nothing is kept of anybody with this address.')).toBeVisible();

  await page.getByLabel('Email').fill(trip.email);
  await press(page.getByRole('button', { name: 'Look up' }));
  await expect(page.getByRole('heading', { name: `Kept of ${trip.email}` })).toBeVisible();
  await expect(page.getByText('They cannot be erased yet')).toBeVisible();
  await expect(page.getByText(`The trip ${trip.code} is still to sail`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase' })).toBeHidden();
  await expectNoFindings(page, 'personal data that cannot be erased yet');

  await world.database.query(
    'update bookings set start_date = start_date - 9, end_date = end_date - 9 where id = $1',
    [trip.id],
  );
  await press(page.getByRole('button', { name: 'Look up' }));
  await expect(page.getByText('What you will have to do elsewhere')).toBeVisible();
  await expectNoFindings(page, 'personal data');

  await press(page.getByRole('button', { name: 'Export' }));
  const exporting = page.getByRole('dialog', { name: `Export what is kept of ${trip.email}?` });
  await exporting.getByLabel('Reason').fill('They asked by mail.');
  const downloading = page.waitForEvent('download');
  await press(exporting.getByRole('button', { name: 'Export' }));
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('Gus Goaway');
  await expect(toast(page, 'Exported')).toBeVisible();

  await press(page.getByRole('button', { name: 'Erase', exact: true }));
  const erasing = page.getByRole('alertdialog', { name: `Erase ${trip.email} for good?` });
  await erasing.getByLabel('Reason').fill('Gus Goaway asked.');
  await press(erasing.getByRole('button', { name: 'Erase for good' }));
  await expect(erasing.getByText('Please leave names and addresses out')).toBeVisible();
  await erasing.getByLabel('Reason').fill('They asked by mail.');
  await expectNoFindings(page, 'erase somebody');
  await press(erasing.getByRole('button', { name: 'Erase for good' }));
  await expect(toast(page, 'Erased')).toBeVisible();
  await expect(page.getByText('They are erased here.')).toBeVisible();
  await expect(page.getByText('Backups from before still name them')).toBeVisible();

  await press(page.getByRole('button', { name: 'Look up' }));
  await expect(page.getByText('Nothing is kept of anybody with this address.')).toBeVisible();
  await openSection(page, press, 'Audit Log');
  await expect(page.getByText(/erased a guest who asked for it/).first()).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { expect, toast } from '../../support/browser/journey.ts';
import { test } from '../../support/browser/review-journey.ts';
import { sailedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import { boatNamed } from '../../support/worlds/guests/two-server-world.ts';

test('a super admin exports a guest’s data, and erases it once the upcoming trip is over', async ({
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
  await press(page.getByRole('button', { name: 'Look Up' }));
  await expect(page.getByText('We have no data on a person with this address.')).toBeVisible();

  await page.getByLabel('Email').fill(trip.email);
  await press(page.getByRole('button', { name: 'Look Up' }));
  await expect(page.getByRole('heading', { name: `Data We Hold on ${trip.email}` })).toBeVisible();
  await expect(page.getByText('This person can’t be erased yet')).toBeVisible();
  await expect(page.getByText(`The trip ${trip.code} lasts until`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase' })).toBeHidden();
  await expectNoFindings(page, 'personal data that cannot be erased yet');

  await world.database.query(
    'update bookings set start_date = start_date - 9, end_date = end_date - 9 where id = $1',
    [trip.id],
  );
  await press(page.getByRole('button', { name: 'Look Up' }));
  await expect(page.getByText('What you’ll have to do outside this site')).toBeVisible();
  await expectNoFindings(page, 'personal data');

  await press(page.getByRole('button', { name: 'Export' }));
  const exporting = page.getByRole('dialog', { name: `Export the data on ${trip.email}?` });
  await exporting.getByLabel('Reason').fill('They asked by mail.');
  const downloading = page.waitForEvent('download');
  await press(exporting.getByRole('button', { name: 'Export' }));
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('Gus Goaway');
  await expect(toast(page, 'Exported')).toBeVisible();

  await press(page.getByRole('button', { name: 'Erase', exact: true }));
  const erasing = page.getByRole('alertdialog', { name: `Erase ${trip.email} permanently?` });
  await erasing.getByLabel('Reason').fill('Gus Goaway asked.');
  await press(erasing.getByRole('button', { name: 'Erase Permanently' }));
  await expect(erasing.getByText('Please leave names and addresses out')).toBeVisible();
  await erasing.getByLabel('Reason').fill('They asked by mail.');
  await expectNoFindings(page, 'erase somebody');
  await press(erasing.getByRole('button', { name: 'Erase Permanently' }));
  await expect(toast(page, 'Erased')).toBeVisible();
  await expect(page.getByText('We erased them here.')).toBeVisible();
  await expect(page.getByText('Older backups name them')).toBeVisible();

  await press(page.getByRole('button', { name: 'Look Up' }));
  await expect(page.getByText('We have no data on a person with this address.')).toBeVisible();
  await openSection(page, press, 'Audit Log');
  await expect(page.getByText(/erased a guest who asked for it/).first()).toBeVisible();
});

import { addDays } from '#domain/time/days.ts';
import { enterPortal, openSection } from '../../support/browser/admin-journey.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { islandToday } from '../../support/worlds/guests/demo-days.ts';
import { expect, test, toast } from '../../support/browser/journey.ts';

test('an admin adds ships, imports others, and marks one as skipping the port', async ({
  page,
  press,
  troubles,
  own,
}) => {
  troubles.allow('/api/admin/port-calls/import', 'status of 400');
  const day = addDays(islandToday(), 30);
  const added = `Added ${own}`;
  const imported = `Imported ${own}`;
  await enterPortal(page, press);
  await openSection(page, press, 'Ships');
  await press(page.getByRole('button', { name: 'Add Ship' }));
  const dialog = page.getByRole('dialog', { name: 'Add Ship' });
  await dialog.getByLabel('Ship', { exact: true }).fill(added);
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('All aboard').fill('07:00');
  await press(dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect(dialog.getByText('All aboard must be after the arrival')).toBeVisible();
  await expectNoFindings(page, 'a ship with an error');
  await dialog.getByLabel('All aboard').fill('17:30');
  await press(dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect(toast(page, 'Ship added')).toBeVisible();

  await press(page.getByRole('button', { name: 'Import CSV File' }));
  const file = page.getByRole('dialog', { name: 'Import Ships' });
  const lines = (aboard: string) =>
    `day,ship,arrival,all aboard\n${day},${imported},8:00,${aboard}`;
  const upload = (csv: string) =>
    file
      .getByLabel('CSV file')
      .setInputFiles({ name: 'ships.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await upload(lines('7:00'));
  await expect(file.getByLabel('Lines')).toHaveValue(/Imported/);
  await press(file.getByRole('button', { name: 'Import', exact: true }));
  await expect(file.getByText('Line 2: All aboard must be after the arrival')).toBeVisible();
  await expectNoFindings(page, 'a file with an error');
  await upload(lines('16:00'));
  await expect(file.getByLabel('Lines')).toHaveValue(/16:00/);
  await press(file.getByRole('button', { name: 'Import', exact: true }));
  await expect(toast(page, 'Ships imported')).toBeVisible();

  const ofThis = page.getByRole('button', { name: new RegExp(`^Port call canceled: ${imported}`) });
  await press(ofThis.filter({ visible: true }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('No guests have booked for this ship.');
  await expectNoFindings(page, 'a ship that does not come');
  await press(question.getByRole('button', { name: 'Cancel Port Call' }));
  await expect(toast(page, `Port call canceled: ${imported}`)).toBeVisible();
  await expect(ofThis).toHaveCount(0);
  await press(
    page.getByRole('button', { name: new RegExp(`^Remove: ${added}`) }).filter({ visible: true }),
  );
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await expect(toast(page, 'Ship removed')).toBeVisible();
});

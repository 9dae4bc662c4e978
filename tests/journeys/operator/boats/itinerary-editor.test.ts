import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { activate, tabTo } from '../../../support/browser/keyboard-actions.ts';
import {
  editor,
  newBoat,
  newOperator,
  openEditor,
  signIn,
} from '../../../support/browser/operator-journey.ts';
import { expect, test, toast } from '../../../support/browser/journey.ts';
import { boatNamed } from '../../../support/worlds/guests/two-server-world.ts';

test('an operator enters the stops of a trip and who it suits with only the keyboard @desktop', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Ida Itinerary', `stops-${own}`);
  const name = `Three Bays ${own}`;
  await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  const form = editor(page);
  const stop = (number: number) => form.getByRole('group', { name: `Stop ${number}`, exact: true });
  const total = form.getByRole('status').filter({ hasText: 'Total' });

  await tabTo(page, form.getByLabel('Trip Length (minutes)'));
  await page.keyboard.type('120');
  await tabTo(page, form.getByLabel('What Is Not Included'));
  await page.keyboard.type('Lunch');
  await tabTo(page, form.getByLabel('Swimming'));
  await expect(form.getByLabel('Swimming')).toHaveValue('');
  await page.keyboard.type('Only');
  await expect(form.getByLabel('Swimming')).toHaveValue('optional');

  const add = form.getByRole('button', { name: 'Add Stop' });
  await activate(page, add);
  await expect(stop(1).getByLabel('What Happens')).toBeFocused();
  await page.keyboard.type('Happy Bay');
  await tabTo(page, stop(1).getByLabel('Length (minutes)'));
  await page.keyboard.type('45');
  await activate(page, add);
  await expect(stop(2).getByLabel('What Happens')).toBeFocused();
  await page.keyboard.type('Creole Rock');
  await tabTo(page, stop(2).getByLabel('Length (minutes)'));
  await page.keyboard.type('90');
  await expect(total).toHaveText('Total: 2 h 15 min of 2 hours');

  await activate(page, stop(2).getByText('Add a Place on the Map'));
  await tabTo(page, stop(2).getByRole('button', { name: 'Island map, no pin' }));
  await page.keyboard.press('Shift+ArrowUp');
  await expect(stop(2).getByRole('button', { name: /^Island map, pin at/ })).toBeFocused();
  await expectNoFindings(page, 'the editor with two stops');

  const up = stop(2).getByRole('button', { name: 'Move Stop 2 up' });
  await activate(page, up);
  await expect(stop(1).getByLabel('What Happens')).toHaveValue('Creole Rock');
  await expect(stop(1).getByRole('button', { name: 'Move Stop 1 up' })).toBeFocused();

  await activate(page, form.getByRole('button', { name: 'Update Boat' }));
  const minutes = stop(2).getByLabel('Length (minutes)');
  await expect(minutes).toBeFocused();
  await expect(minutes).toHaveAccessibleDescription(
    'The stops take 135 minutes, but the trip takes 120. Shorten a stop or change the trip length.',
  );
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('30');
  await expect(total).toHaveText('Total: 2 hours of 2 hours');
  await activate(page, add);
  await activate(page, stop(3).getByRole('button', { name: 'Remove Stop 3' }));
  await expect(add).toBeFocused();
  await activate(page, form.getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();

  await open(`/boats/${(await boatNamed(baseUrl, name)).slug}`);
  const steps = page.getByRole('list').filter({ hasText: 'Happy Bay' }).getByRole('listitem');
  await expect(steps).toContainText(['Marigot', 'Creole Rock', 'Happy Bay', 'Back at 11:00 AM']);
  await expect(page.getByText('Only if you like')).toBeVisible();
});

import { expectFocusInView } from '../../support/assertions/covered-focus.ts';
import { expect, test, toast } from '../../support/browser/journey.ts';
import {
  chooseTab,
  newBoat,
  newOperator,
  openEditor,
  signIn,
  soldDay,
} from '../../support/browser/operator-journey.ts';

test.use({ viewport: { width: 320, height: 256 } });

test('at 400 % zoom nothing covers the focused element in a captain’s dialogs and on the day page', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Zita Zoom', `zoom-${own}`);
  const boat = await newBoat(baseUrl, operator, `Zoom Boat ${own}`);
  await signIn(page, press, operator);
  // The toast that welcomes the captain lies over the header until it closes.
  await expect(toast(page, 'Welcome back!')).toBeHidden();
  await expectFocusInView(page, 15);
  await openEditor(page, press, boat.name);
  await expectFocusInView(page, 15);
  await chooseTab(page, press, 'Availability');
  await expectFocusInView(page, 12);
  await page.goto(`/operator/day/${soldDay()}`);
  await expectFocusInView(page, 15);
});

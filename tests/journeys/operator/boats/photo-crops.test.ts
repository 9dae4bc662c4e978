import type { Locator, Page } from '@playwright/test';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import {
  callAs,
  chooseTab,
  editor,
  newBoat,
  newOperator,
  openEditor,
  picture,
  signIn,
} from '../../../support/browser/operator-journey.ts';
import { expect, test, toast } from '../../../support/browser/journey.ts';
import { tabTo } from '../../../support/browser/keyboard-actions.ts';
import { plain } from '../../../support/worlds/operators/generated-photos.ts';

test('an operator sets a photo’s focal point by keyboard, and guests see the crop around it @desktop', async ({
  page,
  press,
  open,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Fay Focus', `focus-${own}`);
  const name = `Tall Mast ${own}`;
  const boat = await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  await chooseTab(page, press, 'Photos (1)');
  const form = editor(page);
  await tabTo(page, form.getByLabel('Upload Photos'));
  await tabTo(page, form.getByRole('button', { name: 'Set the focus of photo 1' }));
  await page.keyboard.press('Enter');
  const mark = form.getByRole('slider', { name: 'Focus of the photo' });
  await expect(mark).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  await mark.focus();
  for (let presses = 0; presses < 11; presses += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(mark).toHaveAttribute('aria-valuetext', '55% from the left, 0% from the top');
  await expect(form.locator('picture img')).toHaveCSS('object-position', '55% 0%');
  await expectNoFindings(page, 'the photos tab with a focal point');
  await press(form.getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  const { images } = await readBoat(baseUrl, operator.token, boat.id);
  expect(images[0]?.focus).toEqual({ x: 55, y: 0 });

  await open(`/boats/${boat.slug}`);
  const photo = page.getByRole('main').locator('picture img').first();
  await expect(photo).toHaveCSS('object-position', '55% 0%');
  await expect(photo).toHaveAttribute('alt', 'At anchor');
  await expect(page.getByText('Illustration')).toHaveCount(0);
});

test('tapping a photo or dragging its mark sets the focal point @both-widths', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Tia Tapper', `tap-${own}`);
  const name = `Tapped Bow ${own}`;
  await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  await chooseTab(page, press, 'Photos (1)');
  await press(editor(page).getByRole('button', { name: 'Set the focus of photo 1' }));
  const mark = editor(page).getByRole('slider', { name: 'Focus of the photo' });
  const whole = mark.locator('xpath=preceding-sibling::img');
  await expect(whole).toHaveJSProperty('naturalWidth', 960);
  const { width, height } = await boxOf(whole);
  await whole.click({ position: { x: width * 0.2, y: height * 0.8 } });
  await expect(mark).toHaveAttribute('aria-valuetext', '20% from the left, 80% from the top');
  const center = await centerOf(mark);
  await page.mouse.move(center.x, center.y);
  await page.mouse.down();
  await page.mouse.move(center.x + width * 0.7, center.y - height * 0.2, { steps: 4 });
  await page.mouse.up();
  await expect(mark).toHaveAttribute('aria-valuetext', '90% from the left, 60% from the top');
});

test('an operator orders photos by dragging and by keyboard, and reads which subjects are missing @both-widths', async ({
  page,
  press,
  baseUrl,
  own,
  hasTouch,
}) => {
  const operator = await newOperator(baseUrl, 'Olly Order', `order-${own}`);
  const name = `Right Order ${own}`;
  const boat = await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  await chooseTab(page, press, 'Photos (1)');
  const form = editor(page);
  await form
    .getByLabel('Upload Photos')
    .setInputFiles([await picture('bow.jpg'), await picture('stern.jpg')]);
  await expect(toast(page, 'Photos Uploaded')).toBeVisible();
  const captions = () =>
    form
      .getByLabel('Caption')
      .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
  expect(await captions()).toEqual(['At anchor', 'bow', 'stern']);

  await dragToFirst(page, form.locator('[data-place]'), hasTouch);
  await expect.poll(captions).toEqual(['bow', 'At anchor', 'stern']);
  await expect(form.getByText('The photo is now 1 of 3.')).toBeAttached();

  const handle = (place: number) =>
    form.getByRole('button', { name: `Drag photo ${place}, or move it with the arrow keys` });
  await handle(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(handle(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(handle(3)).toBeFocused();
  await expect(form.getByText('The photo is now 3 of 3.')).toBeAttached();
  expect(await captions()).toEqual(['At anchor', 'stern', 'bow']);

  await expect(form.getByText('Choose what 3 photos show.')).toBeVisible();
  for (const [place, subject] of ['boat', 'place', 'other'].entries())
    await form.getByLabel('What It Shows').nth(place).selectOption(subject);
  await expect(form.getByText('Still missing: the deck and people on board.')).toBeVisible();
  await expectNoFindings(page, 'the photos tab with three photos');

  await press(form.getByRole('button', { name: 'Update Boat' }));
  await expect(toast(page, 'Boat updated')).toBeVisible();
  const { images } = await readBoat(baseUrl, operator.token, boat.id);
  expect(images.map(({ caption, shows }) => [caption, shows])).toEqual([
    ['At anchor', 'boat'],
    ['stern', 'place'],
    ['bow', 'other'],
  ]);
});

test('a note beside the caption warns that a narrow photo may look blurred @desktop', async ({
  page,
  press,
  baseUrl,
  own,
}) => {
  const operator = await newOperator(baseUrl, 'Bo Blurred', `blurred-${own}`);
  const name = `Few Pixels ${own}`;
  await newBoat(baseUrl, operator, name);
  await signIn(page, press, operator);
  await openEditor(page, press, name);
  await chooseTab(page, press, 'Photos (1)');
  const note = editor(page).getByText(/pixels wide and may look blurred/);
  const buffer = await plain(640, 480).jpeg().toBuffer();
  await editor(page)
    .getByLabel('Upload Photos')
    .setInputFiles([{ name: 'small.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(note).toHaveText(
    'This photo is 640 pixels wide and may look blurred. Use one of at least 960 pixels.',
  );
});

/** Drags the second photo by its handle over the first one. */
async function dragToFirst(page: Page, tiles: Locator, hasTouch: boolean): Promise<void> {
  const handle = tiles.nth(1).getByRole('button', { name: /^Drag photo/ });
  await handle.scrollIntoViewIfNeeded();
  const from = await centerOf(handle);
  const first = await boxOf(tiles.first());
  const to = {
    x: first.x + first.width / 2,
    y: Math.min(from.y, first.y + first.height - 20),
  };
  if (!hasTouch) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    return;
  }
  const client = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  await send('touchMove', [{ x: to.x, y: (from.y + to.y) / 2 }]);
  await send('touchMove', [to]);
  await send('touchEnd', []);
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
}

async function centerOf(target: Locator) {
  const { x, y, width, height } = await boxOf(target);
  return { x: x + width / 2, y: y + height / 2 };
}

function readBoat(baseUrl: string, token: string, id: string): Promise<OperatorBoatView> {
  return callAs(baseUrl, token, 'operatorBoat', { parts: { id } });
}

import { randomUUID } from 'node:crypto';
import { addDays } from '#domain/time/days.ts';
import { boatFor } from '../../../support/browser/call-off-journey.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import { expect, test } from '../../../support/browser/journey.ts';
import { callAs, newOperator } from '../../../support/browser/operator-journey.ts';

test('a called-off departure is marked on the board and announced to screen readers', async ({
  page,
  open,
  baseUrl,
  own,
}) => {
  const day = addDays(islandToday(), 1);
  const rosa = await newOperator(baseUrl, 'Rosa Onboard', `board-${own}`);
  const boat = await boatFor(baseUrl, rosa, `Board Walker ${own}`, { days: [day] });
  await open('/board/sxm-marigot');
  const line = page.getByRole('listitem').filter({ hasText: boat.name });
  await expect(line.getByText('8 of 8 seats left')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await callAs(baseUrl, rosa.token, 'callOff', {
    payload: {
      boatIds: [boat.id],
      day,
      time: null,
      reason: 'weather',
      note: '',
      requestKey: randomUUID(),
    },
  });
  await expect(line.getByText('Canceled')).toBeVisible();
  await expect(line.getByText('seats left')).toHaveCount(0);
  await expect(
    page.getByRole('status').getByText(`${boat.name}, 9:00 AM: Canceled.`),
  ).toBeAttached();
});

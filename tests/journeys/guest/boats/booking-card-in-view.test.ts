import { expect, test } from '../../../support/browser/journey.ts';

test('the booking card or a link to it stays in view while a visitor reads about the boat @both-widths', async ({
  page,
  open,
  boatNamed,
}, { project }) => {
  const boat = await boatNamed('Trade Wind');
  await open(`/boats/${boat.slug}`);
  const titled = (name: string) => page.getByRole('heading', { name, exact: true });
  if (project.name === 'phone') {
    await titled('What You’ll Do').scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Choose a date' })).toBeInViewport();
    return;
  }
  await titled('Reviews').scrollIntoViewIfNeeded();
  await expect(titled('Reviews')).toBeInViewport();
  await expect(titled('Book This Boat')).toBeInViewport();
  const next = page.getByRole('button', { name: 'Continue to Checkout' });
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport();
  await expect(titled('Reviews')).toBeInViewport();
});

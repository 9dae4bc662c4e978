import type { Page } from '@playwright/test';
import type { GuestStoryView, NextDeparturesView } from '#contract/public/home-api.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { expect, test, toast, waitForPartHydration } from '../../../support/browser/journey.ts';
import { openMailTo } from '../../../support/providers/sandbox-mail.ts';

test('the home page shows the benefits, the steps and the guest stories', async ({
  page,
  open,
}) => {
  await open('/');
  const trust = page.getByRole('region', { name: 'Why you can trust us' });
  for (const fact of [
    'Rated 4.9/5 on a travel review site',
    '24/7 support',
    'Visitors from 32+ countries',
  ]) {
    await expect(trust).toContainText(fact);
  }
  const parts: [string, string[]][] = [
    [
      'Why travelers love it',
      ['Instant booking', 'Verified and insured captains', 'No hidden fees', '24/7 support'],
    ],
    ['How it works', ['Choose your boat', 'Book instantly', 'Set sail']],
  ];
  for (const [name, headings] of parts) {
    const part = page.getByRole('region', { name });
    await expect(part.getByRole('heading', { level: 3 })).toHaveText(headings);
  }
});

test('the home page shows the three newest written reviews, each with its boat', async ({
  page,
  open,
  baseUrl,
}) => {
  const stories = (await (await fetch(`${baseUrl}/api/guest-stories`)).json()) as GuestStoryView[];
  expect(stories).toHaveLength(3);
  await open('/');
  const part = page.getByRole('region', { name: 'Days to remember' });
  await expect(part.locator('figure blockquote')).toHaveText(
    stories.map(({ words }) => (words ?? '').replace(/\s+/g, ' ')),
  );
  for (const { boat, guestName, stars } of stories) {
    const story = part.getByRole('figure').filter({ hasText: guestName });
    await expect(story.first()).toContainText(/\d of 5 stars/);
    await expect(part.getByRole('link', { name: boat.name }).first()).toHaveAttribute(
      'href',
      `/boats/${boat.slug}#reviews`,
    );
    expect(stars).toBeGreaterThan(0);
  }
  await expect(part).toContainText('The three newest written reviews');
  await expect(part).not.toContainText('Sample stories');
});

test('the home page shows the next departures with free seats, and each opens its boat with the day and time chosen', async ({
  page,
  open,
  press,
  baseUrl,
}) => {
  const { departures } = (await (
    await fetch(`${baseUrl}/api/next-departures`)
  ).json()) as NextDeparturesView;
  expect(departures.length).toBeGreaterThan(0);
  await open('/');
  const part = page.getByRole('region', { name: 'Next departures' });
  const rows = part.getByRole('listitem');
  expect(await rows.count()).toBeLessThanOrEqual(4);
  await expect(rows.first()).toContainText(/(Today|Tomorrow), \d+:\d\d [AP]M/);
  await expect(rows.first()).toContainText(/\d+ seats? left/);
  await expect(rows.first()).toContainText(/\$[\d.]+ \/ person/);
  await press(rows.first().getByRole('link'));
  await expect(page).toHaveURL(/\/boats\/[^?]+\?date=[\d-]+&time=\d\d%3A\d\d/);
  await expect(page.getByRole('region', { name: 'Select Time' })).toContainText(/[AP]M/);
  await expect(
    page.getByRole('region', { name: 'Select Time' }).locator('[aria-pressed=true]'),
  ).toHaveCount(1);
});

test('the section of next departures is hidden when there are none', async ({
  page,
  open,
  press,
}) => {
  await page.route('**/api/next-departures', (route) =>
    route.fulfill({ json: { today: '2026-12-04', departures: [] } }),
  );
  await open('/booking');
  await press(page.getByRole('banner').getByRole('link', { name: /home page/ }));
  await expect(page.getByRole('heading', { name: 'Popular Right Now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next departures' })).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`the home page has one edge-to-edge picture at ${width} px @every-width`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/');
    const picture = page.getByRole('region', { name: 'Why travelers love it' }).locator('img');
    const box = await picture.boundingBox();
    expect([box?.x, box?.width]).toEqual([0, await page.evaluate(() => document.body.clientWidth)]);
  });
}

test('the five questions on the home page open and close', async ({ page, open, press }) => {
  await open('/');
  const questions = page.getByRole('region', { name: 'Good to know' });
  const answers: [string, RegExp][] = [
    ['Is it safe for kids?', /children are welcome/],
    ['Can I cancel?', /Cancel up to 48 hours before departure for a full refund/],
    ['What happens in bad weather?', /rebooking on another day or another boat, or a full refund/],
    ['Do I need experience?', /No experience needed/],
    ['Are food and drink included?', /Usually, yes/],
  ];
  await expect(questions.locator('summary')).toHaveText(answers.map(([question]) => question));
  for (const [question, answer] of answers) {
    await expect(questions.getByText(answer)).toBeHidden();
    await press(questions.getByText(question));
    await expect(questions.getByText(answer)).toBeVisible();
  }
  await expectNoFindings(page, 'home page with answers open');
  await questions.locator('summary').first().press('Enter');
  await expect(questions.getByText(/children are welcome/)).toBeHidden();
});

test('a visitor who asks for help choosing a boat is thanked and gets a mail', async ({
  page,
  open,
  press,
}, { project }) => {
  const email = `undecided-${project.name}@example.com`;
  await open('/');
  const form = helpForm(page);
  await waitForPartHydration(form.button);
  for (const wrong of ['', 'ana', '  ']) {
    await form.field.fill(wrong);
    await press(form.button);
    await expect(toast(page, 'Invalid Email')).toContainText('Please enter a valid email address.');
    await expect(form.field).toBeFocused();
  }
  await form.field.fill(email);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/opt-in', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await press(form.button);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  answer.resolve();
  await expect(toast(page, "Got it — we'll be in touch soon.")).toContainText(
    'Thanks for your interest in the product!',
  );
  await expect(form.field).toHaveValue('');
  await expect(form.button).toBeEnabled();
  await openMailTo(page, press, email);
  await expect(page.getByText('We’ll help you choose your boat').first()).toBeVisible();
});

for (const [how, status] of [
  ['is refused by the server', 500],
  ['is lost', 0],
] as const) {
  test(`a request for help that ${how} can be sent again`, async ({
    page,
    open,
    press,
    troubles,
  }) => {
    troubles.allow('/api/opt-in');
    await page.route('**/api/opt-in', (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, body: '' }),
    );
    await open('/');
    const form = helpForm(page);
    await waitForPartHydration(form.button);
    await form.field.fill('ana@example.com');
    await press(form.button);
    await expect(toast(page, 'Something went wrong')).toContainText('Please try again later.');
    await expect(form.field).toHaveValue('ana@example.com');
    await expect(form.button).toBeEnabled();
  });
}

function helpForm(page: Page) {
  const part = page.getByRole('region', { name: 'Not sure which boat?' });
  return {
    field: part.getByLabel('Email'),
    button: part.getByRole('button', { name: 'Help Me Choose' }),
  };
}

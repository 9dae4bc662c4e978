import type { OwnDocumentsView } from '#contract/operator/document-api.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { endpoints, buildEndpointPath, type EndpointName } from '#contract/endpoints.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import { islandToday } from '../worlds/guests/demo-days.ts';
import { bringDocuments } from '../worlds/operators/operator-documents.ts';
import { waitForHydration, type Press } from './journey.ts';
import { plain } from '../worlds/operators/generated-photos.ts';
import { pressSignInLink } from '../worlds/operators/mailed-sign-in-links.ts';

export const PASSWORD = 'a-good-password';

export type Operator = { name: string; email: string; token: string };

/** Waits for matching mails to this address; returns the link in the newest one. */
export async function mailedLink(
  baseUrl: string,
  address: string,
  subject: RegExp,
  /** Number of mails to wait for, because each mail voids the link of the previous one. */
  count = 1,
): Promise<string> {
  let link = '';
  await expect(async () => {
    const answer = await fetch(`${baseUrl}/sandbox/mail`, {
      headers: { accept: 'application/json' },
    });
    const mails = (await answer.json()) as { to: string; subject: string; links: string[] }[];
    const sent = mails.filter(({ to, subject: said }) => to === address && subject.test(said));
    expect(sent.length).toBeGreaterThanOrEqual(count);
    link = sent[0]?.links.find((each) => each.includes('/operator/confirm?')) ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return link;
}

/** Creates an operator with a confirmed email address and accepted documents, without the browser. */
export async function newOperator(baseUrl: string, name: string, key: string): Promise<Operator> {
  const operator = await registered(baseUrl, name, key);
  const { areNeeded } = await callAs<OwnDocumentsView>(baseUrl, operator.token, 'ownDocuments');
  if (areNeeded) await bringDocuments(baseUrl, operator.token);
  return operator;
}

/** Creates an operator with a confirmed email address but without documents. */
export async function registered(baseUrl: string, name: string, key: string): Promise<Operator> {
  const email = `${key}@captains.test`;
  await callAs(baseUrl, null, 'register', { payload: { name, email, password: PASSWORD } });
  await pressSignInLink(await mailedLink(baseUrl, email, /confirm/i));
  const session = await fetch(`${baseUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { access_token: token } = (await session.json()) as { access_token: string };
  return { name, email, token };
}

type Sent = { parts?: Record<string, string>; payload?: unknown };

export async function callAs<Body = unknown>(
  baseUrl: string,
  token: string | null,
  name: EndpointName,
  { parts, payload }: Sent = {},
): Promise<Body> {
  const answer = await fetch(`${baseUrl}${buildEndpointPath(name, parts)}`, {
    method: endpoints[name].method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name} was answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Body;
}

/** Returns the day on which journeys sell trips and close departures. */
export const soldDay = (): Day => addDays(islandToday(), 9);

/** Creates a boat that has one photo and sails on two days, without the browser; published by default. */
export async function newBoat(
  baseUrl: string,
  operator: Operator,
  name: string,
  status: 'published' | 'draft' = 'published',
): Promise<OperatorBoatView> {
  const { token } = operator;
  const days = [soldDay(), addDays(soldDay(), 1)];
  const image = (await plain(1200, 800).jpeg().toBuffer()).toString('base64');
  return callAs(baseUrl, token, 'createBoat', {
    payload: {
      name,
      type: 'Sailboat',
      tripType: 'tour',
      pricingMode: 'perSeat',
      port: 'sxm-marigot',
      capacity: 8,
      pricePerSeat: '80',
      status,
      availability: { manualDays: days, timeSlotsDefault: ['09:00'] },
      images: [{ url: `data:image/jpeg;base64,${image}`, caption: 'At anchor' }],
    },
  });
}

export function picture(name: string, background = '#3366aa') {
  return plain(1200, 800, background)
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));
}

export async function fillSignIn(page: Page, press: Press, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page.getByRole('button', { name: 'Sign In', exact: true }));
}

/** Signs in and waits for the dashboard. */
export async function signIn(
  page: Page,
  press: Press,
  { email }: { email: string },
): Promise<void> {
  await page.goto('/operator');
  await waitForHydration(page);
  await fillSignIn(page, press, email);
  await expect(page).toHaveURL(/\/operator\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Captain!');
}

export function boatCard(page: Page, name: string): Locator {
  return page.getByRole('article', { name });
}

/** Loads more of the listing until the boat's card appears. */
export async function cardInListing(page: Page, press: Press, name: string): Promise<Locator> {
  const card = page.getByRole('article').filter({ hasText: name });
  const more = page.getByRole('link', { name: 'Show more boats' });
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  while ((await card.count()) === 0 && (await more.count()) > 0) {
    const shown = await cards.count();
    await press(more);
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  }
  return card;
}

export function editor(page: Page): Locator {
  return page.getByRole('dialog');
}

export async function openEditor(page: Page, press: Press, name: string): Promise<void> {
  await press(boatCard(page, name).getByRole('button', { name: 'Edit' }));
  await expect(editor(page).getByRole('heading', { name: `Edit ${name}` })).toBeVisible();
}

export async function chooseTab(page: Page, press: Press, name: string | RegExp): Promise<void> {
  await press(page.getByRole('tab', { name }));
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

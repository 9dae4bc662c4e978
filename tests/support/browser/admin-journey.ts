import { expect, type Page } from '@playwright/test';
import type { AdminRole } from '#domain/admin/admin-permissions.ts';
import { callAdmin, signInAdmin } from '../worlds/admins/admins.ts';
import { waitForHydration, type Press } from './journey.ts';
import { PASSWORD as OPERATORS_PASSWORD } from './operator-journey.ts';

/** An operator's password, extended to the minimum length of an admin's. */
export const ADMIN_PASSWORD = `${OPERATORS_PASSWORD}-at-sea`;

/** Waits for an invitation mailed to an address; returns the link in the newest mail. */
export async function mailedInvitation(baseUrl: string, address: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const answer = await fetch(`${baseUrl}/sandbox/mail`, {
      headers: { accept: 'application/json' },
    });
    const mails = (await answer.json()) as { to: string; links: string[] }[];
    const mail = mails.find(({ to }) => to === address);
    link = mail?.links.find((each) => each.includes('invitation=')) ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return link;
}

/** Creates a new admin with a password, without the browser. */
export async function newJourneyAdmin(
  baseUrl: string,
  name: string,
  key: string,
  role: AdminRole = 'admin',
) {
  const cookie = await signInAdmin({ baseUrl });
  const email = `${key}@admins.test`;
  const payload = { name, email, role };
  const invited = await callAdmin<{ id: string }>(baseUrl, 'inviteAdmin', { cookie, payload });
  const invitation = new URL(await mailedInvitation(baseUrl, email)).searchParams.get('invitation');
  const accepted = { invitation, password: ADMIN_PASSWORD };
  const entered = await callAdmin(baseUrl, 'acceptInvitation', { payload: accepted });
  if (entered.status !== 200)
    throw new Error(`${email} could not accept the invitation: ${entered.message}`);
  return { id: invited.body.id, name, email };
}

export async function fillAdminSignIn(page: Page, press: Press, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page.getByRole('button', { name: 'Sign In', exact: true }));
}

/** Signs in and waits for the dashboard. */
export async function enterPortal(
  page: Page,
  press: Press,
  email = 'admin@demo.test',
  password = 'harbour-master-sxm',
): Promise<void> {
  await page.goto('/admin/login');
  await waitForHydration(page);
  await fillAdminSignIn(page, press, email, password);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform Management Dashboard');
}

/** Opens a section through the navigation, which is behind a button on phones. */
export async function openSection(page: Page, press: Press, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await press(menu);
  await press(page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

import type { Locator, Page } from '@playwright/test';
import type { AdminBookingPageView } from '#contract/admin/admin-booking-api.ts';
import type { OwedMonthView } from '#contract/admin/admin-payout-api.ts';
import acts from '#locales/portal/shared/portal-actions.es.ts';
import bookings from '#locales/portal/admin/business/admin-bookings.es.ts';
import disputes from '#locales/portal/admin/business/admin-disputes.es.ts';
import labels from '#locales/portal/shared/portal-labels.es.ts';
import operators from '#locales/portal/admin/listings/admin-operators.es.ts';
import payouts from '#locales/portal/admin/business/admin-payouts.es.ts';
import privacy from '#locales/portal/admin/access/admin-privacy.es.ts';
import shared from '#locales/portal/shared/portal-shared.es.ts';
import errors from '#locales/errors/admin-errors.es.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { expectNoFindings } from '../../support/assertions/axe-check.ts';
import { findUntranslatedEnglish, readOn } from '../../support/assertions/untranslated-english.ts';
import { expect, heading, waitForHydration } from '../../support/browser/journey.ts';
import { createIsolatedJourney } from '../../support/browser/isolated-journey.ts';
import { expectNoSidewaysScroll } from '../../support/assertions/page-troubles.ts';

const test = createIsolatedJourney({ DEMO: 'on', LANGUAGES: 'es' });

const titles = [
  labels.bookings,
  labels.payouts,
  operators.title,
  labels.reviews,
  labels.documents,
  disputes.title,
  shared.titles.optIns,
  privacy.title,
];

test('an admin reads every list in Spanish', async ({ page, press, open, baseUrl }) => {
  await signIn(page, baseUrl);
  const english = await findUntranslatedEnglish('es', { isInPortals: true });
  const places = ['bookings', 'payouts', 'operators', 'reviews', 'documents', 'disputes'];
  for (const [at, place] of [...places, 'opt-ins', 'personal-data'].entries()) {
    await open(`/es/admin/${place}`);
    await expect(heading(page, titles[at] ?? '')).toBeVisible();
    await expectSpanish(page, english, place);
  }
  await open('/es/admin/operators');
  await press(page.getByRole('link', { name: 'Rosa Leverock' }));
  await expect(page.getByRole('tab', { name: labels.allBookings })).toBeVisible();
  await expectSpanish(page, english, 'an operator');
  await expectNoFindings(page, 'an operator in Spanish');
});

test('an admin makes a partial refund, pays a captain and looks up a guest in Spanish', async ({
  page,
  press,
  open,
  baseUrl,
}) => {
  const cookie = await signIn(page, baseUrl);
  const english = await findUntranslatedEnglish('es', { isInPortals: true });
  const { body } = await callAdmin<AdminBookingPageView>(baseUrl, 'adminBookings', {
    cookie,
    query: { status: 'paid' },
  });
  const [booking] = body.items;
  if (!booking) throw new Error('The demo has no paid booking.');
  await open(`/es/admin/bookings/${booking.id}`);
  await waitForHydration(page);
  await press(page.getByRole('button', { name: acts.cancelBooking }));
  const cancelling = page.getByRole('alertdialog', { name: bookings.cancelTitle(booking.code) });
  await cancelling.getByLabel(bookings.aPart).check();
  await cancelling.getByLabel(labels.amountUsd).fill('10');
  await cancelling.getByLabel(labels.reason).fill('Llovió la mitad de la salida.');
  await expect(cancelling).toContainText(/Reembolsamos .*USD del precio de la excursión/);
  await expectNoFindings(page, 'cancelling in Spanish');
  await press(cancelling.getByRole('button', { name: bookings.cancelAndRefund('10,00\u00a0USD') }));
  await expect(toastOf(page, acts.bookingCancelled)).toContainText('10,00\u00a0USD');
  const history = page.getByRole('list', { name: bookings.history });
  await expect(history).toContainText('Reserva cancelada; reembolso de 10,00\u00a0USD al pasajero');
  await expect(history).toContainText('Correo «Cancelación» enviado al capitán');
  await expectSpanish(page, english, 'a booking');

  const owed = await callAdmin<{ items: OwedMonthView[] }>(baseUrl, 'adminPayouts', { cookie });
  const [month] = owed.body.items;
  if (!month) throw new Error('The demo owes nothing.');
  await open(`/es/admin/payouts/${month.operator.id}/${month.month}`);
  await waitForHydration(page);
  await expectSpanish(page, english, 'a statement');
  await press(page.getByRole('button', { name: payouts.record }));
  const recording = page.getByRole('dialog', { name: payouts.record });
  await press(recording.getByRole('button', { name: payouts.record }));
  await expect(recording).toContainText(errors['reference.missing']);
  await recording.getByLabel(labels.reference).fill('TR-1');
  await press(recording.getByRole('button', { name: payouts.record }));
  await expect(toastOf(page, payouts.payoutRecorded)).toContainText(month.operator.name);
  await expect(page.getByRole('main')).toContainText('Efectivo, TR-1');

  await open('/es/admin/personal-data');
  await waitForHydration(page);
  await page.getByLabel(labels.email).fill(body.items.at(1)?.email ?? '');
  await press(page.getByRole('button', { name: privacy.lookUp }));
  await expect(page.getByText(privacy.notYet)).toBeVisible();
  await expect(page.getByText(/dura hasta el .*\. Cancélela antes/).first()).toBeVisible();
});

/** Signs in with a session made outside the browser. */
async function signIn(page: Page, baseUrl: string): Promise<string> {
  const cookie = await signInAdmin({ baseUrl });
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url: baseUrl };
  });
  await page.context().addCookies(cookies);
  return cookie;
}

/** The region of toasts has another name in Spanish. */
function toastOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
}

async function expectSpanish(page: Page, english: readonly string[], where: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText(acts.loading)).toHaveCount(0);
  // Guests' reviews are shown as written.
  const told = page.getByRole(where === 'reviews' ? 'search' : 'main');
  const shown = await told.innerText();
  expect(readOn(shown, english), where).toEqual([]);
  await expectNoSidewaysScroll(page);
}

import type { Page } from '@playwright/test';
import type { AdminBookingPageView } from '#contract/admin/admin-booking-api.ts';
import type { OwedMonthView } from '#contract/admin/admin-payout-api.ts';
import { addDays } from '#domain/time/days.ts';
import { localizePath } from '#i18n/languages/languages.ts';
import { portalPatternList } from '../../../support/browser/page-patterns.ts';
import { callAdmin, signInAdmin } from '../../../support/worlds/admins/admins.ts';
import { islandToday, readBoat } from '../../../support/worlds/guests/demo-days.ts';
import {
  findUntranslatedEnglish,
  readOn,
} from '../../../support/assertions/untranslated-english.ts';
import { expect } from '../../../support/browser/journey.ts';
import { callAs } from '../../../support/browser/operator-journey.ts';
import { createIsolatedJourney } from '../../../support/browser/isolated-journey.ts';
import { expectNoSidewaysScroll } from '../../../support/assertions/page-troubles.ts';
import { ROSAS } from '../../../support/worlds/guests/rosas-world.ts';

const test = createIsolatedJourney({ DEMO: 'on', LANGUAGES: 'fr,es' });
test.describe.configure({ timeout: 600_000 });
test.use({ locale: 'ja-JP' });

/** Common English words that French and Spanish do not have. */
const ENGLISH = /\b(the|and|your|you|with|what|when|which|from|how|here|this|are|was|is)\b/i;

for (const language of ['fr', 'es'] as const) {
  test(`every portal page in ${language} is fully translated and fits 320 px`, async ({
    page,
    open,
    press,
    baseUrl,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const english = await findUntranslatedEnglish(language, { isInPortals: true });
    const expectTranslated = async (where: string) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const shown = await page.locator('body').evaluate(readVisibleText);
      // The name of the demo's calendar.
      const untranslated = readOn(shown, english).filter((text) => text !== 'Calendar');
      expect.soft(untranslated, where).toEqual([]);
      expect.soft(findEnglishLines(shown), where).toEqual([]);
      await expectNoSidewaysScroll(page);
    };
    const signIns = ['/operator', '/admin/login'];
    for (const path of signIns) {
      await open(localizePath(language, path));
      await expectTranslated(path);
    }
    const addresses = await signInAsBoth(page, baseUrl);
    // The dashboard opens only in a tab that has loaded the signed-in admin before (spec 4).
    await open(localizePath(language, '/admin/account'));
    await page.waitForLoadState('networkidle');
    for (const path of portalPatternList) {
      if (signIns.includes(path)) continue;
      const address = localizePath(language, addresses[path] ?? path);
      await open(address);
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe(address);
      await expectTranslated(path);
      const tabs = page.getByRole('tab');
      for (let index = 1; index < (await tabs.count()); index += 1) {
        await press(tabs.nth(index));
        await page.waitForLoadState('networkidle');
        await expectTranslated(`${path}, tab ${index + 1}`);
      }
    }
  });
}

/** Signs in the demo's operator and admin in one browser. Returns paths for the patterns with parameters. */
async function signInAsBoth(page: Page, baseUrl: string): Promise<Record<string, string>> {
  const cookie = await signInAdmin({ baseUrl });
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url: baseUrl };
  });
  await page.context().addCookies(cookies);
  const session = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email: ROSAS, password: 'sail-away-sxm' },
  });
  const stored = await session.text();
  await page.addInitScript((session) => {
    localStorage.setItem('sb-localhost-auth-token', session);
  }, stored);
  const { access_token: token } = JSON.parse(stored) as { access_token: string };

  const boat = await readBoat(baseUrl, 'Trade Wind');
  const { body: owed } = await callAdmin<{ items: OwedMonthView[] }>(baseUrl, 'adminPayouts', {
    cookie,
  });
  const { body: sold } = await callAdmin<AdminBookingPageView>(baseUrl, 'adminBookings', {
    cookie,
    query: { status: 'paid' },
  });
  const [month] = owed.items;
  const day = addDays(islandToday(), 1);
  const { url } = await callAs<{ url: string }>(baseUrl, token, 'makeCrewLink', {
    payload: { boatId: boat.id, date: day },
  });
  return {
    '/operator/day/:date': `/operator/day/${day}`,
    '/crew/:token': new URL(url).pathname,
    '/admin/boats/:id': `/admin/boats/${boat.id}`,
    '/admin/bookings/:id': `/admin/bookings/${sold.items[0]?.id}`,
    '/admin/operators/:id': `/admin/operators/${boat.operatorId}`,
    '/admin/payouts/:operatorId/:month': `/admin/payouts/${month?.operator.id}/${month?.month}`,
  };
}

/** Returns the page's visible text without parts that are marked as another language. */
function readVisibleText(body: HTMLElement): string {
  const foreign = body.querySelectorAll<HTMLElement>(
    '[lang]:not([hreflang]), footer [translate=no], address',
  );
  for (const element of foreign) element.style.visibility = 'hidden';
  const text = body.innerText;
  for (const element of foreign) element.style.visibility = '';
  return text;
}

function findEnglishLines(text: string): string[] {
  return text.split('\n').filter((line) => ENGLISH.test(line));
}

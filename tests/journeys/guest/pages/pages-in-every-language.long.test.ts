import { languages, localizePath } from '#i18n/languages/languages.ts';
import { homeMessages } from '#i18n/catalogues/home-messages.ts';
import { addDays } from '#domain/time/days.ts';
import { translatedPages } from '../../../support/browser/translated-pages.ts';
import { expectNoFindings } from '../../../support/assertions/axe-check.ts';
import { islandToday } from '../../../support/worlds/guests/demo-days.ts';
import {
  findUntranslatedEnglish,
  readOn,
} from '../../../support/assertions/untranslated-english.ts';
import { expect } from '../../../support/browser/journey.ts';
import { createIsolatedJourney } from '../../../support/browser/isolated-journey.ts';
import { expectNoSidewaysScroll } from '../../../support/assertions/page-troubles.ts';

const test = createIsolatedJourney({ DEMO: 'on' });
test.use({ locale: 'ja-JP' });

/** Words that occur on every English page and in no other language. */
const ENGLISH = /\b(the|and|your|you|with|what|when|which|from|how|here|this|are)\b/i;

/** Language for axe: all have the same structure and colours, so the language with the longest words suffices. */
const LONGEST = 'de';

/** Paths of pages that need no booking. */
const BEFORE_A_BOOKING = ['/booking/form', '/booking/confirmation', '/trips/find', '/offline'];

for (const language of languages.filter((each) => each !== 'en')) {
  const andAxe = language === LONGEST ? ', and axe finds no violations' : '';
  test(`every page in ${language} contains no English and fits 320 px${andAxe}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const english = await findUntranslatedEnglish(language);
    for (const pattern of [...translatedPages, ...BEFORE_A_BOOKING]) {
      const path = addressOf(pattern);
      await open(localizePath(language, path));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      const shown = await page.locator('body').evaluate(wordsOf);
      expect.soft([...englishIn(shown), ...readOn(shown, english)], path).toEqual([]);
      await expectNoSidewaysScroll(page);
      if (language === LONGEST) await expectNoFindings(page, `${language} ${path}`);
    }
  });
}

/** Fills a pattern with a boat, a port and a day of the demo. */
function addressOf(pattern: string): string {
  return pattern
    .replace('/boats/:slug', `/boats/trade-wind-philipsburg?date=${addDays(islandToday(), 2)}`)
    .replace(
      '/compare',
      '/compare?boats=trade-wind-philipsburg,blue-heron-grand-case&groupSize=5-10',
    )
    .replace(':port', 'sxm-philipsburg')
    .replace(':day', `${addDays(islandToday(), 2)}?aboard=17:00`);
}

/** Returns the page's text without what operators and guests wrote and without the names of boats. */
function wordsOf(body: HTMLElement): string {
  const written = body.querySelectorAll<HTMLElement>('[lang="en"], footer [translate=no], address');
  for (const element of written) if (!element.hasAttribute('hreflang')) element.hidden = true;
  return body.innerText;
}

function englishIn(text: string): string[] {
  return text.split('\n').filter((line) => ENGLISH.test(line));
}

test('the home page has the same content in every language, and links to every language', async ({
  page,
  open,
}) => {
  for (const language of languages) {
    await open(localizePath(language, '/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      homeMessages[language].headline,
    );
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  languages,
  localizePath,
  splitLanguage,
  type Language,
} from '#i18n/languages/languages.ts';
import { isTranslated } from '#contract/pages/page-languages.ts';
import { bookingPages, translatedPages } from '../../support/browser/translated-pages.ts';
import { readPage, unescaped } from '../../support/assertions/page-head.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { bookAddress } from '../../support/worlds/guests/posted-form.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { linkTo } from '../../support/worlds/guests/trip-link-requests.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
});
afterAll(() => world.close());

test.each(languages)(
  'every form, button and link rendered in %s keeps that language',
  async (language) => {
    const sent: string[] = [];
    for (const address of await everyTranslatedAddress()) {
      const page = await readPage(world.baseUrl + localizePath(language, address));
      expect(page.status, address).toBe(200);
      expect.soft(leavingIts(language, page.html), address).toEqual([]);
      sent.push(...formsIn(page.html));
    }
    const here = (path: string) => localizePath(language, path);
    expect([...new Set(sent.map(pathOf))]).toEqual(
      expect.arrayContaining(['/booking', '/ships', '/booking/success'].map(here)),
    );
    expect(sent.some((action) => action.startsWith(here('/book/')))).toBe(true);
    expect(sent.some((action) => action.startsWith(here('/boats/')))).toBe(true);
  },
);

/** Every address of a translated page: of a boat, a port, a day, a booking and a trip of this world. */
async function everyTranslatedAddress(): Promise<string[]> {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const { session, bookingId } = await visitor.hold(boat);
  await world.provider.pay(session);
  await waitForJobs(world);
  const { session: held } = await newVisitor(world).hold(boat);
  const trip = `date=${dayAhead()}&time=09:00&groupSize=2`;
  const shown: Readonly<Record<string, string[]>> = {
    '/': ['/'],
    '/boats/:slug': [`/boats/${boat.slug}`, `/boats/${boat.slug}?${trip}`],
    '/booking': ['/booking', `/booking?date=${dayAhead()}&groupSize=2-4`],
    '/compare': [`/compare?boats=${boat.slug},trade-wind-philipsburg`],
    '/ships/:day': [`/ships/${dayAhead()}`],
    '/book/:boatId': [bookAddress(boat.id)],
    '/booking/confirmation': [`/booking/confirmation?bid=${bookingId}`],
    '/booking/success': [`/booking/success?session_id=${held}&try=10`],
    '/trips/:token': [`/trips/${await linkTo(world, bookingId)}`],
  };
  return [...translatedPages, ...bookingPages].flatMap(
    (path) => shown[path] ?? [path.replace(':port', 'sxm-marigot')],
  );
}

/** Lists tags whose `action`, `formaction` or `href` leaves the language. */
function leavingIts(language: Language, html: string): string[] {
  return [...html.matchAll(/<(?:form|button|input|a)\b[^>]*>/g)].flatMap(([tag]) => {
    // Links of the language choice have their own `lang`.
    if (/ hreflang=/i.test(tag)) return [];
    const [, address = ''] = / (?:action|formaction|href)="([^"]*)"/i.exec(tag) ?? [];
    if (!address.startsWith('/')) return [];
    const { path, language: found } = splitLanguage(pathOf(address), languages);
    return isTranslated(path) && found !== language ? [unescaped(tag)] : [];
  });
}

function formsIn(html: string): string[] {
  return [...html.matchAll(/<(?:form|button)\b[^>]* (?:form)?action="(\/[^"]*)"/gi)].map(
    ([, action = '']) => unescaped(action),
  );
}

function pathOf(address: string): string {
  return unescaped(address).split(/[?#]/, 1)[0] ?? '';
}

import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { infoPages } from '#locales/site/info-pages.ts';
import { callAdmin, signInAdmin } from '../worlds/admins/admins.ts';
import { callAs, newBoat, newOperator, soldDay } from './operator-journey.ts';
import { mailedTrip } from './trip-journey.ts';
import { islandToday, readBoat, soldOutDay, readBoats } from '../worlds/guests/demo-days.ts';
import {
  askForCheckout,
  askSettlement,
  payByCard,
  reserve,
  readSessionId,
} from '../worlds/guests/visitors.ts';

/** Visitor of the walk: anonymous, or signed in as both operator and super admin. */
export type Walker = 'a stranger' | 'an operator and admin';

/** A URL of a route, with its expectations. */
export type Stop = {
  address: string;
  /** Defaults to 200. */
  status?: 404;
  /** Redirect target, by walker. */
  leadsTo?: Partial<Record<Walker, string>>;
  /** Requests that are expected to fail. */
  refused?: readonly string[];
  /** Session storage that the previous page would have set. */
  stored?: Readonly<Record<string, unknown>>;
};

export type WalkedWorld = Awaited<ReturnType<typeof makeWalkedWorld>>;

/** Returns the URLs to open, by route of the site. Every new route needs an entry. */
export function stopsByRoute(world: WalkedWorld): Readonly<Record<string, readonly Stop[]>> {
  return { ...visitorStops(world), ...bookingStops(world), ...portalStops(world) };
}

function visitorStops(world: WalkedWorld) {
  const { demoBoat, neverSails, longBoat, draft, soldOut } = world;
  const slugs = Object.values(infoPages).flatMap((pages) => pages.map(({ slug }) => slug));
  return {
    '/': [{ address: '/' }],
    '/booking': [
      { address: '/booking' },
      { address: `/booking?date=${soldDay()}&groupSize=2-4&tripType=tour` },
      { address: '/booking?groupSize=21%2B&boatType=Sailboat' },
      { address: '/booking?date=yesterday&port=nowhere&groupSize=none&boatType=Submarine' },
    ],
    '/boats/:slug': [
      { address: `/boats/${demoBoat.slug}` },
      { address: `/boats/${demoBoat.slug}?date=${soldDay()}&groupSize=2` },
      { address: `/boats/${neverSails.slug}` },
      { address: `/boats/${longBoat.slug}` },
      { address: `/boats/${soldOut.boat.slug}?date=${soldOut.day}` },
      lost(`/boats/${draft.slug}`),
      lost('/boats/no-such-boat'),
    ],
    '/compare': [
      { address: `/compare?boats=${demoBoat.slug},${neverSails.slug}&groupSize=4` },
      { address: '/compare' },
      lost(`/compare?boats=${demoBoat.slug},no-such-boat`),
    ],
    '/info/:slug': [
      ...slugs.map((slug) => ({ address: `/info/${slug}` })),
      lost('/info/no-such-text'),
    ],
    '/status': [{ address: '/status' }],
    '/board': [{ address: '/board' }],
    '/board/embed': [{ address: '/board/embed' }],
    '/board/:port': [{ address: '/board/sxm-philipsburg' }, lost('/board/nowhere')],
    '/ships': [{ address: '/ships' }, { address: '/ships?day=yesterday' }],
    '/ships/:day': [
      { address: `/ships/${soldDay()}` },
      { address: `/ships/${soldDay()}?aboard=17%3A00&clock=-60&pier=marigot-tender` },
      lost('/ships/2020-01-01'),
    ],
    '/board/:port/embed': [
      { address: '/board/sxm-philipsburg/embed' },
      lost('/board/nowhere/embed'),
    ],
    '/offline': [{ address: '/offline' }],
    '*': [lost('/no/such/page')],
  } satisfies Record<string, readonly Stop[]>;
}

function bookingStops({
  demoBoat,
  longBoat,
  paid,
  pending,
  refunded,
  held,
  ...walked
}: WalkedWorld) {
  const { trip, unpaidTrip } = walked;
  const query = `date=${soldDay()}&time=09:00&groupSize=2`;
  const confirmation = (bid: string) => ({ address: `/booking/confirmation?bid=${bid}` });
  return {
    '/book/:boatId': [
      { address: `/book/${longBoat.id}?${query}` },
      { address: `/book/${demoBoat.id}` },
      { ...lost(`/book/nobody?${query}`), refused: ['/api/boats/nobody'] },
    ],
    '/booking/form': [
      {
        address: '/booking/form',
        leadsTo: { 'a stranger': '/booking', 'an operator and admin': '/booking' },
      },
      { address: '/booking/form?with=boat', stored: { selectedBoat: demoBoat } },
    ],
    '/booking/confirmation': [
      { address: '/booking/confirmation' },
      ...[paid, pending, refunded].map(confirmation),
      { ...lost(`/booking/confirmation?bid=${randomUUID()}`), refused: ['/api/bookings/'] },
    ],
    '/booking/success': [
      { address: '/booking/success' },
      { address: `/booking/success?session_id=${held}` },
      { address: '/booking/success?session_id=no-such', refused: ['/booking/by-session'] },
    ],
    '/trips/find': [{ address: '/trips/find' }],
    '/trips/:token': [
      { address: trip },
      { address: unpaidTrip },
      { ...lost('/trips/no-such-token'), refused: ['/api/trips/no-such-token'] },
    ],
  } satisfies Record<string, readonly Stop[]>;
}

function portalStops({ longBoat, draft, paid, refunded, crew }: WalkedWorld) {
  const month = islandToday().slice(0, 7);
  const statement = `/admin/payouts/${longBoat.operatorId}/${month}`;
  return {
    '/operator': [
      { address: '/operator', leadsTo: { 'an operator and admin': '/operator/dashboard' } },
    ],
    '/operator/confirm': [
      { address: '/operator/confirm?token_hash=no-such-token&type=recovery' },
      { address: '/operator/confirm' },
    ],
    '/operator/dashboard': [
      {
        address: '/operator/dashboard',
        leadsTo: { 'a stranger': '/operator' },
        refused: ['/api/auth/me'],
      },
    ],
    '/operator/documents': [
      {
        address: '/operator/documents',
        leadsTo: { 'a stranger': '/operator' },
        refused: ['/api/auth/me'],
      },
    ],
    '/operator/profile': [
      {
        address: '/operator/profile',
        leadsTo: { 'a stranger': '/operator' },
        refused: ['/api/auth/me'],
      },
    ],
    '/operator/day/:date': [
      {
        address: `/operator/day/${soldDay()}`,
        leadsTo: { 'a stranger': '/operator' },
        refused: ['/api/auth/me'],
      },
      {
        address: '/operator/day/someday',
        refused: ['/api/auth/me'],
        leadsTo: { 'a stranger': '/operator' },
      },
    ],
    '/operator/schedule': [
      ...['', '&view=month'].map((view) => ({
        address: `/operator/schedule?from=${soldDay()}${view}`,
        leadsTo: { 'a stranger': '/operator' },
        refused: ['/api/auth/me'],
      })),
    ],
    '/crew/:token': [
      { address: `/crew/${crew}` },
      { address: '/crew/nobody', refused: ['/api/crew/nobody'] },
    ],
    '/admin/login': [{ address: '/admin/login' }],
    '/admin/dashboard': [forAdmins('/admin/dashboard')],
    '/admin/port-calls': [forAdmins('/admin/port-calls')],
    '/admin/audit-log': [
      forAdmins('/admin/audit-log'),
      forAdmins('/admin/audit-log?search=nobody-at-all'),
    ],
    '/admin/personal-data': [forAdmins('/admin/personal-data')],
    '/admin/admins': [forAdmins('/admin/admins')],
    '/admin/account': [forAdmins('/admin/account')],
    '/admin/boats': [forAdmins('/admin/boats'), forAdmins('/admin/boats?search=nothing-at-all')],
    '/admin/boats/:id': [
      forAdmins(`/admin/boats/${longBoat.id}`),
      forAdmins(`/admin/boats/${draft.id}`),
      { ...forAdmins(`/admin/boats/${randomUUID()}`), refused: ['/api/admin/boats/'] },
    ],
    '/admin/bookings': [
      forAdmins('/admin/bookings'),
      forAdmins('/admin/bookings?search=nothing-at-all'),
    ],
    '/admin/bookings/:id': [paid, refunded].map((id) => forAdmins(`/admin/bookings/${id}`)),
    '/admin/call-offs': [forAdmins('/admin/call-offs')],
    '/admin/operators': [
      forAdmins('/admin/operators'),
      forAdmins('/admin/operators?search=nobody-at-all'),
    ],
    '/admin/operators/:id': [forAdmins(`/admin/operators/${longBoat.operatorId}`)],
    '/admin/documents': [
      forAdmins('/admin/documents'),
      forAdmins('/admin/documents?show=accepted'),
    ],
    '/admin/opt-ins': [forAdmins('/admin/opt-ins')],
    '/admin/disputes': [forAdmins('/admin/disputes')],
    '/admin/reviews': [forAdmins('/admin/reviews')],
    '/admin/payouts': [forAdmins('/admin/payouts')],
    '/admin/payouts/:operatorId/:month': [forAdmins(statement)],
    '/admin/analytics': [forAdmins('/admin/analytics')],
  } satisfies Record<string, readonly Stop[]>;
}

/** Returns the server-rendered pages outside the routes. */
export function stopsBesides({ mail, payPage }: WalkedWorld): readonly Stop[] {
  return ['/api', '/sandbox/mail', `/sandbox/mail/${mail}`, payPage].map((address) => ({
    address,
  }));
}

function lost(address: string): Stop {
  return { address, status: 404 };
}

function forAdmins(address: string): Stop {
  return { address, leadsTo: { 'a stranger': '/admin/login' } };
}

const LONG_NAME = 'Zonsondergangsvaartmaatschappij Kapitänsversammlungsdampfer';

/**
 * Creates an operator with a crew link, a boat with a long name and a draft without photos, and books paid, refunded,
 * held and reserved trips.
 */
export async function makeWalkedWorld(baseUrl: string) {
  const key = randomUUID().slice(0, 8);
  const operator = await newOperator(baseUrl, 'Wanda Wayfarer-Overlangenachternaam', `walk-${key}`);
  const longBoat = await newBoat(baseUrl, operator, `${LONG_NAME} ${key}`);
  const draft = await callAs<{ id: string; slug: string }>(baseUrl, operator.token, 'createBoat', {
    payload: {
      name: `Bare Hull ${key}`,
      type: 'Sailboat',
      tripType: 'tour',
      pricingMode: 'perSeat',
      port: 'sxm-marigot',
      capacity: 8,
      pricePerSeat: '80',
    },
  });
  const boats = await readBoats(baseUrl);
  const boat = await readBoat(baseUrl, longBoat.name);
  const trip = { boat, mode: 'perSeat', start: soldDay(), time: '09:00', groupSize: 2 } as const;
  const paid = await bookPaidTrip(baseUrl, { ...trip, customer: `Paula Paid ${key}` });
  const refunded = await bookPaidTrip(baseUrl, trip);
  const cookie = await signInAdmin({ baseUrl });
  const { amountCents } = refunded;
  const payload = {
    reason: 'Too much wind.',
    refundCents: amountCents,
    mostCents: amountCents,
  };
  await callAdmin(baseUrl, 'adminCancelBooking', { cookie, payload, parts: { id: refunded.id } });
  const { body: hold } = await askForCheckout(baseUrl, { ...trip, customer: 'Hal Holding' });
  const pending = await reserve(baseUrl, { ...trip, customer: `Pia Pending ${key}` });
  const { url: crewLink } = await callAs<{ url: string }>(
    ...([baseUrl, operator.token, 'makeCrewLink'] as const),
    { payload: { boatId: boat.id, date: soldDay() } },
  );
  return {
    crew: crewLink.split('/').at(-1) ?? '',
    operator,
    longBoat: boat,
    draft,
    mail: await newestMail(baseUrl),
    demoBoat: await readBoat(baseUrl, 'Salt & Light'),
    neverSails: await readBoat(baseUrl, 'Petite Anse'),
    soldOut: soldOutDay(boats),
    paid: paid.id,
    refunded: refunded.id,
    pending: pending.body.id,
    trip: await mailedTrip(baseUrl, paid.customerEmail, /./),
    unpaidTrip: await mailedTrip(baseUrl, pending.body.customerEmail, /./),
    held: readSessionId(hold.url),
    payPage: new URL(hold.url).pathname,
  };
}

async function bookPaidTrip(baseUrl: string, trip: Parameters<typeof askForCheckout>[1]) {
  const { body: hold } = await askForCheckout(baseUrl, trip);
  await payByCard(hold.url);
  let settled = await askSettlement(baseUrl, readSessionId(hold.url));
  await expect(async () => {
    settled = await askSettlement(baseUrl, readSessionId(hold.url));
    expect(settled.status).toBe(200);
  }).toPass({ timeout: 60_000 });
  return settled.body;
}

async function newestMail(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/sandbox/mail`, {
    headers: { accept: 'application/json' },
  });
  const [mail] = (await answer.json()) as { id: string }[];
  return mail?.id ?? '';
}

import type { BookingView } from '#contract/public/booking-views.ts';
import { bookingBehind, readSessionId, type Answer } from './visitors.ts';
import { dayAhead, type NewBoat, type PayingWorld } from './paying-world.ts';

/** A person with an email address and a browser that keeps the checkout cookie. */
export type Visitor = {
  name: string;
  email: string;
  /** The browser's idempotency cookie: set by the server or by a test. */
  cookie: string | null;
  checkOut(boat: NewBoat, input?: CheckoutInput): Promise<Answer<{ url: string }>>;
  /** Submits the checkout form; throws an error if the server refuses it. */
  hold(boat: NewBoat, input?: CheckoutInput): Promise<Held>;
  reserve(boat: NewBoat, input?: ReservationFormInput): Promise<Answer<BookingView>>;
  /** Asks once for the result of a payment, as the success page does repeatedly. */
  poll(session: string): Promise<Answer<BookingView & { status: string; message?: string }>>;
  booking(id: string): Promise<BookingView>;
  /** Requests a URL without following redirects. */
  follow(path: string): Promise<Response>;
};

export type Held = { page: string; session: string; bookingId: string };
type TripInput = {
  pricingMode?: 'perSeat' | 'charter';
  groupSize?: number;
  specialRequests?: string;
  requestKey?: string;
  again?: boolean;
  language?: string;
  ship?: string;
};
export type CheckoutInput = TripInput & { start?: string; end?: string; time?: string };
export type ReservationFormInput = TripInput & {
  startDate?: string;
  endDate?: string;
  amountCents?: number;
  operatorId?: string;
};

let visitors = 0;

export function newVisitor(world: Pick<PayingWorld, 'baseUrl'>, name = 'Ana Boat'): Visitor {
  visitors += 1;
  const { baseUrl } = world;
  const visitor: Visitor = {
    name,
    email: `visitor-${process.pid}-${visitors}@example.com`,
    cookie: null,
    async checkOut(boat, input = {}) {
      const start = input.start ?? dayAhead();
      const trip = { pricingMode: 'perSeat', time: '09:00', groupSize: 2, start, end: start };
      const answer = await post(`${baseUrl}/checkout/create`, visitor, {
        ...trip,
        boatId: boat.id,
        ...input,
      });
      const set = /checkout=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
      if (set) visitor.cookie = set;
      return answer as Answer<{ url: string }>;
    },
    async hold(boat, input) {
      const { status, body, message } = await visitor.checkOut(boat, input);
      if (status !== 200) throw new Error(`The checkout was answered ${status}: ${message}`);
      const bookingId = await bookingBehind(body.url);
      return { page: body.url, session: readSessionId(body.url), bookingId };
    },
    async reserve(boat, input = {}) {
      const startDate = input.startDate ?? dayAhead();
      const trip = { pricingMode: 'perSeat', groupSize: 2, startDate, endDate: startDate };
      const details = {
        ...trip,
        boatId: boat.id,
        operatorId: boat.operatorId,
        amountCents: 20_055,
      };
      return (await post(`${baseUrl}/api/bookings`, visitor, {
        ...details,
        ...input,
      })) as Answer<BookingView>;
    },
    poll: async (session) =>
      (await ask(`${baseUrl}/booking/by-session?session_id=${session}`)) as Awaited<
        ReturnType<Visitor['poll']>
      >,
    booking: async (id) => (await ask(`${baseUrl}/api/bookings/${id}`)).body as BookingView,
    follow: (path) =>
      fetch(new URL(path, baseUrl), { redirect: 'manual', headers: { accept: 'text/html' } }),
  };
  return visitor;
}

/** Holds seats for a new visitor, by default two at nine in 30 days. */
export async function holdSeats(world: PayingWorld, boat: NewBoat, input?: CheckoutInput) {
  const visitor = newVisitor(world);
  return { visitor, ...(await visitor.hold(boat, input)) };
}

async function post(address: string, visitor: Visitor, details: object): Promise<Answer<unknown>> {
  const customer = { customerName: visitor.name, customerEmail: visitor.email };
  const headers = {
    'content-type': 'application/json',
    ...(visitor.cookie === null ? {} : { cookie: `checkout=${visitor.cookie}` }),
  };
  const body = JSON.stringify({ ...customer, ...details });
  return readAnswer(await fetch(address, { method: 'POST', headers, body }));
}

async function ask(address: string): Promise<Answer<unknown>> {
  return readAnswer(await fetch(address, { headers: { accept: 'application/json' } }));
}

async function readAnswer(response: Response): Promise<Answer<unknown>> {
  const body = (await response.json()) as { message?: string };
  return { status: response.status, body, message: body.message ?? '', headers: response.headers };
}

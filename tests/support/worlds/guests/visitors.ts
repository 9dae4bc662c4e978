import type { BookingView } from '#contract/public/booking-views.ts';
import type { BoatView } from '#contract/public/boat-views.ts';
import { parseDecimalCents } from '#domain/money/money.ts';
import { addServiceFee } from '#domain/money/pricing.ts';
import { countDaysBetween, type Day } from '#domain/time/days.ts';

/** A requested trip: seats of a departure, or the boat for its days. */
export type TripInput = {
  boat: BoatView;
  mode: 'perSeat' | 'charter';
  start: Day;
  end?: Day;
  time: string;
  groupSize: number;
  customer?: string;
  specialRequests?: string;
};

/** A response; `message` is the error message for people, or ''. */
export type Answer<Body> = { status: number; body: Body; message: string; headers: Headers };

export type Hold = { url: string };

/** Holds a trip in the checkout flow. */
export function askForCheckout(baseUrl: string, input: TripInput): Promise<Answer<Hold>> {
  return send(`${baseUrl}/checkout/create`, {
    boatId: input.boat.id,
    pricingMode: input.mode,
    start: input.start,
    end: input.end ?? input.start,
    time: input.time,
    groupSize: input.groupSize,
    ...buildCustomer(input),
  });
}

/** Reserves a trip in the form flow, which leaves the time to the server. */
export function reserve(baseUrl: string, input: TripInput): Promise<Answer<BookingView>> {
  return send(`${baseUrl}/api/bookings`, {
    boatId: input.boat.id,
    operatorId: input.boat.operatorId,
    pricingMode: input.mode,
    startDate: input.start,
    endDate: input.end ?? input.start,
    groupSize: input.groupSize,
    amountCents: addServiceFee(tripCents(input)).totalCents,
    ...buildCustomer(input),
  });
}

/** Pays on the hosted page like a browser; returns the redirect. */
export async function payByCard(pageUrl: string, name = 'Ana Boat'): Promise<string> {
  const card = { card_number: '4242424242424242', exp: '12/40', cvc: '123', name };
  const answer = await fetch(pageUrl, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The payment page answered ${answer.status}.`);
  return answer.headers.get('location') ?? '';
}

/** Returns the session id in the URL of a payment page. */
export function readSessionId(pageUrl: string): string {
  return new URL(pageUrl).pathname.split('/').at(-1) ?? '';
}

/** Asks once for the result of a payment, as the success page does repeatedly. */
export function askSettlement(baseUrl: string, session: string): Promise<Answer<BookingView>> {
  return read(`${baseUrl}/booking/by-session?session_id=${encodeURIComponent(session)}`);
}

/** Abandons a hold by the back link of its payment page. */
export async function abandon(baseUrl: string, hold: Answer<Hold>): Promise<void> {
  const bookingId = await bookingBehind(hold.body.url);
  await fetch(`${baseUrl}/checkout/abandon/${bookingId}`, { redirect: 'manual' });
}

/** Returns the booking id in the back link of a payment page. */
export async function bookingBehind(pageUrl: string): Promise<string> {
  const page = await (await fetch(pageUrl)).text();
  const bookingId = /\/checkout\/abandon\/([0-9a-f-]{36})/.exec(page)?.[1];
  if (bookingId === undefined)
    throw new Error('The payment page has no back link with a booking id.');
  return bookingId;
}

export function readBooking(baseUrl: string, bookingId: string): Promise<Answer<BookingView>> {
  return read(`${baseUrl}/api/bookings/${bookingId}`);
}

export async function send<Body>(address: string, payload: unknown): Promise<Answer<Body>> {
  return readAnswer(
    await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    }),
  );
}

async function read<Body>(address: string): Promise<Answer<Body>> {
  return readAnswer(await fetch(address, { headers: { accept: 'application/json' } }));
}

async function readAnswer<Body>(response: Response): Promise<Answer<Body>> {
  const body = (await response.json()) as Body & { message?: string };
  const { status, headers } = response;
  return { status, body, message: body.message ?? '', headers };
}

function buildCustomer({ customer = 'Ana Boat', specialRequests }: TripInput) {
  const mailbox = customer.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.');
  return {
    customerName: customer,
    customerEmail: `${mailbox}@example.com`,
    ...(specialRequests !== undefined && { specialRequests }),
  };
}

function tripCents({ boat, mode, groupSize, start, end = start }: TripInput): number {
  const seats = parseDecimalCents(boat.pricePerSeat ?? '0') ?? 0;
  const day = parseDecimalCents(boat.charterPricePerDay ?? '0') ?? 0;
  return mode === 'perSeat' ? seats * groupSize : day * (countDaysBetween(start, end) + 1);
}

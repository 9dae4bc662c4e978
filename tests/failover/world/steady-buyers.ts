import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BoatView } from '#contract/public/boat-views.ts';
import { listSlots } from '#domain/availability/availability.ts';
import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import { parseDecimalCents } from '#domain/money/money.ts';
import { addServiceFee } from '#domain/money/pricing.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

/** A booking that was confirmed to its guest. */
export type Promised = {
  bookingId: string;
  email: string;
  /** `pending`: the server confirmed the reservation. `paid`: the success page showed the payment. */
  status: 'pending' | 'paid';
  /** The server, and the times of request and response in epoch milliseconds. */
  server: number;
  askedAt: number;
  answeredAt: number;
};

/**
 * Simulates guests that buy at each server alternately until `stop`. Retries lost and retryable responses under one
 * idempotency key, as browsers do.
 */
export type SteadyBuyers = {
  promised: Promised[];
  /** Number of responses by status; `null` is a failed connection. */
  answers: Map<number | null, number>;
  /** Email addresses of all guests who requested seats, each listed once despite retries. */
  emails: string[];
  stop(): Promise<void>;
};

const BUYERS = 8;
const PAUSE_MS = 150;
const RETRY_PAUSE_MS = 400;
const ANSWER_TIMEOUT_MS = 15_000;
/** Number of popular days, so few that some guests find no seats. */
const CROWDED_DAYS = 4;

export async function openSteadyBuyers(baseUrls: readonly string[]): Promise<SteadyBuyers> {
  const boats = await boatsBySeat(baseUrls[0] ?? '');
  const buyers: SteadyBuyers = { promised: [], answers: new Map(), emails: [], stop };
  let isOver = false;
  async function stop(): Promise<void> {
    isOver = true;
    await Promise.all(all);
  }
  async function ask(server: number, path: string, payload?: object): Promise<Reply | null> {
    const reply = await request(new URL(path, baseUrls[server % baseUrls.length]), payload);
    const status = reply?.status ?? null;
    buyers.answers.set(status, (buyers.answers.get(status) ?? 0) + 1);
    return reply;
  }
  const market: Market = { boats, buyers, ask, isOver: () => isOver };
  const all = Array.from({ length: BUYERS }, (_, buyer) => buyAll(market, buyer, baseUrls.length));
  return buyers;
}

type Reply = { status: number; body: Record<string, unknown> };
type Market = {
  boats: readonly BoatView[];
  buyers: SteadyBuyers;
  ask(server: number, path: string, payload?: object): Promise<Reply | null>;
  isOver(): boolean;
};
type TripRequest = { boat: BoatView; day: Day; time: string; email: string; requestKey: string };

async function buyAll(market: Market, buyer: number, servers: number): Promise<void> {
  for (let nth = 0; !market.isOver(); nth += 1) {
    const request = requestOf(market, buyer, nth);
    const server = (buyer + nth) % servers;
    market.buyers.emails.push(request.email);
    await (buyer % 2 === 0 ? reserve : pay)(market, server, request);
    await sleep(PAUSE_MS);
  }
}

/** Picks a trip; half of the guests want the same few days. */
function requestOf({ boats }: Market, buyer: number, nth: number): TripRequest {
  const isCrowded = buyer % 4 < 2;
  const now = toIslandNow(Date.now());
  for (let at = buyer * 31 + nth; ; at += 1) {
    const boat = boats[isCrowded ? at % 2 : at % boats.length];
    const day = addDays(now.day, 20 + (isCrowded ? at % CROWDED_DAYS : (at * 7) % 150));
    const time = boat && listSlots(boat.availability, day, now)[0];
    if (!boat || time === undefined) continue;
    const requestKey = randomUUID();
    return { boat, day, time, email: `buyer-${requestKey}@example.com`, requestKey };
  }
}

async function reserve(market: Market, server: number, request: TripRequest): Promise<void> {
  const cents = parseDecimalCents(request.boat.pricePerSeat ?? '0') ?? 0;
  const reply = await retryAcrossServers(market, server, '/api/bookings', {
    boatId: request.boat.id,
    operatorId: request.boat.operatorId,
    pricingMode: 'perSeat',
    startDate: request.day,
    endDate: request.day,
    groupSize: 1,
    amountCents: addServiceFee(cents).totalCents,
    requestKey: request.requestKey,
    customerName: 'Steady Buyer',
    customerEmail: request.email,
  });
  if (reply?.status === 201) promise(market, request, reply, 'pending');
}

async function pay(market: Market, server: number, request: TripRequest): Promise<void> {
  const held = await retryAcrossServers(market, server, '/checkout/create', {
    boatId: request.boat.id,
    pricingMode: 'perSeat',
    start: request.day,
    end: request.day,
    time: request.time,
    groupSize: 1,
    requestKey: request.requestKey,
    customerName: 'Steady Buyer',
    customerEmail: request.email,
  });
  if (held?.status !== 200) return;
  const page = String(held.body['url']);
  while (!market.isOver() && !(await isPaid(page))) await sleep(RETRY_PAUSE_MS);
  const path = `/booking/by-session?session_id=${readSessionId(page)}`;
  for (let asked = 0; !market.isOver() && asked < 200; asked += 1) {
    const shown = await retryAcrossServers(market, server, path);
    if (shown?.status === 200 && shown.body['status'] === 'paid')
      return promise(market, request, shown, 'paid');
    await sleep(50);
  }
}

type Answered = Reply & { server: number; askedAt: number };

/** Retries at the next server until the response is final. */
async function retryAcrossServers(
  { ask, isOver }: Market,
  first: number,
  path: string,
  payload?: object,
): Promise<Answered | null> {
  for (let server = first; !isOver(); server += 1) {
    const askedAt = Date.now();
    const reply = await ask(server, path, payload);
    if (reply && reply.status < 500) return { ...reply, server, askedAt };
    await sleep(RETRY_PAUSE_MS);
  }
  return null;
}

function promise(
  { buyers }: Market,
  { email }: TripRequest,
  reply: Answered,
  status: Promised['status'],
) {
  const { server, askedAt, body } = reply;
  const bookingId = String(body['id']);
  buyers.promised.push({ bookingId, email, status, server, askedAt, answeredAt: Date.now() });
}

/** Pays by card on the provider's page; returns true also if the page was paid before. */
async function isPaid(page: string): Promise<boolean> {
  const card = { card_number: '4242424242424242', exp: '12/40', cvc: '123', name: 'Steady Buyer' };
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch(() => null);
  return answer !== null && answer.status < 500;
}

async function request(address: URL, payload?: object): Promise<Reply | null> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...(payload ? { method: 'POST', body: JSON.stringify(payload) } : {}),
    });
    const text = await answer.text();
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: answer.status, body };
  } catch {
    return null;
  }
}

async function boatsBySeat(baseUrl: string): Promise<BoatView[]> {
  const answer = await fetch(`${baseUrl}/api/boats`);
  const boats = (await answer.json()) as BoatView[];
  return boats.filter(({ pricePerSeat, tripType }) => pricePerSeat && tripType !== 'private');
}

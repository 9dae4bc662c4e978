import { randomUUID } from 'node:crypto';
import type {
  ManualBookingPayload,
  ManualBookingView,
  FreePlacesView,
} from '#contract/operator/manual-booking-api.ts';
import { call, type OperatorWorld } from './operators.ts';
import { dayAhead } from '../guests/paying-world.ts';

type ByHand = ManualBookingPayload & { boatId: string };

/** Builds a walk-in of two guests who pay in cash. */
export function walkIn(changes: Partial<ByHand> = {}): Omit<ByHand, 'boatId'> & Partial<ByHand> {
  const day = changes.start ?? dayAhead();
  return {
    requestKey: randomUUID(),
    pricingMode: 'perSeat',
    start: day,
    end: day,
    time: '09:00',
    groupSize: 2,
    customerName: 'Walt Kinn',
    customerEmail: null,
    customerPhone: null,
    specialRequests: null,
    source: 'walk-in',
    payment: 'cash',
    ...changes,
  };
}

type Captain = { token: string; boats: readonly { id: string }[] };

/** Enters a manual booking, by default on the operator's first boat; returns the response. */
export function bookByHand(
  { baseUrl }: Pick<OperatorWorld, 'baseUrl'>,
  { token, boats }: Captain,
  changes: Partial<ByHand> = {},
) {
  const payload = { boatId: boats[0]?.id, ...walkIn(changes) };
  return call<ManualBookingView>(baseUrl, 'bookByHand', { token, payload });
}

export function cancelByHand(
  { baseUrl }: Pick<OperatorWorld, 'baseUrl'>,
  { token }: Pick<Captain, 'token'>,
  bookingId: string,
  requestKey = randomUUID() as string,
) {
  const payload = { requestKey, reason: '' };
  return call(baseUrl, 'cancelByHand', { token, parts: { id: bookingId }, payload });
}

export async function freePlaces(
  { baseUrl }: Pick<OperatorWorld, 'baseUrl'>,
  { token }: Pick<Captain, 'token'>,
  date: string,
): Promise<FreePlacesView> {
  return (await call<FreePlacesView>(baseUrl, 'freePlaces', { token, parts: { date } })).body;
}

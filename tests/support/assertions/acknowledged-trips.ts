import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { BookingView } from '#contract/public/booking-views.ts';
import {
  askForCheckout,
  askSettlement,
  payByCard,
  readBooking,
  reserve,
  readSessionId,
  type TripInput,
} from '../worlds/guests/visitors.ts';

/** Bookings and payments that were confirmed to guests before a failure. */
export type Acknowledged = {
  /** Reservations answered with 201. */
  reserved: BookingView[];
  /** Sessions whose success page has shown the booking. */
  confirmed: { session: string; booking: BookingView }[];
  /** Sessions with a charged card, even if the guest saw no confirmation. */
  charged: string[];
};

/** A guest's purchase; returns its final status. */
export type Trade = (
  baseUrl: string,
  acknowledged: Acknowledged,
  input: TripInput,
) => Promise<number>;

export const reserveOne: Trade = async (baseUrl, acknowledged, input) => {
  const answer = await reserve(baseUrl, input);
  if (answer.status === 201) acknowledged.reserved.push(answer.body);
  return answer.status;
};

export const payOne: Trade = async (baseUrl, acknowledged, input) => {
  const hold = await askForCheckout(baseUrl, input);
  if (hold.status !== 200) return hold.status;
  const session = readSessionId(hold.body.url);
  await payByCard(hold.body.url);
  acknowledged.charged.push(session);
  for (let asked = 0; asked < 100; asked += 1) {
    const { status, body: booking } = await askSettlement(baseUrl, session);
    if (status === 200) {
      acknowledged.confirmed.push({ session, booking });
      return status;
    }
    await sleep(20);
  }
  return 202;
};

/** Asserts that every confirmed booking is unchanged, and that every charge becomes a paid booking. */
export async function expectKept(baseUrl: string, acknowledged: Acknowledged): Promise<void> {
  for (const booking of acknowledged.reserved) {
    const kept = await readBooking(baseUrl, booking.id);
    expect(kept.body).toEqual(booking);
    expect(kept.body.status).toBe('pending');
  }
  for (const { session, booking } of acknowledged.confirmed) {
    const kept = await askSettlement(baseUrl, session);
    expect(kept.body).toEqual(booking);
    expect(kept.body.status).toBe('paid');
  }
  for (const session of acknowledged.charged) {
    await expect
      .poll(async () => (await askSettlement(baseUrl, session)).body.status, { timeout: 60_000 })
      .toBe('paid');
  }
}

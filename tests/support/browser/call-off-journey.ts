import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import { readBoat } from '../worlds/guests/demo-days.ts';
import { callAs, newBoat, newOperator, soldDay, type Operator } from './operator-journey.ts';
import { askForCheckout, payByCard } from '../worlds/guests/visitors.ts';

/** Creates a boat that sails at nine on these days. */
export async function boatFor(
  baseUrl: string,
  operator: Operator,
  name: string,
  changes: { days?: Day[]; port?: string; pricePerSeat?: string; tripMinutes?: number } = {},
): Promise<OperatorBoatView> {
  const { days = [soldDay(), addDays(soldDay(), 1)], ...others } = changes;
  const { id } = await newBoat(baseUrl, operator, name);
  return callAs(baseUrl, operator.token, 'updateBoat', {
    parts: { id },
    payload: {
      ...others,
      availability: { manualDays: days, timeSlotsDefault: ['09:00'] },
    },
  });
}

/** Books and pays for two seats. */
export async function paidGuest(
  baseUrl: string,
  boat: { name: string },
  customer: string,
  start = soldDay(),
): Promise<{ email: string }> {
  const listed = await readBoat(baseUrl, boat.name);
  const trip = { boat: listed, mode: 'perSeat', start, time: '09:00', groupSize: 2 } as const;
  const hold = await askForCheckout(baseUrl, { ...trip, customer });
  await payByCard(hold.body.url);
  const email = `${customer.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@example.com`;
  await mailWith(baseUrl, email, /Booking confirmed/);
  return { email };
}

/** Waits for a mail with this subject; returns the link to the trip. */
export async function mailWith(baseUrl: string, email: string, subject: RegExp): Promise<string> {
  let link = '';
  await expect(async () => {
    const headers = { accept: 'application/json' };
    const mails = (await (await fetch(`${baseUrl}/sandbox/mail`, { headers })).json()) as {
      to: string;
      subject: string;
      links: string[];
    }[];
    const mail = mails.find((each) => each.to === email && subject.test(each.subject));
    link = mail?.links.find((each) => each.includes('/trips/')) ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return new URL(link).pathname;
}

/** Calls off a day through the API, like the operator's button. */
export async function callOffDay(
  baseUrl: string,
  { token }: Operator,
  boatIds: string[],
): Promise<void> {
  await callAs(baseUrl, token, 'callOff', {
    payload: {
      boatIds,
      day: soldDay(),
      time: null,
      reason: 'weather',
      note: 'Three metres of swell.',
      requestKey: randomUUID(),
    },
  });
}

export async function stormyOperators(baseUrl: string, key: string) {
  const rosa = await newOperator(baseUrl, 'Rosa Stormy', `stormy-${key}`);
  const teun = await newOperator(baseUrl, 'Teun Sheltered', `sheltered-${key}`);
  return { rosa, teun };
}

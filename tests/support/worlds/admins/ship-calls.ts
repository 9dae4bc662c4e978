import { randomUUID } from 'node:crypto';
import type { AdminPortCallView, PortCallPayload } from '#contract/admin/admin-ship-api.ts';
import { callAdmin } from './admins.ts';
import { dayAhead } from '../guests/paying-world.ts';

/** Builds the port call of a ship at the cruise pier from eight to five, island time. */
export function shipCall(changes: Partial<PortCallPayload> = {}): PortCallPayload {
  return {
    day: dayAhead(),
    ship: `Wind ${randomUUID().slice(0, 8)}`,
    arrival: '08:00',
    allAboard: '17:00',
    pier: 'philipsburg',
    clockMinutes: 0,
    ...changes,
  };
}

/** Adds a port call with an admin's cookie. */
export async function addShip(
  { baseUrl }: { baseUrl: string },
  cookie: string,
  changes: Partial<PortCallPayload> = {},
): Promise<AdminPortCallView> {
  const payload = shipCall(changes);
  const added = await callAdmin<AdminPortCallView>(baseUrl, 'adminAddPortCall', {
    cookie,
    payload,
  });
  if (added.status !== 201)
    throw new Error(`The port call could not be added: status ${added.status}.`);
  return added.body;
}

type Named = { portCall: string };

/** Calls with existing targets, so that only the caller can be the reason for a rejection. */
export const adminPortCallCalls = {
  adminPortCalls: () => ({}),
  adminAddPortCall: () => ({ payload: shipCall() }),
  adminImportPortCalls: () => ({
    payload: { csv: `day,ship,arrival,all aboard\n${dayAhead(2)},${randomUUID()},8:00,17:00` },
  }),
  adminChangePortCall: ({ portCall: id }: Named) => ({
    parts: { id },
    payload: { ...shipCall(), version: -1 },
  }),
  adminSkipPreview: ({ portCall: id }: Named) => ({ parts: { id } }),
  adminSkipPort: ({ portCall: id }: Named) => ({ parts: { id } }),
  adminRemovePortCall: ({ portCall: id }: Named) => ({ parts: { id } }),
};

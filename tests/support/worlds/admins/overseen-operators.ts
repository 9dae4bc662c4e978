import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AdminOperatorView } from '#contract/admin/admin-operator-api.ts';
import { callAdmin } from './admins.ts';
import {
  addPhoto,
  createBoatActs,
  newOperator,
  type OperatorWorld,
} from '../operators/operators.ts';
import { holdSeats, type CheckoutInput } from '../guests/paying-visitor.ts';
import { dayAhead, readBoat, type NewBoat } from '../guests/paying-world.ts';

/** An operator with a login and published boats that sail on a few days. */
export type OverseenOperator = Awaited<ReturnType<typeof overseenOperator>>;

export async function overseenOperator(world: OperatorWorld, boatNames: readonly string[]) {
  const operator = await newOperator(world);
  const own = createBoatActs(world.baseUrl, operator.token);
  const boats: NewBoat[] = [];
  for (const name of boatNames) {
    const manualDays = [dayAhead(30), dayAhead(31), dayAhead(32)];
    const { body } = await own.create({ name, capacity: 12, availability: { manualDays } });
    await addPhoto(world, body, `/photos/${randomUUID()}`);
    const published = await own.update(body, { status: 'published' });
    if (published.status !== 200) throw new Error(published.message);
    boats.push({ ...(await readBoat(world, body.id)), operator: operator.email });
  }
  const id = boats[0]?.operatorId ?? '';
  return { ...operator, id, own, boats, boat: boats[0] as NewBoat };
}

export type WrittenEvent = {
  act: string;
  admin_name: string;
  subject_name: string;
  facts: Record<string, unknown>;
};

/** Reads the audit events about a boat, an operator or another subject, oldest first. */
export async function readAuditEvents(
  { database }: Pick<OperatorWorld, 'database'>,
  subjectId: string,
): Promise<WrittenEvent[]> {
  const { rows } = await database.query<WrittenEvent>(
    'select action as act, admin_name, subject_name, facts from audit_events where subject_id = $1 order by id',
    [subjectId],
  );
  return rows;
}

/** Books and pays for seats on a boat. */
export async function soldTrip(world: OperatorWorld, boat: NewBoat, input: CheckoutInput = {}) {
  const sold = await holdSeats(world, boat, input);
  await world.provider.pay(sold.session);
  await expect
    .poll(async () => (await sold.visitor.booking(sold.bookingId)).status, SOON)
    .toBe('paid');
  return sold;
}

/** Creates an admin's requests to suspend or reinstate an operator, each with a reason. */
export function createOverseer({ baseUrl }: { baseUrl: string }, cookie: string) {
  const act =
    (name: 'adminSuspendOperator' | 'adminReinstateOperator', usual: string) =>
    ({ id }: { id: string }, reason = usual) =>
      callAdmin<AdminOperatorView>(baseUrl, name, { cookie, parts: { id }, payload: { reason } });
  return {
    suspend: act('adminSuspendOperator', SUSPENSION_REASON),
    reinstate: act('adminReinstateOperator', REINSTATEMENT_REASON),
  };
}

export const SUSPENSION_REASON = 'Two guests were left at the dock.';
export const REINSTATEMENT_REASON = 'We have talked it over.';

/** Timeout for asynchronous consequences of a payment or a change on a busy machine. */
export const SOON = { timeout: 30_000 };

import { call, newOperator, type OperatorWorld } from './operators.ts';
import type { FeedServer } from '../../providers/feed-server.ts';
import { addBoat, dayAhead, readBoat, type NewBoat } from '../guests/paying-world.ts';

/** A signed-in operator with two boats that sail at nine and at two, every day. */
export type CalendarOperator = { token: string; email: string; boats: [NewBoat, NewBoat] };

export async function operatorWithBoats(world: OperatorWorld): Promise<CalendarOperator> {
  const operator = await newOperator(world);
  const boats: [NewBoat, NewBoat] = [await addBoat(world), await addBoat(world)];
  const { rows } = await world.database.query<{ operator_id: string }>(
    `update boats set operator_id = (select id from operators where email = $1)
     where id = any($2) returning operator_id`,
    [operator.email, boats.map((boat) => boat.id)],
  );
  for (const boat of boats) {
    boat.operatorId = rows[0]?.operator_id ?? '';
    boat.operator = operator.email;
  }
  return { ...operator, boats };
}

/** Adds a feed with this URL for some boats of the operator, by default for all. */
export function addFeed(
  { baseUrl }: { baseUrl: string },
  { token }: { token: string },
  address: string,
  boatIds?: string[],
) {
  const allBoats = boatIds === undefined;
  const payload = { name: 'My calendar', address, allBoats, boatIds: boatIds ?? [] };
  return call<{ id: string }>(baseUrl, 'addCalendarFeed', { token, payload });
}

/** Makes a feed fail, and backdates its last sync until it is too old for sales. */
export async function breakFeed(world: OperatorWorld, feeds: FeedServer, path: string) {
  feeds.answer(path, (_, response) => void response.writeHead(500).end());
  await world.database.query(
    `update calendar_sources set read_at = now() - interval '1 hour', tried_at = now()
     where name = 'My calendar'`,
  );
}

/** Reads the times of a boat's day that busy times close; null if the day has no closed times. */
export async function closedOn(
  world: { baseUrl: string },
  boat: { id: string },
  day = dayAhead(),
): Promise<string[] | null> {
  const { closed } = await readBoat(world, boat.id);
  return closed.find((each) => each.date === day)?.times ?? null;
}

import type { Availability } from '#domain/availability.ts';
import type { Reader } from '../database/database.ts';

/** When boats sail, by their ids. Read once a boat, since a boat's may be long and its trips many. */
export async function findAvailabilities(
  reader: Reader,
  boatIds: readonly string[],
): Promise<Map<string, Availability>> {
  const ids = [...new Set(boatIds)];
  if (ids.length === 0) return new Map();
  const boats = await reader
    .selectFrom('boats')
    .select(['id', 'availability'])
    .where('id', 'in', ids)
    .execute();
  return new Map(boats.map((boat) => [boat.id, boat.availability]));
}

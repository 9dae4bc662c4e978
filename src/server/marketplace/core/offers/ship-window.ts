import { sql, type RawBuilder } from 'kysely';
import { computeShoreTime, type PortCall } from '#domain/ships/port-calls.ts';
import { portCodes } from '#domain/island/ports.ts';

// SQL form of the rule in docs/decisions/0100 (domain: computeShipFit), for departures on offer.

/** Start of a departure in minutes since midnight, island time. */
export const startOfOffer = sql<number>`(left(time, 2)::integer * 60 + right(time, 2)::integer)`;

type OfferColumns = { port: RawBuilder<unknown>; minutes: RawBuilder<unknown> };

/** True if a ship's guests can reach a departure of this length and return in time. */
export function buildShipCondition(
  call: PortCall,
  { port, minutes }: OfferColumns,
): RawBuilder<boolean> {
  const ends = selectShoreMinute(call, 'until', port);
  return sql<boolean>`(not ${buildTooEarlyCondition(call, port)} and ${startOfOffer} + ${minutes} <= ${ends})`;
}

/** Matches departures that leave before the ship's guests can reach them. */
export function buildTooEarlyCondition(
  call: PortCall,
  port: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(${startOfOffer} < ${selectShoreMinute(call, 'from', port)})`;
}

/** Selects a shore-time limit in minutes since midnight, island time; all unlisted ports share one limit. */
function selectShoreMinute(call: PortCall, which: 'from' | 'until', port: RawBuilder<unknown>) {
  const known = Object.fromEntries(
    portCodes.map((code) => [code, computeShoreTime(call, code)[which]]),
  );
  return sql<number>`coalesce((${JSON.stringify(known)}::jsonb ->> ${port})::integer, ${computeShoreTime(call, '')[which]}::integer)`;
}

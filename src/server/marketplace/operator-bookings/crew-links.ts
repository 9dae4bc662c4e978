import { hash } from 'node:crypto';
import type { CrewLinkView, NewCrewLinkView } from '#contract/operator/operator-day-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { addDays, islandNow, type Day } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';

/** 160 bits. */
const TOKEN_BYTES = 20;
/** A phone that was offline sends its ticks the next morning. */
const DAYS_AFTER = 1;

export type OpenCrewLink = {
  id: string;
  operatorId: string;
  boat: { id: string; name: string };
  date: Day;
};

/** Creates a crew link for a boat of the operator. Only this response contains it: the database stores its hash. */
export async function makeCrewLink(
  { database, now, newId, randomBytes, site }: Deps,
  operatorId: string,
  { boatId, date }: { boatId: string; date: Day },
): Promise<Outcome<NewCrewLinkView, 'not-found' | 'conflict'>> {
  if (date < islandNow(now()).day) return refused('conflict', 'That day has passed.');
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
  const id = newId();
  const madeAt = new Date(now());
  const boat = await database
    .insertInto('crew_links')
    .columns(['id', 'operator_id', 'boat_id', 'day', 'token_hash', 'made_at'])
    .expression((from) =>
      from
        .selectFrom('boats')
        .select(({ val, ref }) => [
          val(id).$castTo<string>().as('id'),
          ref('operator_id').as('operator_id'),
          ref('boats.id').as('boat_id'),
          val(date).as('day'),
          val(hash('sha256', token)).as('token_hash'),
          val(madeAt).as('made_at'),
        ])
        .where('boats.id', '=', boatId)
        .where('operator_id', '=', operatorId)
        .where('deleted_at', 'is', null),
    )
    .returning((made) =>
      made.selectFrom('boats').select('name').whereRef('boats.id', '=', 'boat_id').as('name'),
    )
    .executeTakeFirst();
  if (!boat) return refused('not-found', 'There is no such boat.');
  return done({
    id,
    boat: { id: boatId, name: boat.name ?? '' },
    madeAt: madeAt.toISOString(),
    url: site.publicUrl + portalPaths.crewDay({ token }),
  });
}

/** Revokes a link; returns whether the operator had it. */
export async function revokeCrewLink(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  operatorId: string,
  linkId: string,
): Promise<boolean> {
  if (!isUuid(linkId)) return false;
  const revoked = await database
    .updateTable('crew_links')
    .set({ revoked_at: new Date(now()) })
    .where('id', '=', linkId)
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Finds an operator's valid links for a day. */
export async function findCrewLinks(
  reader: Queryable,
  operatorId: string,
  date: Day,
): Promise<CrewLinkView[]> {
  const rows = await reader
    .selectFrom('crew_links')
    .innerJoin('boats', 'boats.id', 'crew_links.boat_id')
    .select(['crew_links.id', 'boat_id', 'boats.name', 'made_at'])
    .where('crew_links.operator_id', '=', operatorId)
    .where('day', '=', date)
    .where('revoked_at', 'is', null)
    .orderBy('made_at')
    .orderBy('crew_links.id')
    .execute();
  return rows.map(({ id, boat_id: boatId, name, made_at: madeAt }) => ({
    id,
    boat: { id: boatId, name },
    madeAt: madeAt.toISOString(),
  }));
}

/** Finds the link of a secret; null if it is wrong, revoked, or its day is over. */
export async function findOpenCrewLink(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  token: string,
): Promise<OpenCrewLink | null> {
  const row = await database
    .selectFrom('crew_links')
    .innerJoin('boats', 'boats.id', 'crew_links.boat_id')
    .innerJoin('operators', 'operators.id', 'crew_links.operator_id')
    .select(['crew_links.id', 'crew_links.operator_id', 'boat_id', 'boats.name', 'day'])
    .where('token_hash', '=', hash('sha256', token))
    .where('revoked_at', 'is', null)
    .where('day', '>=', addDays(islandNow(now()).day, -DAYS_AFTER))
    .where('boats.deleted_at', 'is', null)
    .where('operators.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  const boat = { id: row.boat_id, name: row.name };
  return { id: row.id, operatorId: row.operator_id, boat, date: row.day };
}

import { hash } from 'node:crypto';
import type { CrewLinkView, NewCrewLinkView } from '#contract/operator/operator-day-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';

/** 160 bits. */
const TOKEN_BYTES = 20;
/** Days that a link works after its own day, because a phone that was offline sends its ticks the next morning. */
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
  if (date < toIslandNow(now()).day) return refused('conflict', 'crewLink.dayPassed');
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
  const id = newId();
  const madeAt = new Date(now());
  const boat = await database
    .insertInto('crewLinks')
    .columns(['id', 'operatorId', 'boatId', 'day', 'tokenHash', 'madeAt'])
    .expression((from) =>
      from
        .selectFrom('boats')
        .select(({ val, ref }) => [
          val(id).$castTo<string>().as('id'),
          ref('operatorId').as('operatorId'),
          ref('boats.id').as('boatId'),
          val(date).as('day'),
          val(hash('sha256', token)).as('tokenHash'),
          val(madeAt).as('madeAt'),
        ])
        .where('boats.id', '=', boatId)
        .where('operatorId', '=', operatorId)
        .where('deletedAt', 'is', null),
    )
    .returning((made) =>
      made.selectFrom('boats').select('name').whereRef('boats.id', '=', 'boatId').as('name'),
    )
    .executeTakeFirst();
  if (!boat) return refused('not-found', 'boat.unknown');
  return done({
    id,
    boat: { id: boatId, name: boat.name ?? '' },
    madeAt: madeAt.toISOString(),
    url: site.publicUrl + portalPaths.crewDay({ token }),
  });
}

/** Revokes an operator's link; false if the operator has no such link, or it was already revoked. */
export async function revokeCrewLink(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  operatorId: string,
  linkId: string,
): Promise<boolean> {
  if (!isUuid(linkId)) return false;
  const revoked = await database
    .updateTable('crewLinks')
    .set({ revokedAt: new Date(now()) })
    .where('id', '=', linkId)
    .where('operatorId', '=', operatorId)
    .where('revokedAt', 'is', null)
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
    .selectFrom('crewLinks')
    .innerJoin('boats', 'boats.id', 'crewLinks.boatId')
    .select(['crewLinks.id', 'boatId', 'boats.name', 'madeAt'])
    .where('crewLinks.operatorId', '=', operatorId)
    .where('day', '=', date)
    .where('revokedAt', 'is', null)
    .orderBy('madeAt')
    .orderBy('crewLinks.id')
    .execute();
  return rows.map(({ id, boatId, name, madeAt }) => ({
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
    .selectFrom('crewLinks')
    .innerJoin('boats', 'boats.id', 'crewLinks.boatId')
    .innerJoin('operators', 'operators.id', 'crewLinks.operatorId')
    .select(['crewLinks.id', 'crewLinks.operatorId', 'boatId', 'boats.name', 'day'])
    .where('tokenHash', '=', hash('sha256', token))
    .where('revokedAt', 'is', null)
    .where('day', '>=', addDays(toIslandNow(now()).day, -DAYS_AFTER))
    .where('boats.deletedAt', 'is', null)
    .where('operators.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  const boat = { id: row.boatId, name: row.name };
  return { id: row.id, operatorId: row.operatorId, boat, date: row.day };
}

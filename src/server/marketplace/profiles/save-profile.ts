import type { CaptainProfilePayload } from '#contract/operator/captain-profile-api.ts';
import { isSailingYear } from '#domain/operators/captain-profile.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { updateRow } from '../../platform/database/update-row.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { announceOperatorBoats } from '../core/boats/boat-changes.ts';
import { queuePhotoRemoval } from '../core/uploads/store-photo.ts';

export async function saveProfile(
  deps: Deps,
  operatorId: string,
  sent: CaptainProfilePayload,
): Promise<Outcome<null, 'invalid'>> {
  const { sailingSince, introductionLanguage } = sent;
  if (!isSailingYear(sailingSince, toIslandNow(deps.now()).day)) return futureYear;
  return inTransaction(deps.database, async (write) => {
    await updateRow(write, 'operators', operatorId, {
      spokenLanguages: [...new Set(sent.spokenLanguages)],
      sailingSince,
      introduction: sent.introduction || null,
      introductionLanguage,
    });
    await announceOperatorBoats(write, operatorId);
    return done(null);
  });
}

const YEAR = 'sailingYear.invalid';
const futureYear = refused('invalid', YEAR, { fields: { sailingSince: YEAR } });

/** Replaces the picture; a null path removes it. */
export function savePicture(deps: Deps, operatorId: string, path: string | null): Promise<void> {
  return inTransaction(deps.database, async (write) => {
    const { picturePath: before } = await write
      .selectFrom('operators')
      .select('picturePath')
      .where('id', '=', operatorId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await replacePicture(deps, write, operatorId, { before, after: path });
    await announceOperatorBoats(write, operatorId);
  });
}

/** Changes the picture of a locked operator. Queues the removal of the former files for after the commit. */
export async function replacePicture(
  deps: Pick<Deps, 'jobs'>,
  write: Transaction,
  operatorId: string,
  { before, after }: Record<'before' | 'after', string | null>,
): Promise<void> {
  await updateRow(write, 'operators', operatorId, { picturePath: after });
  await queuePhotoRemoval(deps, write, before);
}

import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Deps } from '../../dependencies.ts';
import { changeBoatAsAdmin, type BoatOrder } from './change-boat-as-admin.ts';

/**
 * Takes a boat off the site. What is sold stands, and a guest who is paying at this moment may still pay;
 * nothing new is sold, because the version rises. Its operator may put it right and publish it again.
 */
export function unpublishBoat(
  deps: Deps,
  order: BoatOrder,
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  return changeBoatAsAdmin(deps, order, 'unpublish-boat', async (write, boat, at) => {
    if (boat.status !== 'published') return refused('conflict', 'This boat is not published.');
    await write
      .updateTable('boats')
      .set({ status: 'draft', version: boat.version + 1, updated_at: at })
      .where('id', '=', boat.id)
      .execute();
    return done({
      notice: 'unpublished' as const,
      facts: { before: { status: 'published' }, after: { status: 'draft' } },
    });
  });
}

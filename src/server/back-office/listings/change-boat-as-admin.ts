import { updateRow } from '../../platform/database/update-row.ts';
import type { AdminPermission } from '#domain/admin/admin-permissions.ts';
import { toIslandNow } from '#domain/time/days.ts';
import type { NoticeKind } from '#domain/boats/moderation.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { announceBoatChange } from '../../marketplace/core/boats/boat-changes.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { replaceMeetingPhoto } from '../../marketplace/boats/photos/save-meeting-photo.ts';
import { recordNotice } from '../../marketplace/boats/notices/operator-notices.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { lockAdminBoat, type AdminBoatRecord } from './admin-boat-queries.ts';

export type BoatOrder = { boatId: string; reason: string; by: AuditActor };

/** Result: `notice` is sent to the operator, `facts` are audited. */
type BoatChange = { notice: NoticeKind; facts: Readonly<Record<string, unknown>> };

export const noSuchBoat = refused('not-found', 'boat.unknown');

/**
 * Changes a locked boat in one transaction with the operator's notice and the audit entry, and notifies all processes.
 * A refusal rolls the transaction back.
 */
export function changeBoatAsAdmin<Kind extends ProblemKind>(
  deps: Deps,
  { boatId, reason, by }: BoatOrder,
  act: AdminPermission,
  change: (
    write: Transaction,
    boat: AdminBoatRecord,
    at: Date,
  ) => Promise<Outcome<BoatChange, Kind>>,
): Promise<Outcome<null, Kind | 'not-found'>> {
  const at = new Date(deps.now());
  return inTransaction(deps.database, async (write) => {
    const boat = await lockAdminBoat(write, boatId, toIslandNow(at.getTime()).day);
    if (!boat) return noSuchBoat;
    const changed = await change(write, boat, at);
    if (!changed.ok) return changed;
    const { notice: kind, facts } = changed.value;
    await recordNotice(deps, write, { operatorId: boat.operatorId, boatId, kind, reason, at });
    const subject = { kind: 'boat', id: boat.id, name: boat.name };
    await recordAuditEvent(write, { ...by, act, subject, facts: { reason, ...facts }, at });
    await announceBoatChange(write, boatId);
    return done(null);
  });
}

/**
 * Takes a boat off the site. Sold trips are kept, and a guest who is paying may still complete the booking; the raised
 * version blocks other sales. The operator may correct the boat and publish it again.
 */
export function unpublishBoat(
  deps: Deps,
  order: BoatOrder,
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  return changeBoatAsAdmin(deps, order, 'unpublish-boat', async (write, boat, at) => {
    if (boat.status !== 'published') return refused('conflict', 'boat.notPublished');
    await updateRow(write, 'boats', boat.id, {
      status: 'draft',
      version: boat.version + 1,
      updatedAt: at,
    });
    return done({
      notice: 'unpublished' as const,
      facts: { before: { status: 'published' }, after: { status: 'draft' } },
    });
  });
}

/** Removes the photo of a boat's meeting point; the boat stays on the site. */
export function removeMeetingPhoto(
  deps: Deps,
  order: BoatOrder,
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  return changeBoatAsAdmin(deps, order, 'remove-meeting-photo', async (write, boat) => {
    if (boat.meetingPhotoPath === null) return refused('conflict', 'profile.nothingToRemove');
    await replaceMeetingPhoto(deps, write, { ...boat, boatId: boat.id }, null);
    return done({ notice: 'meeting-photo-removed' as const, facts: {} });
  });
}

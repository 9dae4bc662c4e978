import { useQuery } from '@tanstack/react-query';
import type { AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import { AffectedGuests } from '../../shared/call-offs/affected-trips.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { ConfirmDialog } from '../../shared/acts/confirm-dialog.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { adminQuery } from '../layout/opened-entry.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';

type SkipPortDialogProps = { call: AdminPortCallView; onClose: () => void };

/** Previews the affected trips before declaring that a ship skips the port. */
export function SkipPortDialog({ call, onClose }: SkipPortDialogProps) {
  const t = useMessages('admin-ships');
  const actionMessages = useMessages('portal-actions');
  const callOffs = useMessages('portal-call-offs');
  const { date } = useAdminFormats();
  const { id, ship, day } = call;
  const { data: concerned, error } = useQuery({
    ...adminQuery('GET /api/admin/port-calls/{id}/skip', { id }),
    staleTime: 0,
    gcTime: 0,
  });
  const hasGuests = concerned !== undefined && concerned.trips > 0;
  const { send, isPending, problem } = useAdminMutation('POST /api/admin/port-calls/{id}/skip', {
    parts: { id },
    invalidates: ['GET /api/admin/port-calls'],
    done: { title: t.skipped(ship), ...(hasGuests && { description: callOffs.guestsNotified }) },
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.skipQuestion(ship, date(day))}
      description={
        <>
          {concerned && <AffectedGuests concerned={concerned} />}
          {!concerned && !error && <p>{t.loadingAffected}</p>}
        </>
      }
      submitLabel={
        concerned?.trips ? callOffs.callOff(callOffs.trips(concerned.trips)) : t.confirmSkip
      }
      cancelLabel={callOffs.keepTrips}
      isPending={isPending || !concerned}
      pendingLabel={concerned ? callOffs.callingOff : actionMessages.looking}
      onConfirm={() => send()}
      onClose={onClose}
      problem={problem || (error && getProblemText(error, t.lookFailed))}
      variant="danger"
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import type { AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import { callEndpoint } from '../../api.ts';
import { ConcernedGuests } from '../../shared/call-offs/concerned-trips.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/admin-alerts.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { adminQuery } from '../layout/opened-entry.tsx';
import { refetchOnConflict, useAdminMutation } from '../session/use-admin-form.ts';

type SkipPortDialogProps = {
  call: AdminPortCallView;
  refetch: () => Promise<unknown>;
  onClose: () => void;
};

/** Previews the affected trips before it declares that a ship skips the port. */
export function SkipPortDialog({ call, refetch, onClose }: SkipPortDialogProps) {
  const t = useMessages('admin-ships');
  const acts = useMessages('portal-acts');
  const callOffs = useMessages('portal-call-offs');
  const { date } = useAdminFormats();
  const { id, ship, day } = call;
  const { isPending, problem, act } = useAdminMutation();
  const { data: concerned, error } = useQuery({
    ...adminQuery('GET /api/admin/port-calls/{id}/skip', { id }),
    staleTime: 0,
    gcTime: 0,
  });
  const declare = async () => {
    const skip = () => callEndpoint('POST /api/admin/port-calls/{id}/skip', { parts: { id } });
    await refetchOnConflict(skip, refetch);
    await refetch();
    const isTold = concerned !== undefined && concerned.trips > 0;
    showToast({
      title: t.skipped(ship),
      ...(isTold && { description: callOffs.beingTold }),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t.skipQuestion(ship, date(day))}
      confirmLabel={
        concerned?.trips ? callOffs.callOff(callOffs.trips(concerned.trips)) : t.itDoesNotCome
      }
      cancelLabel={callOffs.keepTrips}
      isPending={isPending || !concerned}
      pendingLabel={concerned ? callOffs.callingOff : acts.looking}
      onConfirm={() => void act(declare)}
      onCancel={onClose}
    >
      {concerned && <ConcernedGuests concerned={concerned} />}
      {!concerned && !error && <p>{t.lookingWhom}</p>}
      <FormAlert>{problem || (error ? getProblemText(error, t.lookFailed) : '')}</FormAlert>
    </ConfirmDialog>
  );
}

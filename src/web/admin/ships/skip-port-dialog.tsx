import { useQuery } from '@tanstack/react-query';
import type { AdminPortCallView } from '#contract/admin-ship-api.ts';
import { callEndpoint } from '../../api.ts';
import { ConcernedGuests } from '../../call-offs/concerned-trips.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/admin-alerts.tsx';
import { formatDate } from '../layout/admin-formatters.ts';
import { adminQuery } from '../layout/opened-entry.tsx';
import { refetchOnConflict, useAdminMutation } from '../session/use-admin-form.ts';

type SkipPortDialogProps = {
  call: AdminPortCallView;
  refetch: () => Promise<unknown>;
  onClose: () => void;
};

/** Declares that a ship does not come: whom it concerns is shown first. */
export function SkipPortDialog({ call, refetch, onClose }: SkipPortDialogProps) {
  const callOffs = useMessages('portal-call-offs');
  const { id, ship, day } = call;
  const { isPending, problem, act } = useAdminMutation();
  const { data: concerned, error } = useQuery({
    ...adminQuery('GET /api/admin/port-calls/{id}/skip', { id }),
    ...{ staleTime: 0, gcTime: 0 },
  });
  const declare = async () => {
    const skip = () => callEndpoint('POST /api/admin/port-calls/{id}/skip', { parts: { id } });
    await refetchOnConflict(skip, refetch);
    await refetch();
    const isTold = concerned !== undefined && concerned.trips > 0;
    showToast({
      title: `${ship} does not come`,
      ...(isTold && { description: 'Captains and guests are being told.' }),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title={`${ship} does not come on ${formatDate(day)}?`}
      confirmLabel={
        concerned?.trips ? callOffs.callOff(callOffs.trips(concerned.trips)) : 'It does not come'
      }
      cancelLabel="Keep all trips"
      isPending={isPending || !concerned}
      pendingLabel={concerned ? 'Calling off...' : 'Looking...'}
      onConfirm={() => void act(declare)}
      onCancel={onClose}
    >
      {concerned && <ConcernedGuests concerned={concerned} />}
      {!concerned && !error && <p>Looking whom it concerns...</p>}
      <FormAlert>
        {problem || (error ? problemWords(error, 'Whom it concerns could not be loaded.') : '')}
      </FormAlert>
    </ConfirmDialog>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import type { MeView } from '#contract/operator/operator-api.ts';
import type { OperatorBoatView } from '#contract/operator/operator-boat-api.ts';
import { callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { EmptyState } from '../../shared/states/empty-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { getProblemText } from '../../forms/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import {
  metricsQuery,
  type MutationToasts,
  ownBoatsQuery,
  useOperatorMutation,
} from '../session/operator-requests.ts';
import { OwnReviews } from '../reviews/own-reviews.tsx';
import { useLeaveWhenSignedOut } from '../session/operator-session.ts';
import { BoatEditor } from './boat-editor.tsx';
import { cacheBoat, updateBoat } from './boat-mutations.ts';
import { OperatorBoatCard } from './operator-boat-card.tsx';
import { LoadFailure } from '../session/load-failure.tsx';

type Opened =
  | { dialog: 'edit'; boat: OperatorBoatView | null }
  | { dialog: 'delete' | 'take-off-sale'; boat: OperatorBoatView }
  | null;

export function MyBoatsTab({ me }: { me: MeView }) {
  const t = useMessages('operator-boats');
  const acts = useMessages('portal-acts');
  const labels = useMessages('portal-labels');
  const { data: boats, error, refetch } = useQuery(ownBoatsQuery());
  const [opened, setOpened] = useState<Opened>(null);
  useLeaveWhenSignedOut(error);
  const close = () => setOpened(null);
  const hasCalendar = me.calendars.google.connected || me.calendars.nylas.connected;
  return (
    <section aria-labelledby="my-boats">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="my-boats" className="text-2xl font-bold">
          {labels.myBoats}
        </h2>
        <Button onClick={() => setOpened({ dialog: 'edit', boat: null })}>
          <Plus aria-hidden="true" className="size-5" />
          {t.addBoat}
        </Button>
      </div>
      {boats && boats.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {boats.map((boat) => (
            <li key={boat.id} className="flex">
              <OperatorBoatCard boat={boat} onOpen={(dialog) => setOpened({ dialog, boat })} />
            </li>
          ))}
        </ul>
      )}
      {boats?.length === 0 && <EmptyState title={t.none} text={t.noneText} />}
      {!boats && !error && <LoadingState />}
      {!boats && error && (
        <LoadFailure title={acts.boatsFailed} error={error} onRetry={() => void refetch()} />
      )}
      {boats && boats.length > 0 && <OwnReviews />}
      {opened?.dialog === 'edit' && (
        <BoatEditor boat={opened.boat} hasCalendar={hasCalendar} onClose={close} />
      )}
      {opened?.dialog === 'take-off-sale' && (
        <TakeOffSaleDialog boat={opened.boat} onClose={close} />
      )}
      {opened?.dialog === 'delete' && <DeleteBoatDialog boat={opened.boat} onClose={close} />}
    </section>
  );
}

type BoatDialogProps = { boat: OperatorBoatView; onClose: () => void };

function DeleteBoatDialog({ boat, onClose }: BoatDialogProps) {
  const t = useMessages('operator-boats');
  const acts = useMessages('portal-acts');
  const client = useQueryClient();
  const remove = async () => {
    await callEndpoint('DELETE /api/operator/boats/{id}', { parts: { id: boat.id } });
    client.setQueryData(ownBoatsQuery().queryKey, (boats) =>
      boats?.filter(({ id }) => id !== boat.id),
    );
    void client.invalidateQueries(metricsQuery());
  };
  return (
    <BoatDialog
      title={acts.deleteQuestion(boat.name)}
      confirmLabel={t.deleteBoat}
      cancelLabel={t.keepBoat}
      pendingLabel={acts.deleting}
      done={{ title: t.deleted }}
      failed={t.deleteFailed}
      fallback={t.notDeleted}
      mutate={remove}
      onClose={onClose}
    >
      <p>{t.deleteText}</p>
    </BoatDialog>
  );
}

/** Turns a published boat back into a draft. Its data stays, and its editor can publish it again. */
function TakeOffSaleDialog({ boat, onClose }: BoatDialogProps) {
  const t = useMessages('operator-boats');
  const acts = useMessages('portal-acts');
  const client = useQueryClient();
  const takeOff = async () => {
    try {
      cacheBoat(client, await updateBoat(boat, { status: 'draft' }));
    } catch (error) {
      // Refetches, because another user may have changed the boat.
      void client.invalidateQueries(ownBoatsQuery());
      throw error;
    }
  };
  return (
    <BoatDialog
      title={t.takeOffTitle(boat.name)}
      confirmLabel={t.takeOffSale}
      cancelLabel={t.keepOnSale}
      pendingLabel={acts.saving}
      done={{ title: t.updated, description: t.isOffSale(boat.name) }}
      failed={t.updateFailed}
      fallback={acts.pleaseRetry}
      mutate={takeOff}
      onClose={onClose}
    >
      <p>{t.takeOffText}</p>
    </BoatDialog>
  );
}

type BoatMutationProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'confirmLabel' | 'cancelLabel' | 'pendingLabel' | 'children'
> &
  Required<MutationToasts> & { mutate: () => Promise<void>; onClose: () => void };

/** Confirms a mutation of a boat. If it fails, the dialog also shows the error, and stays open. */
function BoatDialog({ mutate, onClose, children, ...props }: BoatMutationProps) {
  const { done, failed, fallback, ...labels } = props;
  const { running, run } = useOperatorMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    const error = await run('confirm', { done, failed, fallback }, mutate);
    if (error === null) onClose();
    else setProblem(getProblemText(error, fallback));
  };
  return (
    <ConfirmDialog
      {...labels}
      isPending={running !== null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {children}
      {problem && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { MeView } from '#contract/operator/operator-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { QueryState } from '../../shared/states/query-state.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { EmptyState } from '../../shared/states/empty-state.tsx';
import { getProblemText } from '../../forms/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { ActionDialog } from '../../shared/acts/form-dialog.tsx';
import {
  metricsQuery,
  operatorBoatsQuery,
  useOperatorMutation,
} from '../session/operator-requests.ts';
import { OperatorReviews } from '../reviews/operator-reviews.tsx';
import { useLeaveWhenSignedOut } from '../session/operator-session.ts';
import { BoatEditor } from './boat-editor.tsx';
import { cacheBoat } from './boat-mutations.ts';
import { OperatorBoatCard } from './operator-boat-card.tsx';

type Opened =
  | { dialog: 'edit'; boat: OperatorBoatView | null }
  | { dialog: 'delete' | 'take-off-sale'; boat: OperatorBoatView }
  | null;

export function MyBoatsTab({ me }: { me: MeView }) {
  const t = useMessages('operator-boats');
  const actionMessages = useMessages('portal-actions');
  const labels = useMessages('portal-labels');
  const state = useQuery(operatorBoatsQuery());
  const [opened, setOpened] = useState<Opened>(null);
  useLeaveWhenSignedOut(state.error);
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
      <QueryState state={state} errorTitle={actionMessages.boatsFailed}>
        {(boats) => <Boats boats={boats} onOpen={setOpened} />}
      </QueryState>
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

type BoatsProps = { boats: readonly OperatorBoatView[]; onOpen: (opened: Opened) => void };

function Boats({ boats, onOpen }: BoatsProps) {
  const t = useMessages('operator-boats');
  if (boats.length === 0) return <EmptyState title={t.none} text={t.noneText} />;
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {boats.map((boat) => (
          <li key={boat.id} className="flex">
            <OperatorBoatCard boat={boat} onOpen={(dialog) => onOpen({ dialog, boat })} />
          </li>
        ))}
      </ul>
      <OperatorReviews />
    </>
  );
}

type BoatDialogProps = { boat: OperatorBoatView; onClose: () => void };

function DeleteBoatDialog({ boat, onClose }: BoatDialogProps) {
  const t = useMessages('operator-boats');
  const actionMessages = useMessages('portal-actions');
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const remove = useOperatorMutation('DELETE /api/operator/boats/{id}', {
    parts: { id: boat.id },
    refreshes: [metricsQuery()],
    done: { title: t.deleted },
    failed: t.deleteFailed,
    fallback: t.notDeleted,
    onDone() {
      client.setQueryData(operatorBoatsQuery().queryKey, (boats) =>
        boats?.filter(({ id }) => id !== boat.id),
      );
      onClose();
    },
    onError: (error) => setProblem(getProblemText(error, t.notDeleted)),
  });
  return (
    <ActionDialog
      title={actionMessages.deleteQuestion(boat.name)}
      description={t.deleteText}
      submitLabel={t.deleteBoat}
      cancelLabel={t.keepBoat}
      pendingLabel={actionMessages.deleting}
      mutation={{ ...remove, problem }}
      onClose={onClose}
    />
  );
}

/** Turns a published boat back into a draft. The boat keeps its data, and the operator can publish it again. */
function TakeOffSaleDialog({ boat, onClose }: BoatDialogProps) {
  const t = useMessages('operator-boats');
  const actionMessages = useMessages('portal-actions');
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const { send, isPending } = useOperatorMutation('PUT /api/operator/boats/{id}', {
    parts: { id: boat.id },
    done: { title: t.updated, description: t.isOffSale(boat.name) },
    failed: t.updateFailed,
    onDone(saved) {
      cacheBoat(client, saved);
      onClose();
    },
    onError(error) {
      setProblem(getProblemText(error, actionMessages.pleaseRetry));
      // Refetches, because another user may have changed the boat.
      void client.invalidateQueries(operatorBoatsQuery());
    },
  });
  const takeOff = () => send({ status: 'draft', version: boat.version });
  return (
    <ActionDialog
      title={t.takeOffTitle(boat.name)}
      description={t.takeOffText}
      submitLabel={t.takeOffSale}
      cancelLabel={t.keepOnSale}
      pendingLabel={actionMessages.saving}
      mutation={{ send: takeOff, isPending, problem }}
      onClose={onClose}
    />
  );
}

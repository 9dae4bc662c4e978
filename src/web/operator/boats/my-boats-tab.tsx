import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { MeView } from '#contract/operator-api.ts';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { ownBoatsQuery } from '../session/operator-queries.ts';
import { useLeaveWhenSignedOut } from '../session/use-operator.ts';
import { BoatEditor } from './boat-editor.tsx';
import { OperatorBoatCard } from './operator-boat-card.tsx';
import { DeleteBoatDialog } from './delete-boat-dialog.tsx';
import { TakeOffSaleDialog } from './take-off-sale-dialog.tsx';

/** What is open over the list. */
type Opened =
  | { act: 'add' }
  | { act: 'edit' | 'delete' | 'take-off-sale'; boat: OperatorBoatView }
  | null;

export function MyBoatsTab({ me }: { me: MeView }) {
  const { data: boats, error, refetch } = useQuery(ownBoatsQuery());
  const [opened, setOpened] = useState<Opened>(null);
  useLeaveWhenSignedOut(error);
  const close = () => setOpened(null);
  const add = () => setOpened({ act: 'add' });
  const hasCalendar = me.calendars.google.connected || me.calendars.nylas.connected;
  return (
    <section aria-labelledby="my-boats">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="my-boats" className="text-2xl font-bold">
          My Boats
        </h2>
        <Button onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          Add Boat
        </Button>
      </div>
      {boats && boats.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {boats.map((boat) => (
            <li key={boat.id} className="flex">
              <OperatorBoatCard
                boat={boat}
                onEdit={() => setOpened({ act: 'edit', boat })}
                onTakeOffSale={() => setOpened({ act: 'take-off-sale', boat })}
                onDelete={() => setOpened({ act: 'delete', boat })}
              />
            </li>
          ))}
        </ul>
      )}
      {boats?.length === 0 && (
        <EmptyState
          title="No boats yet"
          text="Add your first boat: its details, the days it sails, and some photos."
        />
      )}
      {!boats && !error && <LoadingState />}
      {!boats && error && (
        <ErrorState
          title="Your boats could not be loaded"
          text={problemWords(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      )}
      {opened?.act === 'add' && (
        <BoatEditor boat={null} hasCalendar={hasCalendar} onClose={close} />
      )}
      {opened?.act === 'edit' && (
        <BoatEditor boat={opened.boat} hasCalendar={hasCalendar} onClose={close} />
      )}
      {opened?.act === 'take-off-sale' && <TakeOffSaleDialog boat={opened.boat} onClose={close} />}
      {opened?.act === 'delete' && <DeleteBoatDialog boat={opened.boat} onClose={close} />}
    </section>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RosterEntryView } from '#contract/admin-roster-api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminMutation } from '../session/use-admin-form.ts';
import { rosterQuery } from './roster-query.ts';
import { rosterActionsFor, type RosterAction } from './actions-of-roster-entry.ts';

/** What can be done to one admin, each after a question. */
export function RosterActions({ entry }: { entry: RosterEntryView }) {
  const [asked, setAsked] = useState<RosterAction | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {rosterActionsFor(entry).map((act) => (
        <Button
          key={act.label}
          variant="secondary"
          size="small"
          aria-label={`${act.label}: ${entry.name}`}
          onClick={() => setAsked(act)}
        >
          {act.label}
        </Button>
      ))}
      {asked && <Question act={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function Question({ act: asked, onClose }: { act: RosterAction; onClose: () => void }) {
  const client = useQueryClient();
  const { isPending, problem, act } = useAdminMutation();
  const confirm = () =>
    act(async () => {
      await asked.run();
      showToast({ title: asked.done });
      onClose();
      await client.invalidateQueries(rosterQuery());
    });
  return (
    <ConfirmDialog
      title={asked.question}
      confirmLabel={asked.label}
      cancelLabel="Cancel"
      variant={asked.isHarmless ? 'primary' : 'danger'}
      isPending={isPending}
      pendingLabel="One moment..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{asked.consequence}</p>
      <FormAlert>{problem}</FormAlert>
    </ConfirmDialog>
  );
}

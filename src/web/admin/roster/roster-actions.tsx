import { useQueryClient, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { RosterEntryView } from '#contract/admin-roster-api.ts';
import { roleLabels, type AdminRole } from '#domain/admin-permissions.ts';
import { callOf, callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminMutation } from '../session/use-admin-form.ts';

/** The actions for one admin, each with a confirmation. */
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

type RosterAction = {
  label: string;
  question: string;
  /** The consequence, shown in the confirmation. */
  consequence: string;
  /** The toast after success. */
  done: string;
  /** Not destructive: a primary button. */
  isHarmless?: boolean;
  run: () => Promise<unknown>;
};

/** The actions that a super admin has for this admin. */
function rosterActionsFor(entry: RosterEntryView): RosterAction[] {
  const { standing, hasSecondStep, isYou } = entry;
  return [
    ...(standing === 'active' ? [] : [inviteAgain(entry)]),
    changeRole(entry),
    ...(hasSecondStep && !isYou ? [resetSecondStep(entry)] : []),
    remove(entry),
  ];
}

function inviteAgain({ id, name, email }: RosterEntryView): RosterAction {
  return {
    label: 'Invite again',
    question: `Invite ${name} again?`,
    consequence: `A new link goes to ${email}. The one before stops working.`,
    done: 'Invitation sent',
    isHarmless: true,
    run: () => callEndpoint('POST /api/admin/admins/{id}/invitation', { parts: { id } }),
  };
}

function changeRole({ id, name, role: before, isYou }: RosterEntryView): RosterAction {
  const role: AdminRole = before === 'admin' ? 'super_admin' : 'admin';
  const words = {
    super_admin: `${name} will move money and choose who is an admin, like you.`,
    admin: isYou
      ? 'You will not see this page any more, and only another super admin can undo it.'
      : `${name} will move no money any more, and not choose who is an admin.`,
  };
  return {
    label: `Make ${roleLabels[role]}`,
    question: `Make ${isYou ? 'yourself' : name} ${roleLabels[role]}?`,
    consequence: words[role],
    done: `${name} is now ${roleLabels[role]}`,
    run: () =>
      callEndpoint('PUT /api/admin/admins/{id}/role', { parts: { id }, payload: { role } }),
  };
}

function resetSecondStep({ id, name }: RosterEntryView): RosterAction {
  return {
    label: 'Reset second step',
    question: `Reset the second step of ${name}?`,
    consequence: `Only do this when you are sure that it is ${name} who asks. Their password alone will let them in, and they are signed out everywhere now.`,
    done: `The second step of ${name} is off`,
    run: () => callEndpoint('DELETE /api/admin/admins/{id}/second-step', { parts: { id } }),
  };
}

function remove({ id, name, isYou }: RosterEntryView): RosterAction {
  return {
    label: 'Remove',
    question: `Remove ${isYou ? 'yourself' : name}?`,
    consequence: `${isYou ? 'You are' : `${name} is`} signed out at once, everywhere, and cannot sign in again. What was done stays in the log.`,
    done: `${name} was removed`,
    run: () => callEndpoint('DELETE /api/admin/admins/{id}', { parts: { id } }),
  };
}

export const rosterQuery = () =>
  queryOptions<RosterEntryView[]>({
    queryKey: [callOf('GET /api/admin/admins').path],
    staleTime: 0,
  });

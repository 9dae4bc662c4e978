import { useState } from 'react';
import type { RosterEntryView } from '#contract/admin/admin-roster-api.ts';
import type { AdminRole } from '#domain/admin/admin-permissions.ts';
import type { AdminRosterMessages, PortalActionsMessages } from '#i18n/catalogues/messages.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ActionDialog } from '../../shared/acts/form-dialog.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { adminQuery } from '../layout/opened-entry.tsx';

export function RosterActions({ entry }: { entry: RosterEntryView }) {
  const t = useMessages('admin-roster');
  const actionMessages = useMessages('portal-actions');
  const { labelOf } = useMessages('admin-layout');
  const [chosen, setChosen] = useState<RosterAction | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {rosterActionsFor(t, actionMessages, entry).map((action) => (
        <Button
          key={action.label}
          variant="secondary"
          size="small"
          aria-label={labelOf(action.label, isolateName(entry.name))}
          onClick={() => setChosen(action)}
        >
          {action.label}
        </Button>
      ))}
      {chosen && (
        <RosterActionDialog id={entry.id} action={chosen} onClose={() => setChosen(null)} />
      )}
    </div>
  );
}

type RosterActionDialogProps = { id: string; action: RosterAction; onClose: () => void };

function RosterActionDialog({ id, action, onClose }: RosterActionDialogProps) {
  const actionMessages = useMessages('portal-actions');
  const { send, ...mutation } = useAdminMutation(action.call, {
    parts: { id },
    invalidates: [rosterQuery()],
    done: { title: action.done },
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={action.question}
      submitLabel={action.label}
      cancelLabel={actionMessages.cancel}
      variant={action.isHarmless ? 'primary' : 'danger'}
      pendingLabel={actionMessages.oneMoment}
      mutation={{ ...mutation, send: () => send(action.payload) }}
      onClose={onClose}
      description={action.consequence}
    />
  );
}

type RosterAction = {
  label: string;
  question: string;
  consequence: string;
  done: string;
  /** Marks a non-destructive action, which gets a primary button. */
  isHarmless?: boolean;
  call:
    | 'POST /api/admin/admins/{id}/invitation'
    | 'PUT /api/admin/admins/{id}/role'
    | 'DELETE /api/admin/admins/{id}/second-step'
    | 'DELETE /api/admin/admins/{id}';
  payload?: { role: AdminRole };
};

function rosterActionsFor(
  t: AdminRosterMessages,
  actionMessages: PortalActionsMessages,
  entry: RosterEntryView,
): RosterAction[] {
  const { standing, hasSecondStep, isYou } = entry;
  return [
    ...(standing === 'active' ? [] : [inviteAgain(t, entry)]),
    changeRole(t, entry),
    ...(hasSecondStep && !isYou ? [resetSecondStep(t, entry)] : []),
    remove(t, actionMessages, entry),
  ];
}

function inviteAgain(t: AdminRosterMessages, { name, email }: RosterEntryView): RosterAction {
  return {
    label: t.inviteAgain,
    question: t.inviteAgainQuestion(name),
    consequence: t.inviteAgainText(email),
    done: t.sent,
    isHarmless: true,
    call: 'POST /api/admin/admins/{id}/invitation',
  };
}

/** Offers the opposite role. The viewer is a super admin, so on their own entry this can only demote. */
function changeRole(
  t: AdminRosterMessages,
  { name, role: before, isYou }: RosterEntryView,
): RosterAction {
  const role: AdminRole = before === 'admin' ? 'super_admin' : 'admin';
  return {
    label: t.make[role],
    question: isYou ? t.makeYourselfAdmin : t.makeQuestion[role](name),
    consequence: isYou ? t.makeYourselfText : t.makeText[role](name),
    done: t.made[role](name),
    call: 'PUT /api/admin/admins/{id}/role',
    payload: { role },
  };
}

function resetSecondStep(t: AdminRosterMessages, { name }: RosterEntryView): RosterAction {
  return {
    label: t.resetSecondStep,
    question: t.resetQuestion(name),
    consequence: t.resetText(name),
    done: t.wasReset(name),
    call: 'DELETE /api/admin/admins/{id}/second-step',
  };
}

function remove(
  t: AdminRosterMessages,
  actionMessages: PortalActionsMessages,
  { name, isYou }: RosterEntryView,
): RosterAction {
  return {
    label: actionMessages.remove,
    question: isYou ? t.removeYourself : t.removeQuestion(name),
    consequence: isYou ? t.removeYourselfText : t.removeText(name),
    done: t.removed(name),
    call: 'DELETE /api/admin/admins/{id}',
  };
}

export const rosterQuery = () => adminQuery('GET /api/admin/admins');

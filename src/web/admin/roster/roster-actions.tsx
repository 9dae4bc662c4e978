import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RosterEntryView } from '#contract/admin/admin-roster-api.ts';
import type { AdminRole } from '#domain/admin/admin-permissions.ts';
import type { AdminRosterMessages, PortalActsMessages } from '#i18n/catalogues/messages.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ActionDialog } from '../layout/admin-forms.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';

export function RosterActions({ entry }: { entry: RosterEntryView }) {
  const t = useMessages('admin-roster');
  const acts = useMessages('portal-acts');
  const { labelOf } = useMessages('admin-layout');
  const [chosen, setChosen] = useState<RosterAction | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {rosterActionsFor(t, acts, entry).map((action) => (
        <Button
          key={action.label}
          variant="secondary"
          size="small"
          aria-label={labelOf(action.label, isolated(entry.name))}
          onClick={() => setChosen(action)}
        >
          {action.label}
        </Button>
      ))}
      {chosen && <RosterActionDialog action={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

type RosterActionDialogProps = { action: RosterAction; onClose: () => void };

function RosterActionDialog({ action, onClose }: RosterActionDialogProps) {
  const acts = useMessages('portal-acts');
  const client = useQueryClient();
  const confirm = async () => {
    await action.run();
    showToast({ title: action.done });
    onClose();
    await client.invalidateQueries(rosterQuery());
  };
  return (
    <ActionDialog
      title={action.question}
      confirmLabel={action.label}
      cancelLabel={acts.cancel}
      variant={action.isHarmless ? 'primary' : 'danger'}
      pendingLabel={acts.oneMoment}
      onConfirm={confirm}
      onClose={onClose}
    >
      {action.consequence}
    </ActionDialog>
  );
}

type RosterAction = {
  label: string;
  question: string;
  consequence: string;
  done: string;
  /** Marks a non-destructive action, which gets a primary button. */
  isHarmless?: boolean;
  run: () => Promise<unknown>;
};

function rosterActionsFor(
  t: AdminRosterMessages,
  acts: PortalActsMessages,
  entry: RosterEntryView,
): RosterAction[] {
  const { standing, hasSecondStep, isYou } = entry;
  return [
    ...(standing === 'active' ? [] : [inviteAgain(t, entry)]),
    changeRole(t, entry),
    ...(hasSecondStep && !isYou ? [resetSecondStep(t, entry)] : []),
    remove(t, acts, entry),
  ];
}

function inviteAgain(t: AdminRosterMessages, { id, name, email }: RosterEntryView): RosterAction {
  return {
    label: t.inviteAgain,
    question: t.inviteAgainQuestion(name),
    consequence: t.inviteAgainText(email),
    done: t.sent,
    isHarmless: true,
    run: () => callEndpoint('POST /api/admin/admins/{id}/invitation', { parts: { id } }),
  };
}

/** Offers the opposite role. The viewer is a super admin, so on their own entry this can only demote. */
function changeRole(
  t: AdminRosterMessages,
  { id, name, role: before, isYou }: RosterEntryView,
): RosterAction {
  const role: AdminRole = before === 'admin' ? 'super_admin' : 'admin';
  return {
    label: t.make[role],
    question: isYou ? t.makeYourselfAdmin : t.makeQuestion[role](name),
    consequence: isYou ? t.makeYourselfText : t.makeText[role](name),
    done: t.made[role](name),
    run: () =>
      callEndpoint('PUT /api/admin/admins/{id}/role', { parts: { id }, payload: { role } }),
  };
}

function resetSecondStep(t: AdminRosterMessages, { id, name }: RosterEntryView): RosterAction {
  return {
    label: t.resetSecondStep,
    question: t.resetQuestion(name),
    consequence: t.resetText(name),
    done: t.wasReset(name),
    run: () => callEndpoint('DELETE /api/admin/admins/{id}/second-step', { parts: { id } }),
  };
}

function remove(
  t: AdminRosterMessages,
  acts: PortalActsMessages,
  { id, name, isYou }: RosterEntryView,
): RosterAction {
  return {
    label: acts.remove,
    question: isYou ? t.removeYourself : t.removeQuestion(name),
    consequence: isYou ? t.removeYourselfText : t.removeText(name),
    done: t.removed(name),
    run: () => callEndpoint('DELETE /api/admin/admins/{id}', { parts: { id } }),
  };
}

export const rosterQuery = () => adminQuery('GET /api/admin/admins');

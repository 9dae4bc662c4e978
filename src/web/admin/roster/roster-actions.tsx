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
  const words = useMessages('admin-roster');
  const acts = useMessages('portal-acts');
  const { labelOf } = useMessages('admin-layout');
  const [chosen, setChosen] = useState<RosterAction | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {rosterActionsFor(words, acts, entry).map((action) => (
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
  words: AdminRosterMessages,
  acts: PortalActsMessages,
  entry: RosterEntryView,
): RosterAction[] {
  const { standing, hasSecondStep, isYou } = entry;
  return [
    ...(standing === 'active' ? [] : [inviteAgain(words, entry)]),
    changeRole(words, entry),
    ...(hasSecondStep && !isYou ? [resetSecondStep(words, entry)] : []),
    remove(words, acts, entry),
  ];
}

function inviteAgain(
  words: AdminRosterMessages,
  { id, name, email }: RosterEntryView,
): RosterAction {
  return {
    label: words.inviteAgain,
    question: words.inviteAgainQuestion(name),
    consequence: words.inviteAgainText(email),
    done: words.sent,
    isHarmless: true,
    run: () => callEndpoint('POST /api/admin/admins/{id}/invitation', { parts: { id } }),
  };
}

/** Offers the opposite role. The viewer is a super admin, so on their own entry this can only demote. */
function changeRole(
  words: AdminRosterMessages,
  { id, name, role: before, isYou }: RosterEntryView,
): RosterAction {
  const role: AdminRole = before === 'admin' ? 'super_admin' : 'admin';
  return {
    label: words.make[role],
    question: isYou ? words.makeYourselfAdmin : words.makeQuestion[role](name),
    consequence: isYou ? words.makeYourselfText : words.makeText[role](name),
    done: words.made[role](name),
    run: () =>
      callEndpoint('PUT /api/admin/admins/{id}/role', { parts: { id }, payload: { role } }),
  };
}

function resetSecondStep(words: AdminRosterMessages, { id, name }: RosterEntryView): RosterAction {
  return {
    label: words.resetSecondStep,
    question: words.resetQuestion(name),
    consequence: words.resetText(name),
    done: words.wasReset(name),
    run: () => callEndpoint('DELETE /api/admin/admins/{id}/second-step', { parts: { id } }),
  };
}

function remove(
  words: AdminRosterMessages,
  acts: PortalActsMessages,
  { id, name, isYou }: RosterEntryView,
): RosterAction {
  return {
    label: acts.remove,
    question: isYou ? words.removeYourself : words.removeQuestion(name),
    consequence: isYou ? words.removeYourselfText : words.removeText(name),
    done: words.removed(name),
    run: () => callEndpoint('DELETE /api/admin/admins/{id}', { parts: { id } }),
  };
}

export const rosterQuery = () => adminQuery('GET /api/admin/admins');

import type { RosterEntryView } from '#contract/admin-roster-api.ts';
import { roleLabels, type AdminRole } from '#domain/admin-permissions.ts';
import { callEndpoint } from '../../api.ts';

export type RosterAction = {
  label: string;
  question: string;
  /** What it leads to. */
  consequence: string;
  /** Said once it is done. */
  done: string;
  /** Whether nothing is taken from anybody. */
  isHarmless?: boolean;
  run: () => Promise<unknown>;
};

/** What a super admin can do to this admin now. */
export function rosterActionsFor(entry: RosterEntryView): RosterAction[] {
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

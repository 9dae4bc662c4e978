import { useState } from 'react';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import {
  profileRemovalPayload,
  type AdminOperatorView,
} from '#contract/admin/admin-operator-api.ts';
import { hasPermission } from '#domain/admin/admin-permissions.ts';
import type { ProfilePart } from '#domain/boats/moderation.ts';
import CaptainCard from '../../shared/site/captain-card.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ReasonDialog } from '../layout/admin-forms.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { adminOperatorQuery } from './operator-status-panel.tsx';

type ProfileCardProps = { operator: AdminOperatorView; admin: AdminView };

/** Shows what guests see of the operator. Admins with the permission can remove the picture and the introduction. */
export function OperatorProfileCard({ operator, admin }: ProfileCardProps) {
  const t = useMessages('admin-operators');
  const [removing, setRemoving] = useState<ProfilePart | null>(null);
  const { profile } = operator;
  const parts = (['picture', 'introduction'] as const).filter((part) => profile[part] !== null);
  const mayRemove = hasPermission(admin.role, 'remove-profile-part');
  return (
    <section aria-labelledby="profile">
      <h2 id="profile" className="mb-4 text-xl font-bold">
        {t.profile}
      </h2>
      <CaptainCard name={operator.name} captain={profile} level={3} />
      {parts.length === 0 && <p className="mt-4 text-ink-soft">{t.noProfile}</p>}
      {mayRemove && parts.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {parts.map((part) => (
            <Button key={part} variant="danger" size="small" onClick={() => setRemoving(part)}>
              {t.removePart[part]}
            </Button>
          ))}
        </div>
      )}
      {removing && (
        <RemovalDialog operator={operator} part={removing} onClose={() => setRemoving(null)} />
      )}
    </section>
  );
}

type RemovalDialogProps = { operator: AdminOperatorView; part: ProfilePart; onClose: () => void };

function RemovalDialog({ operator: { id, name }, part, onClose }: RemovalDialogProps) {
  const t = useMessages('admin-operators');
  const actionMessages = useMessages('portal-actions');
  const mutation = useAdminMutation('POST /api/admin/operators/{id}/profile/remove', {
    parts: { id },
    answers: adminOperatorQuery(id),
    done: { title: t.removed, description: t.reasonMailed },
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t.removeTitle[part](name)}
      schema={profileRemovalPayload}
      mutation={mutation}
      more={{ part }}
      submitLabel={t.removePart[part]}
      pendingLabel={actionMessages.oneMoment}
      onClose={onClose}
    >
      {t.removeText}
    </ReasonDialog>
  );
}

import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminOperatorView } from '#contract/admin-operator-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { Button } from '../../ui/button.tsx';
import { whenWords } from '../layout/when-words.ts';
import { OperatorBadge } from './operator-badge.tsx';
import { ReinstateDialog, SuspendDialog } from './operator-status-dialogs.tsx';

/** Who the operator is, how they stand, and what this admin may do about it. */
export function OperatorStatusCard({
  operator,
  admin,
}: {
  operator: AdminOperatorView;
  admin: AdminView;
}) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const isActive = operator.status === 'active';
  const mayChange = mayDo(admin.role, isActive ? 'suspend-operator' : 'reinstate-operator');
  const OperatorStatusDialog = isActive ? SuspendDialog : ReinstateDialog;
  const Icon = isActive ? LockKeyhole : LockKeyholeOpen;
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="mb-2 text-2xl font-bold wrap-anywhere">{operator.name}</h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <OperatorBadge status={operator.status} />
          <a href={`mailto:${operator.email}`} className="text-link wrap-anywhere">
            {operator.email}
          </a>
          <span className="text-ink-soft">Joined {whenWords(operator.joinedAt)}</span>
        </p>
      </div>
      {mayChange && (
        <Button
          variant={isActive ? 'danger' : 'secondary'}
          size="small"
          onClick={() => setAsking(true)}
        >
          <Icon aria-hidden="true" className="size-4" />
          {isActive ? 'Suspend' : 'Reinstate'}
        </Button>
      )}
      {isAsking && <OperatorStatusDialog operator={operator} onClose={close} />}
    </div>
  );
}

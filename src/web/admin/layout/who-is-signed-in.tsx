import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import { roleLabels } from '#domain/admin-permissions.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

type WhoIsSignedInProps = { admin: AdminView; logOut: () => Promise<void> };

/** The admin's name and role, and the way out. */
export function WhoIsSignedIn({ admin, logOut }: WhoIsSignedInProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await logOut();
  };
  return (
    <div className="border-b border-line">
      <div className="page-width flex min-h-16 items-center justify-between gap-4 py-2 lg:justify-end">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{admin.name}</span>
          <Badge>{roleLabels[admin.role]}</Badge>
        </p>
        <Button
          variant="secondary"
          size="small"
          className="shrink-0"
          isPending={isLeaving}
          onClick={() => void leave()}
        >
          <LogOut aria-hidden="true" className="size-4" />
          Logout
        </Button>
      </div>
    </div>
  );
}

import { useEffect, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { LogOut } from 'lucide-react';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { hasPermission, type AdminPermission } from '#domain/admin/admin-permissions.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { EmptyState } from '../../shared/states/empty-state.tsx';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdmin } from '../session/use-admin.ts';
import { AdminLanguages } from './admin-languages.tsx';
import { AdminNavigation } from './admin-navigation.tsx';

type AdminLayoutProps = {
  title: string;
  permission?: AdminPermission;
  /**
   * True for the page that sets up the second step. Admins without a second step are redirected to it from all other
   * pages.
   */
  isSetUpPage?: boolean;
  actions?: ReactNode;
  children: (admin: AdminView) => ReactNode;
};

const ACCOUNT_PATH = portalPaths.adminAccount();

/** Lays out a page of the portal; only signed-in admins see it. */
export function AdminLayout(props: AdminLayoutProps) {
  const { title, permission = 'see-own-account', isSetUpPage = false, actions, children } = props;
  const t = useMessages('admin-layout');
  const actionMessages = useMessages('portal-actions');
  const { admin, hasFailed, tryAgain, logOut } = useAdmin();
  const [, navigate] = useLocation();
  const mustSetUp = admin?.mustSetUpSecondStep ?? false;
  const isRedirected = mustSetUp && !isSetUpPage;
  useEffect(() => {
    if (isRedirected) navigate(ACCOUNT_PATH, { replace: true });
  }, [isRedirected, navigate]);
  if (!admin || isRedirected) {
    return (
      <main id="main" tabIndex={-1} className="grid flex-1 place-items-center outline-none">
        {hasFailed ? (
          <ErrorState
            isPage
            title={t.unreachable}
            text={actionMessages.checkConnection}
            onRetry={tryAgain}
          />
        ) : (
          <div>
            <h1 className="sr-only">{title}</h1>
            <LoadingState text={t.checking} />
          </div>
        )}
      </main>
    );
  }
  const isAllowed = hasPermission(admin.role, permission);
  return (
    <div className="flex-1 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      {mustSetUp ? <div /> : <AdminNavigation role={admin.role} />}
      <main id="main" tabIndex={-1} className="min-w-0 pb-16 outline-none">
        <SignedInAdmin admin={admin} logOut={logOut} />
        <div className="page-width flex flex-col gap-6 pt-6 sm:gap-8 sm:pt-10">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h1 className="section-title min-w-0 wrap-anywhere">{title}</h1>
            {actions && isAllowed && <div className="flex flex-wrap gap-2">{actions}</div>}
          </div>
          {isAllowed ? children(admin) : <EmptyState title={t.superOnly} text={t.superOnlyText} />}
        </div>
      </main>
    </div>
  );
}

type SignedInAdminProps = { admin: AdminView; logOut: () => Promise<void> };

/**
 * Shows the signed-in admin and the logout button. The languages appear here on large screens, in the menu on small
 * ones.
 */
function SignedInAdmin({ admin, logOut }: SignedInAdminProps) {
  const t = useMessages('admin-layout');
  const actionMessages = useMessages('portal-actions');
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut();
  };
  return (
    <div className="border-b border-line">
      <div className="page-width flex min-h-16 items-center justify-between gap-4 py-2 lg:justify-end">
        <div className="mr-auto max-lg:hidden">
          <AdminLanguages />
        </div>
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{admin.name}</span>
          <Badge>{t.roles[admin.role]}</Badge>
        </p>
        <Button
          variant="secondary"
          size="small"
          className="shrink-0"
          isPending={isLeaving}
          onClick={leave}
        >
          <LogOut aria-hidden="true" className="size-4" />
          {actionMessages.logOut}
        </Button>
      </div>
    </div>
  );
}

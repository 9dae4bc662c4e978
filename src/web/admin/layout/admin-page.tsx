import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { AdminView } from '#contract/admin-account-api.ts';
import { mayDo, type AdminPermission } from '#domain/admin-permissions.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { useAdmin } from '../session/use-admin.ts';
import { AdminNavigation } from './admin-navigation.tsx';
import { WhoIsSignedIn } from './who-is-signed-in.tsx';

type AdminPageProps = {
  title: string;
  /** What somebody must be allowed to do to see the page at all. */
  act?: AdminPermission;
  /** Whether it is the page on which a second step is set up. Who still has to do so is led there from all others. */
  isForSetUp?: boolean;
  /** Beside the title. */
  actions?: ReactNode;
  children: (admin: AdminView) => ReactNode;
};

const ACCOUNT_PATH = '/admin/account';

/** A page of the portal: only for who is signed in, with the portal's own navigation. */
export function AdminPage(props: AdminPageProps) {
  const { title, act = 'see-own-account', isForSetUp = false, actions, children } = props;
  const { admin, hasFailed, tryAgain, logOut } = useAdmin();
  const [, navigate] = useLocation();
  const isHeldUp = admin?.mustSetUpSecondStep ?? false;
  const isLedAway = isHeldUp && !isForSetUp;
  useEffect(() => {
    if (isLedAway) navigate(ACCOUNT_PATH, { replace: true });
  }, [isLedAway, navigate]);
  if (!admin || isLedAway) {
    return (
      <main id="main" tabIndex={-1} className="grid flex-1 place-items-center outline-none">
        {hasFailed ? <NotReached onRetry={tryAgain} /> : <Checking title={title} />}
      </main>
    );
  }
  return (
    <div className="flex-1 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      {isHeldUp ? <div /> : <AdminNavigation role={admin.role} />}
      <main id="main" tabIndex={-1} className="min-w-0 pb-16 outline-none">
        <WhoIsSignedIn admin={admin} logOut={logOut} />
        <div className="page-width flex flex-col gap-6 pt-6 sm:gap-8 sm:pt-10">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h1 className="section-title min-w-0 wrap-anywhere">{title}</h1>
            {actions && mayDo(admin.role, act) && (
              <div className="flex flex-wrap gap-2">{actions}</div>
            )}
          </div>
          {mayDo(admin.role, act) ? children(admin) : <NotAllowed />}
        </div>
      </main>
    </div>
  );
}

function Checking({ title }: { title: string }) {
  return (
    <div>
      <h1 className="sr-only">{title}</h1>
      <LoadingState text="Checking authentication..." />
    </div>
  );
}

function NotReached({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      isPage
      title="The server could not be reached"
      text="Please check your connection and try again."
      onRetry={onRetry}
    />
  );
}

function NotAllowed() {
  return (
    <EmptyState
      title="For super admins only"
      text="Please ask a super admin if you need something from this page."
    />
  );
}

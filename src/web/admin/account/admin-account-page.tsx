import { useQuery } from '@tanstack/react-query';
import type { AdminView } from '#contract/admin-account-api.ts';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { accountQuery } from './account-queries.ts';
import { OwnDetails } from './own-details.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondStepCard } from './second-step-card.tsx';

export function Page() {
  return (
    <AdminPage title="My Account" isForSetUp>
      {(admin) => <Account admin={admin} />}
    </AdminPage>
  );
}

function Account({ admin }: { admin: AdminView }) {
  const { data, error, refetch } = useQuery(accountQuery());
  if (!data) {
    if (!error) return <LoadingState />;
    return (
      <ErrorState
        title="Your account could not be loaded"
        text={problemWords(error, 'Please check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  const isHeldUp = admin.mustSetUpSecondStep;
  return (
    <div className="grid items-start gap-5 sm:gap-6 xl:grid-cols-2">
      <div className="grid gap-5 sm:gap-6">
        {isHeldUp && (
          <Notice>
            <p>
              Super admins need a second step to sign in. Please set it up now: everything else
              opens once that is done.
            </p>
          </Notice>
        )}
        <SecondStepCard account={data} />
        {!isHeldUp && <OwnSessions sessions={data.sessions} />}
      </div>
      {!isHeldUp && (
        <div className="grid gap-5 sm:gap-6">
          <OwnPassword email={admin.email} />
          <OwnDetails admin={admin} />
        </div>
      )}
    </div>
  );
}

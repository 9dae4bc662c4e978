import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  changePasswordPayload,
  renamePayload,
  type AdminView,
} from '#contract/admin-account-api.ts';
import { LEAST_ADMIN_PASSWORD } from '#domain/admin-passwords.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { AdminPage } from '../layout/admin-page.tsx';
import { FormAlert } from '../layout/form-alert.tsx';
import { adminMeQuery } from '../session/admin-queries.ts';
import { useAdminForm } from '../session/use-admin-form.ts';
import { accountQuery } from './account-queries.ts';
import { OwnSessions } from './own-sessions.tsx';
import { SecondStepCard } from './second-step-card.tsx';

export function Page() {
  return (
    <AdminPage title="My Account" isSetUpPage>
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
  const mustSetUp = admin.mustSetUpSecondStep;
  return (
    <div className="grid items-start gap-5 sm:gap-6 xl:grid-cols-2">
      <div className="grid gap-5 sm:gap-6">
        {mustSetUp && (
          <Notice>
            <p>
              Super admins need a second step to sign in. Please set it up now: everything else
              opens once that is done.
            </p>
          </Notice>
        )}
        <SecondStepCard account={data} />
        {!mustSetUp && <OwnSessions sessions={data.sessions} />}
      </div>
      {!mustSetUp && (
        <div className="grid gap-5 sm:gap-6">
          <OwnPassword email={admin.email} />
          <OwnDetails admin={admin} />
        </div>
      )}
    </div>
  );
}

/** Changes the password, which ends every other session. */
export function OwnPassword({ email }: { email: string }) {
  const client = useQueryClient();
  const card = useRef<HTMLDivElement>(null);
  const { errors, formProps, isPending, problem } = useAdminForm(
    changePasswordPayload,
    async (payload) => {
      await callEndpoint('POST /api/admin/account/password', { payload });
      card.current?.querySelector('form')?.reset();
      showToast({ title: 'Password changed', description: 'You are signed out everywhere else.' });
      await client.invalidateQueries(accountQuery());
    },
  );
  return (
    <Card ref={card}>
      <CardTitle>Password</CardTitle>
      <form {...formProps} className="flex flex-col items-start gap-5">
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <TextField
          label="Current password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors['password']}
          className="w-full"
        />
        <TextField
          label="New password"
          name="newPassword"
          type="password"
          autoComplete="new-password"
          required
          hint={`At least ${LEAST_ADMIN_PASSWORD} characters. You will be signed out everywhere else.`}
          error={errors['newPassword']}
          className="w-full"
        />
        <Button type="submit" variant="secondary" isPending={isPending} pendingLabel="Saving...">
          Change password
        </Button>
      </form>
      <FormAlert>{problem}</FormAlert>
    </Card>
  );
}

/** The admin's name, and the address they sign in with. */
export function OwnDetails({ admin }: { admin: AdminView }) {
  const client = useQueryClient();
  const { errors, formProps, isPending, problem } = useAdminForm(renamePayload, async (payload) => {
    const renamed = await callEndpoint('PUT /api/admin/account', { payload });
    client.setQueryData(adminMeQuery().queryKey, renamed);
    showToast({ title: 'Name saved' });
  });
  return (
    <Card>
      <CardTitle>Name</CardTitle>
      <p className="mb-5 text-ink-soft">
        You sign in as <span className="font-semibold text-ink wrap-anywhere">{admin.email}</span>.
        Your name stands beside all you do here.
      </p>
      <form {...formProps} className="flex flex-col items-start gap-5">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          defaultValue={admin.name}
          required
          error={errors['name']}
          className="w-full"
        />
        <Button type="submit" variant="secondary" isPending={isPending} pendingLabel="Saving...">
          Save name
        </Button>
      </form>
      <FormAlert>{problem}</FormAlert>
    </Card>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import {
  changePasswordPayload,
  renamePayload,
  type AdminAccountView,
  type AdminSessionView,
  type AdminView,
} from '#contract/admin-account-api.ts';
import { LEAST_ADMIN_PASSWORD } from '#domain/admin-sign-in.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormAlert } from '../layout/admin-alerts.tsx';
import { formatInstant } from '../layout/admin-formatters.ts';
import { AdminForm } from '../layout/admin-forms.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { Loaded } from '../layout/opened-entry.tsx';
import { useAdminForm, useAdminMutation } from '../session/use-admin-form.ts';
import { adminMeQuery } from '../session/use-admin.ts';
import { accountQuery, SecondStepCard } from './second-step-card.tsx';

export function Page() {
  return (
    <AdminPage title="My Account" isSetUpPage>
      {(admin) => (
        <Loaded query={accountQuery()} errorTitle="Your account could not be loaded">
          {(account) => <Account account={account} admin={admin} />}
        </Loaded>
      )}
    </AdminPage>
  );
}

function Account({ account, admin }: { account: AdminAccountView; admin: AdminView }) {
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
        <SecondStepCard account={account} />
        {!mustSetUp && <OwnSessions sessions={account.sessions} />}
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

/** The admin's sessions, and a button that ends all others. */
function OwnSessions({ sessions }: { sessions: readonly AdminSessionView[] }) {
  const client = useQueryClient();
  const { isPending, problem, act } = useAdminMutation();
  const endOthers = async () => {
    const { ended } = await callEndpoint('POST /api/admin/account/sessions/end-others');
    await client.invalidateQueries(accountQuery());
    const description = ended === 1 ? '1 session was ended.' : `${ended} sessions were ended.`;
    showToast({ title: 'Signed out everywhere else', description });
  };
  return (
    <Card>
      <CardTitle>Where you are signed in</CardTitle>
      <ul className="-my-1 divide-y divide-line">
        {sessions.map(({ browser, isThisOne, begunAt, lastSeenAt, address }) => (
          <li key={`${begunAt} ${isThisOne}`} className="flex gap-3 py-3">
            <MonitorSmartphone
              aria-hidden="true"
              className="mt-0.5 size-5 shrink-0 text-sea"
              strokeWidth={1.75}
            />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {browser}
                {isThisOne && <Badge>This browser</Badge>}
              </p>
              <p className="text-sm text-ink-soft wrap-anywhere">
                Signed in {formatInstant(begunAt)}, last seen {formatInstant(lastSeenAt)}, from{' '}
                {address}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-5"
          isPending={isPending}
          pendingLabel="Signing out..."
          onClick={() => void act(endOthers)}
        >
          Sign out everywhere else
        </Button>
      )}
      <FormAlert>{problem}</FormAlert>
    </Card>
  );
}

/** Changes the password, which ends every other session. */
function OwnPassword({ email }: { email: string }) {
  const client = useQueryClient();
  const card = useRef<HTMLDivElement>(null);
  const form = useAdminForm(changePasswordPayload, async (payload) => {
    await callEndpoint('POST /api/admin/account/password', { payload });
    card.current?.querySelector('form')?.reset();
    showToast({ title: 'Password changed', description: 'You are signed out everywhere else.' });
    await client.invalidateQueries(accountQuery());
  });
  return (
    <Card ref={card}>
      <CardTitle>Password</CardTitle>
      <AdminForm
        form={form}
        submitLabel="Change password"
        pendingLabel="Saving..."
        variant="secondary"
      >
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          hint={`At least ${LEAST_ADMIN_PASSWORD} characters. You will be signed out everywhere else.`}
          {...form.field('newPassword')}
        />
      </AdminForm>
    </Card>
  );
}

/** The admin's name, and the address they sign in with. */
function OwnDetails({ admin }: { admin: AdminView }) {
  const client = useQueryClient();
  const form = useAdminForm(renamePayload, async (payload) => {
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
      <AdminForm form={form} submitLabel="Save name" pendingLabel="Saving..." variant="secondary">
        <TextField
          label="Name"
          autoComplete="name"
          defaultValue={admin.name}
          required
          {...form.field('name')}
        />
      </AdminForm>
    </Card>
  );
}

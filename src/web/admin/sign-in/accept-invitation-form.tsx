import { queryOptions, useQuery } from '@tanstack/react-query';
import { acceptInvitationPayload, type InvitationView } from '#contract/admin-roster-api.ts';
import { LEAST_ADMIN_PASSWORD } from '#domain/admin-passwords.ts';
import { callOf, callEndpoint, isMissing } from '../../api.ts';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { FormAlert } from '../layout/form-alert.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';
import { LOGIN_PATH } from '../session/use-admin.ts';
import { FormHeading, useCompleteSignIn } from './admin-sign-in-form.tsx';

/** Opened by the mailed link: an invited admin chooses a password and is signed in. */
export function AcceptInvitationForm({ invitation }: { invitation: string }) {
  const { data, error, refetch } = useQuery(invitationQuery(invitation));
  if (data) return <PasswordForm invitation={invitation} invited={data} />;
  return (
    <>
      <FormHeading>Your invitation</FormHeading>
      {error ? <NotGood error={error} onRetry={() => void refetch()} /> : <LoadingState />}
    </>
  );
}

type PasswordFormProps = { invitation: string; invited: InvitationView };

function PasswordForm({ invitation, invited: { name, email } }: PasswordFormProps) {
  const enter = useCompleteSignIn();
  const { errors, formProps, isPending, problem } = useAdminForm(
    acceptInvitationPayload,
    async (payload) => enter(await callEndpoint('POST /api/admin/invitation', { payload })),
  );
  return (
    <>
      <FormHeading>Welcome, {name}</FormHeading>
      <p className="mt-4 text-ink-soft">
        Please choose the password with which you will sign in as{' '}
        <span className="font-semibold text-ink wrap-anywhere">{email}</span>.
      </p>
      <form {...formProps} className="mt-6 flex flex-col gap-5">
        <input type="hidden" name="invitation" value={invitation} />
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          hint={`At least ${LEAST_ADMIN_PASSWORD} characters.`}
          error={errors['password']}
        />
        <Button type="submit" size="large" isPending={isPending} pendingLabel="Signing in...">
          Save and sign in
        </Button>
      </form>
      <FormAlert>{problem}</FormAlert>
    </>
  );
}

function NotGood({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <FormAlert>{problemWords(error, 'The server could not be reached.')}</FormAlert>
      <div className="mt-6 flex flex-wrap gap-3">
        {!isMissing(error) && (
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <a href={LOGIN_PATH} className={buttonLook({ variant: 'secondary' })}>
          To the sign-in
        </a>
      </div>
    </>
  );
}

const invitationQuery = (invitation: string) =>
  queryOptions<InvitationView>({
    queryKey: [callOf('GET /api/admin/invitation').path, invitation],
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/admin/invitation', { query: { invitation }, signal }),
    retryOnMount: true,
  });

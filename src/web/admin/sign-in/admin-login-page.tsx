import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { acceptInvitationPayload, type InvitationView } from '#contract/admin/admin-roster-api.ts';
import { MIN_ADMIN_PASSWORD_LENGTH } from '#domain/admin/admin-sign-in.ts';
import { buildRequest, callEndpoint, isMissing } from '../../api.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useAddress } from '../../shared/language/use-address.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { Logo } from '../../shared/site/site-marks.tsx';
import { getProblemText } from '../../forms/request-problem.ts';
import { definePage, inEnglish, type PageInput } from '../../shared/page/define-page.ts';
import { Button, getButtonClasses } from '../../ui/button.tsx';
import { AccountName, PasswordField } from '../../shared/credentials/credential-fields.tsx';
import { CredentialsForm, FormTitle } from '../../shared/credentials/credentials-form.tsx';
import { FormAlert } from '../../forms/form-alert.tsx';
import { AdminLanguages } from '../layout/admin-languages.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import { LOGIN_PATH } from '../session/use-admin.ts';
import { AdminSignInForm, useCompleteSignIn } from './admin-sign-in-form.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('signIn', 'admin-sign-in'),
  path: portalPatterns.adminLogin,
  search: ['invitation'],
  Page,
  server: import.meta.env.SSR
    ? {
        description: inEnglish(
          'Sign-in for the people who run this platform. All activity is monitored.',
        ),
      }
    : undefined,
});

function Page({ search: { invitation } }: PageInput) {
  return (
    <LoginLayout>
      {invitation ? <AcceptInvitationForm invitation={invitation} /> : <AdminSignInForm />}
    </LoginLayout>
  );
}

function LoginLayout({ children }: { children: ReactNode }) {
  const t = useMessages('admin-sign-in');
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex flex-1 flex-col outline-none lg:grid lg:grid-cols-[2fr_3fr]"
    >
      <div className="flex flex-col justify-between gap-8 bg-deep px-5 py-5 text-foam sm:px-8 lg:p-12">
        <Logo />
        <p className="hidden max-w-sm text-2xl leading-snug font-bold tracking-tight text-balance lg:block">
          {t.allInOne}
        </p>
        <p className="hidden text-foam-soft lg:block">{t.siteIs}</p>
      </div>
      <div className="grid flex-1 place-items-start px-5 py-10 sm:place-items-center sm:px-8 sm:py-16">
        <div className="w-full max-w-md">
          <p className="mb-2 font-semibold text-sea">{t.management}</p>
          {children}
          <p className="mt-8 border-t border-line pt-5 text-sm text-ink-soft">{t.authorizedOnly}</p>
          <div className="mt-3">
            <AdminLanguages />
          </div>
        </div>
      </div>
    </main>
  );
}

/** Lets an invited admin choose a password, which also signs them in. The mailed invitation links to this form. */
function AcceptInvitationForm({ invitation }: { invitation: string }) {
  const t = useMessages('admin-sign-in');
  const { tryAgain } = useMessages('layout');
  const address = useAddress();
  const { data, error, refetch } = useQuery(invitationQuery(invitation));
  if (data) return <PasswordForm invitation={invitation} invited={data} />;
  return (
    <>
      <FormTitle>{t.invitation}</FormTitle>
      {!error && <LoadingState />}
      {error && <FormAlert>{getProblemText(error, t.unreachable)}</FormAlert>}
      {error && (
        <div className="mt-6 flex flex-wrap gap-3">
          {!isMissing(error) && (
            <Button variant="secondary" onClick={() => void refetch()}>
              {tryAgain}
            </Button>
          )}
          <a href={address(LOGIN_PATH)} className={getButtonClasses({ variant: 'secondary' })}>
            {t.toSignIn}
          </a>
        </div>
      )}
    </>
  );
}

const invitationQuery = (invitation: string) =>
  queryOptions<InvitationView>({
    queryKey: [buildRequest('GET /api/admin/invitation').path, invitation],
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/admin/invitation', { query: { invitation }, signal }),
    retryOnMount: true,
  });

type PasswordFormProps = { invitation: string; invited: InvitationView };

function PasswordForm({ invitation, invited: { name, email } }: PasswordFormProps) {
  const t = useMessages('admin-sign-in');
  const actionMessages = useMessages('portal-actions');
  const enter = useCompleteSignIn();
  const accept = useAdminMutation('POST /api/admin/invitation', { onDone: enter });
  const { errors, formProps, isPending, problem } = useMutationForm(
    acceptInvitationPayload,
    accept,
  );
  return (
    <CredentialsForm
      title={t.welcome(name)}
      intro={renderRichMessage(t.choosePassword(email), {
        email: <span className="font-semibold text-ink wrap-anywhere" />,
      })}
      submitLabel={actionMessages.saveAndSignIn}
      pendingLabel={actionMessages.signingIn}
      formProps={formProps}
      isPending={isPending}
      problem={problem}
    >
      <input type="hidden" name="invitation" value={invitation} />
      <AccountName email={email} />
      <PasswordField
        autoComplete="new-password"
        hint={t.atLeast(MIN_ADMIN_PASSWORD_LENGTH)}
        error={errors['password']}
      />
    </CredentialsForm>
  );
}

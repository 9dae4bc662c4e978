import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import {
  changePasswordPayload,
  renamePayload,
  type AdminAccountView,
  type AdminSessionView,
  type AdminView,
} from '#contract/admin/admin-account-api.ts';
import { MIN_ADMIN_PASSWORD_LENGTH } from '#domain/admin/admin-sign-in.ts';
import { Loaded } from '../../shared/states/query-state.tsx';
import { Notice } from '../../shared/acts/notice.tsx';
import type { AdminAccountMessages } from '#i18n/catalogues/messages.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { AccountName, PasswordField } from '../../shared/credentials/credential-fields.tsx';
import { FormAlert } from '../../forms/form-alert.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { AdminForm } from '../layout/admin-forms.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import { adminMeQuery } from '../session/use-admin.ts';
import { accountQuery, SecondStepCard } from './second-step-card.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { definePage } from '../../shared/page/define-page.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('account', 'admin-account'),
  path: portalPatterns.adminAccount,
  Page,
});

function Page() {
  const t = useMessages('admin-account');
  const { titles } = useMessages('portal-shared');
  return (
    <AdminLayout title={titles.account} isSetUpPage>
      {(admin) => (
        <Loaded query={accountQuery()} errorTitle={t.failed}>
          {(account) => <Account account={account} admin={admin} />}
        </Loaded>
      )}
    </AdminLayout>
  );
}

function Account({ account, admin }: { account: AdminAccountView; admin: AdminView }) {
  const t = useMessages('admin-account');
  const mustSetUp = admin.mustSetUpSecondStep;
  return (
    <div className="grid items-start gap-5 sm:gap-6 xl:grid-cols-2">
      <div className="grid gap-5 sm:gap-6">
        {mustSetUp && (
          <Notice>
            <p>{t.mustSetUp}</p>
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

function OwnSessions({ sessions }: { sessions: readonly AdminSessionView[] }) {
  const t = useMessages('admin-account');
  const { instant } = useAdminFormats();
  const endOthers = useAdminMutation('POST /api/admin/account/sessions/end-others', {
    invalidates: [accountQuery()],
    done: ({ ended }) => ({ title: t.othersEnded, description: t.ended(ended) }),
  });
  return (
    <Card>
      <CardTitle>{t.sessions}</CardTitle>
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
                {describeBrowser(t, browser)}
                {isThisOne && <Badge>{t.thisBrowser}</Badge>}
              </p>
              <p className="text-sm text-ink-soft wrap-anywhere">
                {t.session(instant(begunAt), instant(lastSeenAt), address)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-5"
          isPending={endOthers.isPending}
          pendingLabel={t.ending}
          onClick={() => void endOthers.send()}
        >
          {t.endOthers}
        </Button>
      )}
      <FormAlert>{endOthers.problem}</FormAlert>
    </Card>
  );
}

/** Translates the server's description of a device: "Chrome on Windows", "A browser on Linux" or "Another program". */
function describeBrowser(t: AdminAccountMessages, name: string): string {
  const [browser = '', system] = name.split(' on ');
  const known = { 'Another program': t.anotherProgram, 'A browser': t.someBrowser }[browser];
  return system === undefined ? (known ?? name) : t.browserOn(known ?? browser, system);
}

/** Changes the password, which ends every other session. */
function OwnPassword({ email }: { email: string }) {
  const t = useMessages('admin-account');
  const actionMessages = useMessages('portal-actions');
  const labels = useMessages('portal-labels');
  const card = useRef<HTMLDivElement>(null);
  const change = useAdminMutation('POST /api/admin/account/password', {
    invalidates: [accountQuery()],
    done: { title: t.passwordChanged, description: t.signedOutElsewhere },
    onDone: () => card.current?.querySelector('form')?.reset(),
  });
  const form = useMutationForm(changePasswordPayload, change);
  return (
    <Card ref={card}>
      <CardTitle>{labels.password}</CardTitle>
      <AdminForm
        form={form}
        submitLabel={t.changePassword}
        pendingLabel={actionMessages.saving}
        variant="secondary"
      >
        <AccountName email={email} />
        <PasswordField label={t.currentPassword} {...form.field('password')} />
        <PasswordField
          label={labels.newPassword}
          autoComplete="new-password"
          hint={t.passwordHint(MIN_ADMIN_PASSWORD_LENGTH)}
          {...form.field('newPassword')}
        />
      </AdminForm>
    </Card>
  );
}

function OwnDetails({ admin }: { admin: AdminView }) {
  const t = useMessages('admin-account');
  const actionMessages = useMessages('portal-actions');
  const labels = useMessages('portal-labels');
  const rename = useAdminMutation('PUT /api/admin/account', {
    answers: adminMeQuery(),
    done: { title: t.nameSaved },
  });
  const form = useMutationForm(renamePayload, rename);
  return (
    <Card>
      <CardTitle>{labels.name}</CardTitle>
      <p className="mb-5 text-ink-soft">
        {renderRichMessage(t.nameText(admin.email), {
          email: <span className="font-semibold text-ink wrap-anywhere" />,
        })}
      </p>
      <AdminForm
        form={form}
        submitLabel={t.saveName}
        pendingLabel={actionMessages.saving}
        variant="secondary"
      >
        <TextField
          label={labels.name}
          autoComplete="name"
          defaultValue={admin.name}
          required
          {...form.field('name')}
        />
      </AdminForm>
    </Card>
  );
}

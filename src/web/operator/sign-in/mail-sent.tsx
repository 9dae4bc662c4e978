import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useAddress } from '../../shared/language/use-address.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { Button } from '../../ui/button.tsx';
import { useTranslateAuthError } from '../session/translate-auth-error.ts';
import { operatorAuth } from '../session/operator-auth.ts';
import { FormTitle } from '../../shared/credentials/credentials-form.tsx';
import { SignInToggle } from './auth-form.tsx';

export type SentMail = { kind: 'confirmation' | 'recovery'; email: string };

export function MailSent({ mail, onSignIn }: { mail: SentMail; onSignIn: () => void }) {
  const t = useMessages('operator-sign-in');
  const isConfirmation = mail.kind === 'confirmation';
  return (
    <>
      <MailCheck aria-hidden="true" className="mb-4 size-12 text-sea" strokeWidth={1.5} />
      <FormTitle>{t.checkMail}</FormTitle>
      <p className="mt-6">
        {renderRichMessage(
          isConfirmation ? t.confirmationSent(mail.email) : t.recoverySent(mail.email),
          {
            email: <strong className="wrap-anywhere" />,
          },
        )}
      </p>
      {isConfirmation && <ResendButton email={mail.email} />}
      <SignInToggle onSignIn={onSignIn} />
    </>
  );
}

export function ResendConfirmation({ email }: { email: string }) {
  const t = useMessages('operator-sign-in');
  return (
    <Notice>
      <p>
        {renderRichMessage(t.confirmFirst(email), { email: <strong className="wrap-anywhere" /> })}
      </p>
      <ResendButton email={email} />
    </Notice>
  );
}

function ResendButton({ email }: { email: string }) {
  const t = useMessages('operator-sign-in');
  const actionMessages = useMessages('portal-actions');
  const translateAuthError = useTranslateAuthError();
  const address = useAddress();
  const site = useSiteFacts();
  const [isSending, setSending] = useState(false);
  const [status, setStatus] = useState('');
  const resend = async () => {
    setSending(true);
    const emailRedirectTo = `${location.origin}${address(paths.operatorPortal())}`;
    const { auth } = operatorAuth(site);
    const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo } });
    setStatus(error ? translateAuthError(error, t.notSent) : t.onItsWay);
    setSending(false);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        size="small"
        isPending={isSending}
        pendingLabel={actionMessages.sending}
        onClick={() => void resend()}
      >
        {t.sendAgain}
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}

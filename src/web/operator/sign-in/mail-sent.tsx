import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '../../booking-widgets/notice.tsx';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { Button } from '../../ui/button.tsx';
import { authMessage, operatorAuth } from '../session/operator-auth.ts';
import { FormTitle, SignInToggle } from './auth-form.tsx';

export type SentMail = { kind: 'confirmation' | 'recovery'; email: string };

/** Instructions after a mail was sent. */
export function MailSent({ mail, onSignIn }: { mail: SentMail; onSignIn: () => void }) {
  const isConfirmation = mail.kind === 'confirmation';
  return (
    <>
      <MailCheck aria-hidden="true" className="mb-4 size-12 text-sea" strokeWidth={1.5} />
      <FormTitle>Check your mail</FormTitle>
      <p>
        {isConfirmation
          ? 'Please check your email to verify your account. We sent a link to '
          : 'If there is an account with this address, a link to set a new password is on its way to '}
        <strong className="wrap-anywhere">{mail.email}</strong>. Nothing there? Look in the spam
        folder.
      </p>
      {isConfirmation && <ResendButton email={mail.email} />}
      <SignInToggle onSignIn={onSignIn} />
    </>
  );
}

/** Shown to an operator who has not confirmed their address yet. */
export function ResendConfirmation({ email }: { email: string }) {
  return (
    <Notice>
      <p>
        Before your first sign-in, follow the link in the mail we sent to{' '}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <ResendButton email={email} />
    </Notice>
  );
}

function ResendButton({ email }: { email: string }) {
  const site = useSiteFacts();
  const [isSending, setSending] = useState(false);
  const [status, setStatus] = useState('');
  const resend = async () => {
    setSending(true);
    const emailRedirectTo = `${location.origin}/operator`;
    const { auth } = operatorAuth(site);
    const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo } });
    setStatus(
      error ? authMessage(error, 'The mail could not be sent.') : 'The mail is on its way.',
    );
    setSending(false);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        size="small"
        isPending={isSending}
        pendingLabel="Sending..."
        onClick={() => void resend()}
      >
        Send the mail again
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}

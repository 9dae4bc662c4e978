import { MailCheck } from 'lucide-react';
import { AccountToggle, FormTitle } from './account-toggle.tsx';
import { ResendButton } from './resend-confirmation.tsx';

export type SentMail = { kind: 'confirmation' | 'recovery'; email: string };

/** What to do now that a mail is on its way. */
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
      <AccountToggle onClick={onSignIn}>Already have an account? Sign In</AccountToggle>
    </>
  );
}

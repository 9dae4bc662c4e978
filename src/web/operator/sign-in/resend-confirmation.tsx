import { useState } from 'react';
import { useSiteFacts } from '../../layout/site-settings.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../booking-widgets/notice.tsx';
import { authWords } from '../session/auth-words.ts';
import { operatorAuth } from '../session/operator-auth.ts';

/** Shown to an operator who has not followed the mailed link yet. */
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

export function ResendButton({ email }: { email: string }) {
  const site = useSiteFacts();
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState('');
  const resend = async () => {
    setSending(true);
    const emailRedirectTo = `${location.origin}/operator`;
    const { auth } = operatorAuth(site);
    const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo } });
    setSaid(error ? authWords(error, 'The mail could not be sent.') : 'The mail is on its way.');
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
      <p role="status">{said}</p>
    </div>
  );
}

import { useState } from 'react';
import { Anchor, CalendarCheck, Wallet } from 'lucide-react';
import { Notice } from '../../shared/acts/notice.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { Card } from '../../ui/card.tsx';
import { useSignInGate } from '../session/use-sign-in-gate.ts';
import { MailSent } from './mail-sent.tsx';
import {
  CreateAccountForm,
  ForgottenPasswordForm,
  NewPasswordForm,
  SecondStepForm,
  SignInForm,
  type SignInView,
} from './sign-in-forms.tsx';
import { definePage, inEnglish } from '../../shared/page/define-page.ts';
import { operatorDefaults } from '../operator-definition.ts';
import { ISLAND_NAME } from '#domain/island/ports.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  ...operatorDefaults('captains', 'operator-sign-in'),
  path: pagePatterns.operatorPortal,
  Page,
  server: import.meta.env.SSR
    ? {
        description: inEnglish(
          `For boat captains in ${ISLAND_NAME}: sign in, or create an account and list your boats.`,
        ),
      }
    : undefined,
});

function Page() {
  const { gate, notice, enter, recheck } = useSignInGate();
  return (
    <div className="page-width grid items-start gap-10 py-10 sm:py-16 lg:grid-cols-[1fr_28rem] lg:gap-20">
      <Card className="w-full max-w-xl lg:order-2">
        {notice && (
          <div className="mb-5">
            <Notice role="alert">
              <p>{notice}</p>
            </Notice>
          </div>
        )}
        {gate === 'entering' && <LoadingState />}
        {gate === 'second-step' && <SecondStepForm onPassed={enter} onLeft={recheck} />}
        {gate === 'new-password' && <NewPasswordForm onSet={enter} />}
        {gate === 'sign-in' && <SignInViews onSignedIn={enter} />}
      </Card>
      <SellingPoints />
    </div>
  );
}

function SignInViews({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [view, setView] = useState<SignInView>('sign-in');
  if (view === 'create-account') {
    return <CreateAccountForm onSignedIn={onSignedIn} onView={setView} />;
  }
  if (view === 'forgotten') return <ForgottenPasswordForm onView={setView} />;
  if (view === 'sign-in') return <SignInForm onSignedIn={onSignedIn} onView={setView} />;
  return <MailSent mail={view} onSignIn={() => setView('sign-in')} />;
}

const sellingPoints = [
  { Icon: Anchor, name: 'list' },
  { Icon: CalendarCheck, name: 'paid' },
  { Icon: Wallet, name: 'earned' },
] as const;

function SellingPoints() {
  const t = useMessages('operator-sign-in');
  return (
    <div className="max-w-xl lg:pt-7">
      <p className="font-semibold text-sea">{t.forCaptains}</p>
      <p className="section-title mt-2 leading-tight tracking-tight text-balance">{t.fillSeats}</p>
      <ul className="mt-6 flex flex-col gap-4 text-lg text-ink-soft">
        {sellingPoints.map(({ Icon, name }) => (
          <li key={name} className="flex gap-4">
            <Icon
              aria-hidden="true"
              className="mt-0.5 size-6 shrink-0 text-sea"
              strokeWidth={1.75}
            />
            {t.points[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useState, useEffect } from 'react';
import { LogOut, ShieldCheck } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import type { MeView } from '#contract/operator-api.ts';
import { LoadingState } from '../../layout/loading-state.tsx';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toasts.ts';
import { MyBoatsTab } from '../boats/my-boats-tab.tsx';
import { BookingsTab } from '../bookings/bookings-tab.tsx';
import { CalendarQuestions } from '../calendars/calendar-questions.tsx';
import { CalendarSection } from '../calendars/calendar-section.tsx';
import { useBankReturn } from '../featuring/use-bank-return.ts';
import { PaymentDetailsTab } from '../payouts/payment-details-tab.tsx';
import { SessionEndContext } from '../session/session-end.ts';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { useOperator } from '../session/use-operator.ts';
import { StatCards } from './stat-cards.tsx';
import { TwoStepDialog } from './two-step-dialog.tsx';

type TabName = 'boats' | 'bookings' | 'payment';

export function Page() {
  const { me, logOut, sessionEnd } = useOperator();
  if (!me) return <LoadingState />;
  return (
    <SessionEndContext value={sessionEnd}>
      <Dashboard me={me} logOut={logOut} />
      {sessionEnd.isAsking && (
        <SignInAgain me={me} onSignedIn={sessionEnd.begin} onPutOff={sessionEnd.putOff} />
      )}
    </SessionEndContext>
  );
}

function Dashboard({ me, logOut }: { me: MeView; logOut: () => Promise<void> }) {
  const [tab, setTab] = useState<TabName>('boats');
  useCalendarArrival();
  useBankReturn();
  return (
    <div className="page-width flex flex-col gap-8 py-8 sm:py-12">
      <DashboardHeader me={me} logOut={logOut} />
      <StatCards />
      <CalendarQuestions />
      <div className="bg-paper">
        <Tabs
          label="Dashboard"
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { name: 'boats', label: 'My Boats', content: <MyBoatsTab me={me} /> },
            { name: 'bookings', label: 'Bookings', content: <BookingsTab /> },
            { name: 'payment', label: 'Payment Details', content: <PaymentDetailsTab me={me} /> },
          ]}
        />
      </div>
      <CalendarSection />
    </div>
  );
}

export function DashboardHeader({ me, logOut }: { me: MeView; logOut: () => Promise<void> }) {
  const [isTwoStepOpen, setTwoStepOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="page-title">Welcome back, Captain!</h1>
        <p className="mt-2 text-lg text-ink-soft wrap-anywhere">{me.name}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="small" onClick={() => setTwoStepOpen(true)}>
          <ShieldCheck aria-hidden="true" className="size-4" />
          Two-step sign-in
        </Button>
        <Button variant="secondary" size="small" onClick={() => void logOut()}>
          <LogOut aria-hidden="true" className="size-4" />
          Logout
        </Button>
      </div>
      {isTwoStepOpen && <TwoStepDialog onClose={() => setTwoStepOpen(false)} />}
    </div>
  );
}

/** After the OAuth redirect: shows the outcome once. */
export function useCalendarArrival(): void {
  const search = useSearch();
  const [, navigate] = useLocation();
  const outcome = new URLSearchParams(search).get('calendar');
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'connected') showToast({ title: 'Calendar Updated' });
    else {
      const description = 'Your calendar was not connected. Please try again.';
      showToast({ title: 'Connection Failed', description, tone: 'destructive' });
    }
    navigate('/operator/dashboard', { replace: true });
  }, [outcome, navigate]);
}

import { useState } from 'react';
import type { MeView } from '#contract/operator-api.ts';
import { LoadingState } from '../../layout/loading-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MyBoatsTab } from '../boats/my-boats-tab.tsx';
import { BookingsTab } from '../bookings/bookings-tab.tsx';
import { CalendarQuestions } from '../calendars/calendar-questions.tsx';
import { CalendarSection } from '../calendars/calendar-section.tsx';
import { useCalendarArrival } from '../calendars/use-calendar-arrival.ts';
import { useBankReturn } from '../featuring/use-bank-return.ts';
import { PaymentDetailsTab } from '../payouts/payment-details-tab.tsx';
import { SessionEndContext } from '../session/session-end.ts';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { useOperator } from '../session/use-operator.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { StatCards } from './stat-cards.tsx';

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

import { useState, useEffect } from 'react';
import {
  LogOut,
  ShieldCheck,
  CalendarCheck,
  CalendarDays,
  DollarSign,
  FileBadge,
  Sailboat,
  Star,
  type LucideIcon,
} from 'lucide-react';
import { Link, useLocation, useSearch } from 'wouter';
import { useQuery } from '@tanstack/react-query';
import type { MeView } from '#contract/operator-api.ts';
import { formatDollars } from '#domain/money.ts';
import { ratingLabel } from '#domain/ratings.ts';
import { callEndpoint } from '../../api.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { useClaims } from '../../layout/site-settings.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toasts.ts';
import { MyBoatsTab } from '../boats/my-boats-tab.tsx';
import { BookingsTab } from '../bookings/bookings-tab.tsx';
import { CalendarQuestions } from '../calendars/calendar-questions.tsx';
import { CalendarSection } from '../calendars/calendar-section.tsx';
import { CallOffButton } from '../call-offs/call-off-dialog.tsx';
import { CallOffsSoFar } from '../call-offs/call-offs-so-far.tsx';
import { useBoarding } from '../day/use-boarding.ts';
import { DocumentsNotice } from '../documents/documents-notice.tsx';
import { useBankReturn } from '../featuring/feature-payment-outcome.ts';
import { PaymentDetailsTab } from '../payouts/payment-details-tab.tsx';
import { metricsQuery } from '../session/operator-requests.ts';
import { SessionEndContext, useOperator } from '../session/operator-session.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { TwoStepDialog } from './two-step-dialog.tsx';

type TabName = 'boats' | 'bookings' | 'payment';

export function Page() {
  const { me, logOut, sessionEnd } = useOperator();
  if (!me) return <LoadingState />;
  return (
    <SessionEndContext value={sessionEnd}>
      <Dashboard me={me} logOut={logOut} />
      {sessionEnd.isAsking && (
        <SignInAgain me={me} onSignedIn={sessionEnd.resume} onDismiss={sessionEnd.dismiss} />
      )}
    </SessionEndContext>
  );
}

function Dashboard({ me, logOut }: { me: MeView; logOut: () => Promise<void> }) {
  const [tab, setTab] = useState<TabName>('boats');
  useCalendarReturn();
  useBankReturn();
  useLateTicks(me);
  return (
    <div className="page-width flex flex-col gap-8 py-8 sm:py-12">
      <DashboardHeader me={me} logOut={logOut} />
      <StatCards />
      <DocumentsNotice />
      <CalendarQuestions />
      <div className="bg-paper">
        <Tabs
          label="Dashboard"
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { name: 'boats', label: 'My Boats', content: <MyBoatsTab me={me} /> },
            {
              name: 'bookings',
              label: 'Bookings',
              content: (
                <>
                  <CallOffsSoFar />
                  <BookingsTab />
                </>
              ),
            },
            { name: 'payment', label: 'Payment Details', content: <PaymentDetailsTab me={me} /> },
          ]}
        />
      </div>
      <CalendarSection />
    </div>
  );
}

function DashboardHeader({ me, logOut }: { me: MeView; logOut: () => Promise<void> }) {
  const { day: today } = useIslandNow();
  const [isTwoStepOpen, setTwoStepOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="page-title">Welcome back, Captain!</h1>
        <p className="mt-2 text-lg text-ink-soft wrap-anywhere">{me.name}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link href={`/operator/day/${today}`} className={buttonLook({ size: 'small' })}>
          <CalendarCheck aria-hidden="true" className="size-4" />
          Today
        </Link>
        <CallOffButton />
        <Link
          href="/operator/documents"
          className={buttonLook({ variant: 'ghost', size: 'small' })}
        >
          <FileBadge aria-hidden="true" className="size-4" />
          Documents
        </Link>
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

/** Ticks of the dock that still wait on this phone are sent from here, too. */
function useLateTicks(me: MeView): void {
  useBoarding({
    scope: me.id,
    date: '',
    by: 'captain',
    send: (acts) => callEndpoint('POST /api/operator/boarding', { payload: { acts } }),
    onKept: () => undefined,
  });
}

/** After the OAuth redirect: shows the outcome once. */
function useCalendarReturn(): void {
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

/** The four metrics of the dashboard; a dash for unknown ones. */
function StatCards() {
  const { data, isPending } = useQuery(metricsQuery());
  const { boatRating } = useClaims();
  const shown = (value: string | undefined) => value ?? (isPending ? null : '–');
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      <StatCard name="Total Boats" value={shown(data && String(data.totalBoats))} Icon={Sailboat} />
      <StatCard
        name="This Month"
        value={shown(data && String(data.bookingsThisMonth))}
        note="bookings"
        Icon={CalendarDays}
      />
      <StatCard
        name="Revenue"
        value={shown(data && `$${data.revenue.toLocaleString('en-US')}`)}
        {...(data && data.byHandCents > 0 && { note: byHandNote(data.byHandCents) })}
        Icon={DollarSign}
      />
      <StatCard
        name="Rating"
        value={shown(data && (ratingLabel(data.rating, boatRating) ?? undefined))}
        {...(data?.rating && { note: `from ${data.rating.count} reviews` })}
        Icon={Star}
      />
    </dl>
  );
}

/** What the operator took themselves is none of the revenue. */
function byHandNote(cents: number): string {
  return `and ${formatDollars(cents)} by hand`;
}

type StatCardProps = {
  name: string;
  /** Null while it is loading. */
  value: string | null;
  note?: string;
  Icon: LucideIcon;
};

function StatCard({ name, value, note, Icon }: StatCardProps) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-card p-4 sm:p-5">
      <dt className="flex items-center justify-between gap-2 text-sm font-semibold text-ink-soft">
        {name}
        <Icon aria-hidden="true" className="size-5 text-sea" />
      </dt>
      <dd className="mt-1 text-2xl leading-tight font-bold tabular-nums wrap-anywhere sm:text-3xl">
        {value ?? <span className="shimmer block h-8 w-16 rounded-md" />}
        {note && value !== null && (
          <span className="ml-1.5 text-sm font-normal text-ink-soft">{note}</span>
        )}
      </dd>
    </div>
  );
}

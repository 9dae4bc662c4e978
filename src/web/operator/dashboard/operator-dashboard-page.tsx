import { useState, useEffect } from 'react';
import {
  LogOut,
  CalendarCheck,
  CalendarDays,
  DollarSign,
  Sailboat,
  Star,
  type LucideIcon,
} from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { useQuery } from '@tanstack/react-query';
import type { MeView } from '#contract/operator/operator-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { localizeRating, localizeWholeDollars } from '#i18n/formats/language-formats.ts';
import { getRatingLabel } from '#domain/reviews/ratings.ts';
import { callEndpoint } from '../../api.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { useClaims } from '../../shared/site/site-settings.tsx';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toasts.ts';
import { MyBoatsTab } from '../boats/my-boats-tab.tsx';
import { BookingsTab } from '../bookings/bookings-tab.tsx';
import { CalendarQuestions } from '../calendars/calendar-questions.tsx';
import { CalendarSection } from '../calendars/calendar-section.tsx';
import { CallOffHistory } from '../call-offs/call-off-history.tsx';
import { useBoarding } from '../day/boarding/use-boarding.ts';
import { useBankReturn } from '../featuring/feature-payment-outcome.ts';
import { PaymentDetailsTab } from '../payouts/payment-details-tab.tsx';
import { metricsQuery, overviewQuery } from '../session/operator-requests.ts';
import { OperatorFrame } from '../sign-in/operator-frame.tsx';
import { DashboardLinks } from './dashboard-links.tsx';
import { DashboardOverview } from './dashboard-overview.tsx';
import { TABS_ID, type TabName } from './waiting-list.tsx';
import { definePage, inEnglish } from '../../shared/page/define-page.ts';
import { operatorDefaults } from '../operator-definition.ts';
import { ButtonLink } from '../../shared/page/button-link.tsx';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...operatorDefaults(
    'dashboard',
    'portal-sailing',
    'portal-call-offs',
    'reviews',
    'details',
    'operator-dashboard',
    'operator-session',
    'operator-sign-in',
    'operator-boats',
    'operator-availability',
    'operator-photos',
    'operator-featuring',
    'operator-reviews',
    'operator-bookings',
    'operator-manual-bookings',
    'operator-changes',
    'operator-calendars',
    'operator-call-offs',
    'operator-day',
    'operator-documents',
    'operator-payouts',
  ),
  path: portalPatterns.operatorDashboard,
  Page,
  server: import.meta.env.SSR
    ? {
        description: inEnglish(
          'A captain’s boats, their bookings and calendars, and how they are paid out.',
        ),
      }
    : undefined,
});

function Page() {
  return <OperatorFrame>{(me, logOut) => <Dashboard me={me} logOut={logOut} />}</OperatorFrame>;
}

function Dashboard({ me, logOut }: { me: MeView; logOut: () => Promise<void> }) {
  const [tab, setTab] = useState<TabName>('boats');
  const { isPending } = useQuery({ ...overviewQuery(), refetchOnMount: 'always' });
  useCalendarReturn();
  useBankReturn();
  useLateTicks(me);
  return (
    <div className="page-width flex min-h-dvh flex-col gap-4 py-4 sm:gap-8 sm:py-12">
      <DashboardHeader me={me} logOut={logOut} />
      <DashboardOverview onOpenTab={setTab} />
      {/* Stays hidden until the overview above has loaded, so that the overview does not shift the layout. */}
      <div className={isPending ? 'hidden' : 'flex flex-col gap-8'}>
        <DashboardLinks />
        <StatCards />
        <CalendarQuestions />
        <DashboardTabs me={me} tab={tab} onChoose={setTab} />
        <CalendarSection />
      </div>
    </div>
  );
}

type DashboardTabsProps = { me: MeView; tab: TabName; onChoose: (tab: TabName) => void };

function DashboardTabs({ me, tab, onChoose }: DashboardTabsProps) {
  const t = useMessages('operator-dashboard');
  const labels = useMessages('portal-labels');
  return (
    <div id={TABS_ID} tabIndex={-1} className="scroll-mt-4 bg-paper outline-none">
      <Tabs
        label={labels.dashboard}
        chosen={tab}
        onChoose={onChoose}
        tabs={[
          { name: 'boats', label: labels.myBoats, content: <MyBoatsTab me={me} /> },
          {
            name: 'bookings',
            label: labels.bookings,
            content: (
              <>
                <CallOffHistory />
                <BookingsTab />
              </>
            ),
          },
          {
            name: 'payment',
            label: t.paymentDetails,
            content: <PaymentDetailsTab me={me} />,
          },
        ]}
      />
    </div>
  );
}

function DashboardHeader({ me, logOut }: { me: MeView; logOut: () => Promise<void> }) {
  const t = useMessages('operator-dashboard');
  const actionMessages = useMessages('portal-actions');
  const labels = useMessages('portal-labels');
  const { day: today } = useIslandNow();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <h1 className="page-title">{t.welcome}</h1>
        <p className="mt-1 text-lg text-ink-soft wrap-anywhere">{me.name}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={portalPaths.operatorDay({ date: today })} size="small">
          <CalendarCheck aria-hidden="true" className="size-4" />
          {labels.today}
        </ButtonLink>
        <Button variant="secondary" size="small" onClick={() => void logOut()}>
          <LogOut aria-hidden="true" className="size-4" />
          {actionMessages.logOut}
        </Button>
      </div>
    </div>
  );
}

/** Sends ticks that are still queued on this phone. */
function useLateTicks(me: MeView): void {
  useBoarding({
    scope: me.id,
    date: '',
    by: 'captain',
    send: (acts) => callEndpoint('POST /api/operator/boarding', { payload: { acts } }),
    onKept: () => undefined,
  });
}

/** Shows the outcome of the OAuth redirect once. */
function useCalendarReturn(): void {
  const t = useMessages('operator-dashboard');
  const actionMessages = useMessages('portal-actions');
  const search = useSearch();
  const [, navigate] = useLocation();
  const outcome = new URLSearchParams(search).get('calendar');
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'connected') showToast({ title: actionMessages.calendarUpdated });
    else {
      const description = t.notConnected;
      showToast({ title: actionMessages.connectionFailed, description, tone: 'destructive' });
    }
    navigate(portalPaths.operatorDashboard(), { replace: true });
  }, [outcome, navigate, t, actionMessages]);
}

/** Shows the four metrics of the dashboard; a dash for unknown ones. */
function StatCards() {
  const t = useMessages('operator-dashboard');
  const labels = useMessages('portal-labels');
  const shared = useMessages('portal-shared');
  const { language, money } = useFormats();
  const { data, isPending } = useQuery(metricsQuery());
  const { boatRating } = useClaims();
  const shown = (value: string | undefined) => value ?? (isPending ? null : '–');
  const rating = data && getRatingLabel(data.rating, boatRating);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      <StatCard
        name={t.totalBoats}
        value={shown(data && String(data.totalBoats))}
        Icon={Sailboat}
      />
      <StatCard
        name={t.thisMonth}
        value={shown(data && String(data.bookingsThisMonth))}
        note={t.bookingsNote(data?.bookingsThisMonth ?? 0)}
        Icon={CalendarDays}
      />
      <StatCard
        name={labels.revenue}
        value={shown(data && localizeWholeDollars(language, data.revenue))}
        explanation={shared.revenueNote}
        // Excludes payments to the operator, which are not revenue.
        {...(data && data.byHandCents > 0 && { note: t.byHand(money(data.byHandCents)) })}
        Icon={DollarSign}
      />
      <StatCard
        name={t.rating}
        value={shown(rating ? localizeRating(language, rating) : undefined)}
        {...(data?.rating && { note: t.fromReviews(data.rating.count) })}
        Icon={Star}
      />
    </dl>
  );
}

type StatCardProps = {
  name: string;
  /** Null while loading. */
  value: string | null;
  note?: string;
  explanation?: string;
  Icon: LucideIcon;
};

function StatCard({ name, value, note, explanation, Icon }: StatCardProps) {
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
        {explanation && (
          <span className="mt-1 block text-sm font-normal text-ink-soft">{explanation}</span>
        )}
      </dd>
    </div>
  );
}

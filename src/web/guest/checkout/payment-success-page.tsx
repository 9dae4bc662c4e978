import { useEffect, type ReactNode } from 'react';
import { paths } from '#contract/pages/paths.ts';
import type { BookingMessages } from '#i18n/catalogues/messages.ts';
import { POLL_EVERY_MS } from '#domain/bookings/settlements.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useAddress } from '../../shared/language/use-address.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { settlementQuery } from '../../shared/requests/booked-trip-requests.ts';
import { fullTitle } from '../../shared/page/document-head.ts';
import {
  definePage,
  type PageContext,
  type PageHead,
  type PageInput,
} from '../../shared/page/define-page.ts';
import { Button, Spinner } from '../../ui/button.tsx';
import { ScriptlessRedirect } from './scriptless-redirect.tsx';
import { findServerSettlement, useSettlement } from './use-settlement.ts';
import { ButtonLink } from '../../shared/page/button-link.tsx';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.paymentSuccess,
  search: ['session_id', 'try'],
  messages: ['booking'],
  // Polls on the server for visitors without JavaScript; their page reloads itself.
  load: ({ search }) =>
    search.session_id && search.try ? [settlementQuery(search.session_id)] : [],
  head,
  Page,
  robots: 'disallow',
  isShared: false,
  server: import.meta.env.SSR
    ? { description: ({ messages: { descriptions } }) => descriptions.paymentSuccess }
    : undefined,
});

function head({ search, client, messages: { booking } }: PageContext): PageHead {
  const sessionId = search.session_id ?? '';
  if (!sessionId) return { title: booking.invalidSession };
  const settled = client.getQueryData(settlementQuery(sessionId).queryKey);
  const tries = Number(search.try) || 0;
  const seen = findServerSettlement(client, sessionId, tries).kind;
  const nextTry = { afterSeconds: POLL_EVERY_MS / 1000, to: tryAddress(sessionId, tries + 1) };
  return {
    title: getTitles(booking)[seen],
    ...(seen === 'waiting' && { withoutScripts: nextTry }),
    ...(settled && 'id' in settled && { redirect: paths.confirmation({ bid: settled.id }) }),
  };
}

function getTitles(t: BookingMessages) {
  return {
    waiting: t.processing,
    booked: t.processing,
    over: t.notCompleted,
    unknown: t.paymentNotFound,
    late: t.paymentProcessing,
  };
}

/** Handles the return from the payment page (spec 2: payment-success page). */
function Page({ search }: PageInput) {
  const t = useMessages('booking');
  if (search.session_id) {
    return <Settling sessionId={search.session_id} serverTries={Number(search.try) || 0} />;
  }
  return (
    <ErrorState isPage title={t.invalidSession} text={t.invalidSessionText}>
      <HomeLink />
    </ErrorState>
  );
}

function Settling({ sessionId, serverTries }: { sessionId: string; serverTries: number }) {
  const t = useMessages('booking');
  const localizeAddress = useAddress();
  const settlement = useSettlement(sessionId, serverTries);
  const titles = getTitles(t);
  switch (settlement.kind) {
    case 'waiting':
    case 'booked':
      return <Processing nextTry={localizeAddress(tryAddress(sessionId, serverTries + 1))} />;
    case 'over':
      return (
        <Unsettled
          title={titles.over}
          text={settlement.status === 'refunded' ? t.paymentTooLate : t.paymentExpired}
          sessionId={sessionId}
        >
          <ButtonLink href={paths.listing()}>{t.browse}</ButtonLink>
        </Unsettled>
      );
    case 'unknown':
      return <Unsettled title={titles.unknown} text={t.unknownText} sessionId={sessionId} />;
    case 'late':
      return (
        <Unsettled title={titles.late} text={t.lateText} sessionId={sessionId}>
          <form action={localizeAddress(paths.paymentSuccess())}>
            <input type="hidden" name="session_id" value={sessionId} />
            <Button type="submit">{t.checkAgain}</Button>
          </form>
        </Unsettled>
      );
  }
}

/** Returns the URL at which the server polls again, for visitors without JavaScript. */
function tryAddress(sessionId: string, serverTry: number): string {
  return paths.paymentSuccess({ session_id: sessionId, try: String(serverTry) });
}

function Processing({ nextTry }: { nextTry: string }) {
  const t = useMessages('booking');
  return (
    <div
      role="status"
      className="page-width flex min-h-[60vh] flex-col items-center [overflow-anchor:none] justify-center gap-6 py-16 text-center"
    >
      <Spinner className="text-4xl text-sea" />
      <h1 className="section-title">{t.processingNow}</h1>
      <p className="text-ink-soft">{t.keepOpen}</p>
      <ScriptlessRedirect to={nextTry} label={t.seeDone} />
    </div>
  );
}

type UnsettledProps = { title: string; text: string; sessionId: string; children?: ReactNode };

function Unsettled({ title, text, sessionId, children }: UnsettledProps) {
  const t = useMessages('booking');
  useEffect(() => {
    document.title = fullTitle({ title });
  }, [title]);
  return (
    <div className="page-width flex min-h-[60vh] flex-col items-center [overflow-anchor:none] justify-center py-16 text-center">
      <h1 className="section-title">{title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {children}
        <HomeLink isSecondary={children !== undefined} />
      </div>
      <p className="mt-8 max-w-prose text-ink-soft">
        {renderRichMessage(t.needHelp, { support: <SupportLink /> })}
        <code className="mt-2 block rounded-field bg-shallows p-3 text-sm break-all text-ink">
          {sessionId}
        </code>
      </p>
    </div>
  );
}

function SupportLink({ children }: { children?: ReactNode }) {
  const { supportEmail } = useSiteFacts();
  return (
    <a href={`mailto:${supportEmail}`} className="text-link">
      {children}
    </a>
  );
}

function HomeLink({ isSecondary = false }: { isSecondary?: boolean }) {
  const t = useMessages('booking');
  return (
    <ButtonLink href="/" variant={isSecondary ? 'secondary' : 'primary'}>
      {t.backHome}
    </ButtonLink>
  );
}

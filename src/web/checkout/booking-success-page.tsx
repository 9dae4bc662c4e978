import type { QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { POLL_EVERY_MS } from '#domain/settlements.ts';
import { ErrorState } from '../layout/error-state.tsx';
import { useSiteFacts } from '../layout/site-settings.tsx';
import { settlementQuery } from '../queries.ts';
import { fullTitle } from '../router/document-head.ts';
import type { PageHead, PageInput } from '../router/site-route.ts';
import { Button, buttonLook, Spinner } from '../ui/button.tsx';
import { ScriptlessRedirect } from './scriptless-redirect.tsx';
import { seenByServer, useSettlement } from './use-settlement.ts';

export function head({ search }: PageInput, client: QueryClient): PageHead {
  const sessionId = search.session_id ?? '';
  if (!sessionId) return { title: 'Invalid Session', isIndexed: false };
  const settled = client.getQueryData(settlementQuery(sessionId).queryKey);
  const seen = seenByServer(client, sessionId, Number(search.try) || 0).kind;
  return {
    title: titles[seen],
    isIndexed: false,
    ...(settled && 'id' in settled && { redirect: `/booking/confirmation?bid=${settled.id}` }),
  };
}

const titles = {
  waiting: 'Processing Your Booking',
  booked: 'Processing Your Booking',
  over: 'Payment Not Completed',
  unknown: 'Payment Not Found',
  late: 'Payment Processing',
};

/** Where the payment page sends the visitor back to (spec 2: payment-success page). */
export function Page({ search }: PageInput) {
  if (search.session_id) {
    return <Settling sessionId={search.session_id} serverTries={Number(search.try) || 0} />;
  }
  return (
    <ErrorState
      isPage
      title="Invalid Session"
      text="This address names no payment. If you have just paid, please use the link in your confirmation email."
    >
      <HomeLink />
    </ErrorState>
  );
}

function Settling({ sessionId, serverTries }: { sessionId: string; serverTries: number }) {
  const settlement = useSettlement(sessionId, serverTries);
  switch (settlement.kind) {
    case 'waiting':
    case 'booked':
      return <Processing nextTry={tryAddress(sessionId, serverTries + 1)} />;
    case 'over':
      return (
        <Unsettled title={titles.over} text={settlement.message} sessionId={sessionId}>
          <Link href="/booking" className={buttonLook()}>
            Browse boats
          </Link>
        </Unsettled>
      );
    case 'unknown':
      return (
        <Unsettled
          title={titles.unknown}
          text="We know no payment of this number."
          sessionId={sessionId}
        />
      );
    case 'late':
      return (
        <Unsettled
          title={titles.late}
          text="Your payment is still being processed. This can take a few minutes; your confirmation is mailed to you as soon as it is done."
          sessionId={sessionId}
        >
          <form action="/booking/success">
            <input type="hidden" name="session_id" value={sessionId} />
            <Button type="submit">Check Again</Button>
          </form>
        </Unsettled>
      );
  }
}

/** Where the server polls once more, for a visitor without scripts. */
function tryAddress(sessionId: string, serverTry: number): string {
  const query = new URLSearchParams({ session_id: sessionId, try: String(serverTry) });
  return `/booking/success?${query.toString()}`;
}

function Processing({ nextTry }: { nextTry: string }) {
  return (
    <div
      role="status"
      className="page-width flex min-h-[60vh] flex-col items-center [overflow-anchor:none] justify-center gap-6 py-16 text-center"
    >
      <Spinner className="text-4xl text-sea" />
      <h1 className="section-title">Processing Your Booking...</h1>
      <p className="text-ink-soft">Please keep this page open. It takes a few seconds.</p>
      <ScriptlessRedirect
        to={nextTry}
        afterSeconds={POLL_EVERY_MS / 1000}
        words="See whether it is done"
      />
    </div>
  );
}

type UnsettledProps = { title: string; text: string; sessionId: string; children?: ReactNode };

function Unsettled({ title, text, sessionId, children }: UnsettledProps) {
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
        Need help? <SupportLink /> and quote this session id:
        <code className="mt-2 block rounded-field bg-shallows p-3 text-sm break-all text-ink">
          {sessionId}
        </code>
      </p>
    </div>
  );
}

function SupportLink() {
  const { supportEmail } = useSiteFacts();
  return (
    <a href={`mailto:${supportEmail}`} className="text-link">
      Contact support
    </a>
  );
}

function HomeLink({ isSecondary = false }: { isSecondary?: boolean }) {
  return (
    <Link href="/" className={buttonLook({ variant: isSecondary ? 'secondary' : 'primary' })}>
      Back to Homepage
    </Link>
  );
}

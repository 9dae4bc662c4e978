import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { OwnDocumentsView } from '#contract/operator/document-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import {
  SessionEndContext,
  useLeaveWhenSignedOut,
  useOperator,
} from '../session/operator-session.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { DocumentCard } from './document-card.tsx';
import { ownDocumentsQuery } from './document-requests.ts';
import { describeTask } from './describe-documents.ts';
import { UncoveredTripsNotices } from './uncovered-trips-notice.tsx';
import { definePage, inEnglish } from '../../shared/page/define-page.ts';
import { portalHead } from '../../shared/page/portal-head.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';
import { LoadFailure } from '../session/load-failure.tsx';

export default definePage({
  path: portalPatterns.operatorDocuments,
  messages: [
    'portal-shared',
    'portal-labels',
    'portal-acts',
    'portal-problems',
    'problems',
    'trips',
    'operator-documents',
    'operator-sign-in',
  ],
  head: portalHead('documents'),
  Page,
  robots: 'noindex',
  server: import.meta.env.SSR
    ? {
        description: inEnglish(
          'A captain’s licence and insurance: what is missing, what is checked, and until when boats are listed.',
        ),
      }
    : undefined,
});

function Page() {
  const labels = useMessages('portal-labels');
  const { me, sessionEnd } = useOperator();
  if (!me) return <LoadingState />;
  return (
    <SessionEndContext value={sessionEnd}>
      <div className="page-width flex flex-col gap-6 pt-4 pb-16 sm:pt-6">
        <div>
          <Link
            href={portalPaths.operatorDashboard()}
            className="-ml-1 inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            {labels.dashboard}
          </Link>
          <h1 className="page-title mt-2">{labels.documents}</h1>
        </div>
        <Documents />
      </div>
      {sessionEnd.isAsking && (
        <SignInAgain me={me} onSignedIn={sessionEnd.resume} onDismiss={sessionEnd.dismiss} />
      )}
    </SessionEndContext>
  );
}

function Documents() {
  const t = useMessages('operator-documents');
  const { data, error, refetch } = useQuery({ ...ownDocumentsQuery(), refetchOnMount: 'always' });
  useLeaveWhenSignedOut(error);
  if (!data && error) {
    return <LoadFailure title={t.notLoaded} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <LoadingState />;
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t.why}</p>
      <WhatItMeans view={data} />
      <UncoveredTripsNotices uncovered={data.uncovered} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {data.documents.map((document) => (
          <DocumentCard key={document.kind} document={document} />
        ))}
      </div>
    </>
  );
}

function WhatItMeans({ view }: { view: OwnDocumentsView }) {
  const t = useMessages('operator-documents');
  const formats = useFormats();
  const { day: today } = useIslandNow();
  const task = describeTask(view, today, { t, formats });
  if (task !== null) {
    return (
      <Notice role="status">
        <p className="font-bold">{task.title}</p>
        <p className="mt-1">{task.text}</p>
      </Notice>
    );
  }
  if (!view.areNeeded || view.listedUntil === null) return null;
  return (
    <p role="status" className="font-semibold">
      {t.listedUntil(formats.fullDay(view.listedUntil))}
    </p>
  );
}

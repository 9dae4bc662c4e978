import { useQuery } from '@tanstack/react-query';
import type { OwnDocumentsView } from '#contract/operator/document-api.ts';
import { QueryState } from '../../shared/states/query-state.tsx';
import { Notice } from '../../shared/acts/notice.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { useLeaveWhenSignedOut } from '../session/operator-session.ts';
import { OperatorSubpage } from '../sign-in/operator-subpage.tsx';
import { DocumentCard } from './document-card.tsx';
import { operatorDocumentsQuery } from './document-requests.ts';
import { describeTask } from './describe-documents.ts';
import { UncoveredTripsNotices } from './uncovered-trips-notice.tsx';
import { definePage, inEnglish } from '../../shared/page/define-page.ts';
import { operatorDefaults } from '../operator-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...operatorDefaults('documents', 'operator-documents', 'operator-sign-in'),
  path: portalPatterns.operatorDocuments,
  Page,
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
  return (
    <OperatorSubpage title={labels.documents}>
      <Documents />
    </OperatorSubpage>
  );
}

function Documents() {
  const t = useMessages('operator-documents');
  const state = useQuery({ ...operatorDocumentsQuery(), refetchOnMount: 'always' });
  useLeaveWhenSignedOut(state.error);
  return (
    <QueryState state={state} errorTitle={t.notLoaded}>
      {(view) => (
        <>
          <p className="max-w-prose text-ink-soft">{t.why}</p>
          <WhatItMeans view={view} />
          <UncoveredTripsNotices uncovered={view.uncovered} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {view.documents.map((document) => (
              <DocumentCard key={document.kind} document={document} />
            ))}
          </div>
        </>
      )}
    </QueryState>
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

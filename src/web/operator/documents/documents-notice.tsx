import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { ownDocumentsQuery } from './document-requests.ts';
import { describeTask } from './describe-documents.ts';
import { UncoveredTripsNotices } from './uncovered-trips-notice.tsx';

/** Reminds the operator on the dashboard of the documents they need to send. */
export function DocumentsNotice() {
  const t = useMessages('operator-documents');
  const formats = useFormats();
  const { data } = useQuery({ ...ownDocumentsQuery(), refetchOnMount: 'always' });
  const { day: today } = useIslandNow();
  const task = data ? describeTask(data, today, { t, formats }) : null;
  return (
    <>
      {task && (
        <Notice>
          <h2 className="font-bold">{task.title}</h2>
          <p className="mt-1">
            {task.text}{' '}
            <Link href={portalPaths.operatorDocuments()} className="text-link">
              {t.open}
            </Link>
          </p>
        </Notice>
      )}
      {data && <UncoveredTripsNotices uncovered={data.uncovered} hasLink />}
    </>
  );
}

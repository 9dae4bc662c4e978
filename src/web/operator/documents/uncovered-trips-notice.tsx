import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { OwnDocumentsView } from '#contract/operator/document-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import type { Day } from '#domain/time/days.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { operatorDocumentsQuery } from './document-requests.ts';
import { describeUncovered } from './describe-documents.ts';

type Uncovered = OwnDocumentsView['uncovered'];

/** Warns on the day page about documents that end before that day, if guests have paid for trips after their end. */
export function DayNotCoveredNotice({ date }: { date: Day }) {
  const { data } = useQuery(operatorDocumentsQuery());
  const uncovered = data?.uncovered.filter(({ endsOn }) => endsOn < date) ?? [];
  return <UncoveredTripsNotices uncovered={uncovered} hasLink />;
}

type NoticesProps = { uncovered: Uncovered; hasLink?: boolean };

/** Renders one notice for each document that ends before paid trips. */
export function UncoveredTripsNotices({ uncovered, hasLink = false }: NoticesProps) {
  const t = useMessages('operator-documents');
  const formats = useFormats();
  const { day: today } = useIslandNow();
  return uncovered.map((each) => {
    const { title, text } = describeUncovered(each, today, { t, formats });
    return (
      <Notice key={each.kind}>
        <h2 className="font-bold">{title}</h2>
        <p className="mt-1">
          {text}
          {hasLink && ' '}
          {hasLink && (
            <Link href={portalPaths.operatorDocuments()} className="text-link">
              {t.open}
            </Link>
          )}
        </p>
      </Notice>
    );
  });
}

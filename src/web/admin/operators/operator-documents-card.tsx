import { Link } from 'wouter';
import type { AdminOperatorView } from '#contract/admin/admin-operator-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TitledCard } from '../../shared/page/titled-card.tsx';

type Documents = Pick<AdminOperatorView, 'documents' | 'listedUntil'>;

export function OperatorDocumentsCard({ documents, listedUntil }: Documents) {
  const t = useMessages('admin-operators');
  const labels = useMessages('portal-labels');
  const { fullDay } = useFormats();
  return (
    <TitledCard title={labels.documents}>
      <ul className="divide-y divide-line">
        {documents.map(({ kind, standing, expiresOn, uncovered }) => (
          <li
            key={kind}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2"
          >
            <span>{t.documentKinds[kind]}</span>
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              {expiresOn && (
                <span className="text-ink-soft">{t.goodUntil(fullDay(expiresOn))}</span>
              )}
              <Badge tone={standing === 'accepted' || standing === 'awaiting' ? 'plain' : 'danger'}>
                {t.documentStandings[standing]}
              </Badge>
            </span>
            {uncovered && (
              <span className="w-full font-semibold">
                {labels.paidTripsAfter(uncovered.trips, fullDay(uncovered.firstDay))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">
        <ListedUntil day={listedUntil} />{' '}
        <Link href={portalPaths.adminDocuments()} className="text-link">
          {t.documentsToCheck}
        </Link>
      </p>
    </TitledCard>
  );
}

function ListedUntil({ day }: { day: string | null }) {
  const t = useMessages('admin-operators');
  const { fullDay } = useFormats();
  const today = useIslandNow().day;
  if (day === null) return t.listedWithout;
  return day < today ? t.unlistedWithout : t.listedUntil(fullDay(day));
}

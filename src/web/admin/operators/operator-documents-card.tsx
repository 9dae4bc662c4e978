import { Link } from 'wouter';
import type { AdminOperatorView } from '#contract/admin-operator-api.ts';
import { formatFullDay } from '#domain/days.ts';
import { documentNames, type DocumentStanding } from '#domain/documents.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';

const standings: Readonly<Record<DocumentStanding, string>> = {
  missing: 'Not sent',
  awaiting: 'To check',
  accepted: 'Accepted',
  refused: 'Refused',
  expired: 'Run out',
};

type Documents = Pick<AdminOperatorView, 'documents' | 'listedUntil'>;

/** Where an operator stands with their documents, and what that means for their boats. */
export function OperatorDocumentsCard({ documents, listedUntil }: Documents) {
  return (
    <Card>
      <CardTitle>Documents</CardTitle>
      <ul className="divide-y divide-line">
        {documents.map(({ kind, standing, expiresOn }) => (
          <li
            key={kind}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2"
          >
            <span>{documentNames[kind]}</span>
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              {expiresOn && (
                <span className="text-ink-soft">good until {formatFullDay(expiresOn)}</span>
              )}
              <Badge tone={standing === 'accepted' || standing === 'awaiting' ? 'plain' : 'danger'}>
                {standings[standing]}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">
        <ListedUntil day={listedUntil} />{' '}
        <Link href="/admin/documents" className="text-link">
          Documents to check
        </Link>
      </p>
    </Card>
  );
}

function ListedUntil({ day }: { day: string | null }) {
  const today = useIslandNow().day;
  if (day === null) return 'Boats stay listed without documents, as the owner has set it.';
  if (day < today) return 'Without them their boats are not listed.';
  return `By them their boats may be listed until ${formatFullDay(day)}.`;
}

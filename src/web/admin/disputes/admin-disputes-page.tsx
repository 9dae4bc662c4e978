import type { DisputeView } from '#contract/admin/admin-dispute-api.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { EntryLink, FileLink } from '../layout/admin-links.tsx';
import { defineAdminList } from '../layout/define-admin-list.tsx';

export default defineAdminList('admin-disputes', {
  path: portalPatterns.adminDisputes,
  title: 'disputes',
  permission: 'see-disputes',
  call: 'GET /api/admin/disputes',
  search: ['show'],
  texts: ({ t }) => ({
    filters: t.filter,
    items: t.title,
    one: t.one,
    many: t.many,
    emptyTitle: t.none,
    emptyText: t.noneText,
  }),
  filters: ({ t, actionMessages }) => ({
    show: { label: actionMessages.show, choices: { '': t.onlyOpen, all: t.all } },
  }),
  explanation: ({ t }) => t.explanation,
  columns: ({ t, labels, formats: { instant, money } }) => [
    {
      head: t.paymentOf,
      cell: ({ booking, operatorName }) =>
        booking === null ? (
          t.forFeaturing(isolateName(operatorName))
        ) : (
          <>
            <EntryLink list="bookings" id={booking.id} name={booking.code} />{' '}
            <bdi>{booking.customerName}</bdi>
          </>
        ),
    },
    { head: labels.reason, cell: ({ reason }) => reason },
    { head: labels.status, cell: (dispute) => <Stage dispute={dispute} /> },
    {
      head: t.dueBy,
      cell: ({ dueBy }) => (dueBy === null ? t.nothingDue : instant(dueBy)),
    },
    { head: labels.amount, cell: ({ cents }) => money(cents), isNumber: true },
    { head: t.takenBack, cell: ({ takenCents }) => money(takenCents), isNumber: true },
    {
      head: t.evidence,
      cell: ({ id, booking }) => (
        <FileLink
          href={`/api/admin/disputes/${id}/evidence.txt`}
          content={booking?.code ?? id}
          label={t.evidenceFile}
        />
      ),
    },
  ],
});

function Stage({ dispute: { stage, isInquiry } }: { dispute: DisputeView }) {
  const t = useMessages('admin-disputes');
  const name = t.stages[stage];
  return (
    <Badge tone={stage === 'open' || stage === 'lost' ? 'danger' : 'plain'}>
      {isInquiry ? t.questionSoFar(name) : name}
    </Badge>
  );
}

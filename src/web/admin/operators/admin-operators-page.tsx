import { portalPatterns } from '#contract/pages/portal-paths.ts';
import { EntryLink, MailLink } from '../layout/admin-links.tsx';
import { defineAdminList } from '../layout/define-admin-list.tsx';
import { OperatorStatusBadge } from '../layout/status-badges.tsx';

export default defineAdminList('admin-operators', {
  path: portalPatterns.adminOperators,
  title: 'operators',
  permission: 'see-operators',
  call: 'GET /api/admin/operators',
  search: ['search', 'status'],
  texts: ({ t, labels }) => ({
    filters: t.filter,
    items: labels.operators,
    one: t.one,
    many: t.many,
    emptyTitle: t.noneMatch,
    emptyText: t.noneMatchText,
  }),
  filterClasses: 'min-[26rem]:grid-cols-[2fr_1fr]',
  filters: ({ t, labels, adminLayout }) => ({
    search: { label: t.search },
    status: {
      label: labels.status,
      choices: { '': labels.anyStatus, ...adminLayout.operatorStatuses },
    },
  }),
  columns: ({ t, labels, formats: { instant, money } }) => [
    { head: labels.name, cell: (operator) => <EntryLink list="operators" {...operator} /> },
    { head: labels.email, cell: ({ email }) => <MailLink email={email} /> },
    { head: labels.status, cell: ({ status }) => <OperatorStatusBadge status={status} /> },
    { head: t.joined, cell: ({ joinedAt }) => instant(joinedAt) },
    { head: labels.boats, cell: ({ boats }) => boats, isNumber: true },
    { head: labels.bookingsToCome, cell: ({ bookingsToCome }) => bookingsToCome, isNumber: true },
    { head: t.payoutsDue, cell: ({ openCents }) => money(openCents), isNumber: true },
  ],
});

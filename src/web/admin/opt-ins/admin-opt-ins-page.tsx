import type { AdminOptInView } from '#contract/public/opt-in-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ActionDialog } from '../../shared/acts/form-dialog.tsx';
import { FileLink, MailLink } from '../layout/admin-links.tsx';
import { type AdminColumn } from '../layout/admin-table.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { defineAdminList } from '../layout/define-admin-list.tsx';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

/** Lists the guests who asked for help with choosing. */
export default defineAdminList('admin-opt-ins', {
  path: portalPatterns.adminOptIns,
  title: 'optIns',
  permission: 'see-opt-ins',
  call: 'GET /api/admin/opt-ins',
  search: ['search'],
  texts: ({ t }) => ({
    filters: t.filter,
    items: t.whoAsked,
    one: t.one,
    many: t.many,
    emptyTitle: t.none,
    emptyText: t.noneText,
  }),
  actions: ({ t }) => <FileLink href="/api/admin/opt-ins.csv" content={t.file} />,
  filters: ({ labels }) => ({ search: { label: labels.email, className: 'max-w-xl' } }),
  columns: ({ t, labels, actionMessages, formats: { instant }, may, open }) => {
    const deletion: AdminColumn<AdminOptInView> = {
      head: t.onRequest,
      cell: (optIn) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={t.deleteOf(optIn.email)}
          onClick={() => open({ optIn })}
        >
          {actionMessages.delete}
        </Button>
      ),
    };
    return [
      { head: labels.email, cell: ({ email }) => <MailLink email={email} /> },
      { head: t.asked, cell: ({ consentedAt }) => instant(consentedAt) },
      { head: t.agreedTo, cell: ({ consent }) => consent },
      ...(may('delete-opt-in') ? [deletion] : []),
    ];
  },
  Dialog: DeleteOptInDialog,
});

type DeleteOptInDialogProps = { optIn: AdminOptInView; onClose: () => void };

function DeleteOptInDialog({ optIn, onClose }: DeleteOptInDialogProps) {
  const t = useMessages('admin-opt-ins');
  const actionMessages = useMessages('portal-actions');
  const mutation = useAdminMutation('DELETE /api/admin/opt-ins/{id}', {
    parts: { id: optIn.id },
    invalidates: ['GET /api/admin/opt-ins'],
    done: { title: t.deleted },
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={actionMessages.deleteQuestion(optIn.email)}
      submitLabel={t.deleteAddress}
      cancelLabel={t.keepAddress}
      pendingLabel={actionMessages.deleting}
      mutation={mutation}
      onClose={onClose}
      description={t.deleteText}
    />
  );
}

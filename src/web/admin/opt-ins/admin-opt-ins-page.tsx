import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import type { AdminOptInView } from '#contract/public/opt-in-api.ts';
import { mayDo } from '#domain/admin/admin-permissions.ts';
import { buildRequest, callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { AdminSearch, FilterForm } from '../layout/admin-filters.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ActionDialog } from '../layout/admin-forms.tsx';
import { FileLink, MailLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { AdminTable, type AdminColumn, type AdminColumns } from '../layout/admin-table.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('optIns', 'admin-opt-ins'),
  path: portalPatterns.adminOptIns,
  search: ['search'],
  Page,
});

/** Lists the guests who asked for help with choosing. */
function Page({ search }: PageInput) {
  const t = useMessages('admin-opt-ins');
  return (
    <AdminLayout
      title={t.title}
      permission="see-opt-ins"
      actions={<FileLink href="/api/admin/opt-ins.csv" of={t.file} />}
    >
      {(admin) => <OptIns search={search} admin={admin} />}
    </AdminLayout>
  );
}

function OptIns({ search, admin }: Pick<PageInput, 'search'> & { admin: AdminView }) {
  const t = useMessages('admin-opt-ins');
  const labels = useMessages('portal-labels');
  const [chosen, setChosen] = useState<AdminOptInView | null>(null);
  const columns = useColumns();
  const deleteColumn = useDeleteColumn(setChosen);
  const mayDelete = mayDo(admin.role, 'delete-opt-in');
  return (
    <>
      <FilterForm label={t.filter}>
        <AdminSearch label={labels.email} search={search} className="max-w-xl" />
      </FilterForm>
      <AdminList
        call="GET /api/admin/opt-ins"
        filters={search}
        one={t.one}
        many={t.many}
        emptyTitle={t.none}
        emptyText={t.noneText}
      >
        {(optIns) => (
          <AdminTable
            label={t.whoAsked}
            items={optIns}
            keyOf={({ id }) => id}
            columns={mayDelete ? [...columns, deleteColumn] : columns}
          />
        )}
      </AdminList>
      {chosen && <DeleteOptInDialog optIn={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function useColumns(): AdminColumns<AdminOptInView> {
  const t = useMessages('admin-opt-ins');
  const labels = useMessages('portal-labels');
  const { instant } = useAdminFormats();
  return [
    { head: labels.email, cell: ({ email }) => <MailLink email={email} /> },
    { head: t.asked, cell: ({ consentedAt }) => instant(consentedAt) },
    { head: t.agreedTo, cell: ({ consent }) => consent },
  ];
}

function useDeleteColumn(onChoose: (optIn: AdminOptInView) => void): AdminColumn<AdminOptInView> {
  const t = useMessages('admin-opt-ins');
  const acts = useMessages('portal-acts');
  return {
    head: t.onRequest,
    cell: (optIn) => (
      <Button
        variant="secondary"
        size="small"
        aria-label={t.deleteOf(optIn.email)}
        onClick={() => onChoose(optIn)}
      >
        {acts.delete}
      </Button>
    ),
  };
}

type DeleteOptInDialogProps = { optIn: AdminOptInView; onClose: () => void };

function DeleteOptInDialog({ optIn, onClose }: DeleteOptInDialogProps) {
  const t = useMessages('admin-opt-ins');
  const acts = useMessages('portal-acts');
  const client = useQueryClient();
  const remove = async () => {
    await callEndpoint('DELETE /api/admin/opt-ins/{id}', { parts: { id: optIn.id } });
    await client.invalidateQueries({ queryKey: [buildRequest('GET /api/admin/opt-ins').path] });
    showToast({ title: t.deleted });
    onClose();
  };
  return (
    <ActionDialog
      title={acts.deleteQuestion(optIn.email)}
      confirmLabel={t.deleteAddress}
      cancelLabel={t.keepAddress}
      pendingLabel={acts.deleting}
      onConfirm={remove}
      onClose={onClose}
    >
      {t.deleteText}
    </ActionDialog>
  );
}

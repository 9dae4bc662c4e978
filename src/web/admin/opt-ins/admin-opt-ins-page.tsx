import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminOptInView } from '#contract/opt-in-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { callOf, callEndpoint } from '../../api.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { AdminSearch, FilterForm } from '../layout/admin-filters.tsx';
import { formatInstant } from '../layout/admin-formatters.ts';
import { ActionDialog } from '../layout/admin-forms.tsx';
import { FileLink, MailLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumn, type AdminColumns } from '../layout/admin-table.tsx';

/** The opt-ins: who asked for help with choosing. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage
      title="Help Me Choose"
      permission="see-opt-ins"
      actions={<FileLink href="/api/admin/opt-ins.csv" of="who asked for help" />}
    >
      {(admin) => <OptIns search={search} admin={admin} />}
    </AdminPage>
  );
}

function OptIns({ search, admin }: Pick<PageInput, 'search'> & { admin: AdminView }) {
  const [chosen, setChosen] = useState<AdminOptInView | null>(null);
  const mayDelete = mayDo(admin.role, 'delete-opt-in');
  return (
    <>
      <FilterForm label="Filter addresses">
        <AdminSearch label="Email" search={search} className="max-w-xl" />
      </FilterForm>
      <AdminList
        call="GET /api/admin/opt-ins"
        filters={search}
        one="address"
        many="addresses"
        emptyTitle="No addresses here"
        emptyText="Whoever asks for help with choosing a boat is listed here."
      >
        {(optIns) => (
          <AdminTable
            label="Who asked for help"
            items={optIns}
            keyOf={({ id }) => id}
            columns={mayDelete ? [...columns, deleteColumn(setChosen)] : columns}
          />
        )}
      </AdminList>
      {chosen && <DeleteOptInDialog optIn={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

const columns: AdminColumns<AdminOptInView> = [
  { head: 'Email', cell: ({ email }) => <MailLink email={email} /> },
  { head: 'Asked', cell: ({ consentedAt }) => formatInstant(consentedAt) },
  { head: 'Agreed to', cell: ({ consent }) => consent },
];

function deleteColumn(onChoose: (optIn: AdminOptInView) => void): AdminColumn<AdminOptInView> {
  return {
    head: 'On request',
    cell: (optIn) => (
      <Button
        variant="secondary"
        size="small"
        aria-label={`Delete ${optIn.email}`}
        onClick={() => onChoose(optIn)}
      >
        Delete
      </Button>
    ),
  };
}

type DeleteOptInDialogProps = { optIn: AdminOptInView; onClose: () => void };

function DeleteOptInDialog({ optIn, onClose }: DeleteOptInDialogProps) {
  const client = useQueryClient();
  const remove = async () => {
    await callEndpoint('DELETE /api/admin/opt-ins/{id}', { parts: { id: optIn.id } });
    await client.invalidateQueries({ queryKey: [callOf('GET /api/admin/opt-ins').path] });
    showToast({ title: 'Address deleted' });
    onClose();
  };
  return (
    <ActionDialog
      title={`Delete ${optIn.email}?`}
      confirmLabel="Delete address"
      cancelLabel="Keep address"
      pendingLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      The address goes for good, and with it the record of the mails to it. The audit log keeps that
      it was done, not the address. Mails that were sent are in their mailboxes still.
    </ActionDialog>
  );
}

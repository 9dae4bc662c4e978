import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminDocumentView } from '#contract/document-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { documentNames } from '#domain/documents.ts';
import { callOf } from '../../api.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AdminSearch, FilterForm, useFilters } from '../layout/admin-filters.tsx';
import { formatDate, formatInstant } from '../layout/admin-formatters.ts';
import { ChoiceField } from '../layout/admin-forms.tsx';
import { EntryLink, FileLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { CheckDocumentDialog, type DocumentCheck } from './check-document-dialog.tsx';

/** Captains' licences and insurances: an admin looks at each, and accepts or refuses it. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Documents" permission="see-documents">
      {(admin) => <Documents search={search} admin={admin} />}
    </AdminPage>
  );
}

function Documents({ search, admin }: Pick<PageInput, 'search'> & { admin: AdminView }) {
  const [check, setCheck] = useState<DocumentCheck | null>(null);
  const { field } = useFilters(search);
  return (
    <>
      <FilterForm label="Filter documents" className="sm:grid-cols-[2fr_1fr]">
        <AdminSearch label="Captain" search={search} />
        <ChoiceField
          label="Show"
          choices={{ '': 'To check', accepted: 'Accepted', refused: 'Refused' }}
          {...field('show')}
        />
      </FilterForm>
      <p className="max-w-prose text-ink-soft">
        Look at the file first: the captain’s name, what it allows or covers, and until when. A
        captain’s boats are listed while both documents are good. Every look is in the audit log.
      </p>
      <AdminList
        call="GET /api/admin/documents"
        filters={search}
        one="document"
        many="documents"
        emptyTitle="No documents here"
        emptyText="What captains send is listed here, oldest first."
      >
        {(documents) => (
          <AdminTable
            label="Documents"
            items={documents}
            keyOf={({ id }) => id}
            columns={columnsFor(admin, setCheck)}
          />
        )}
      </AdminList>
      {check && <CheckDocumentDialog {...check} onClose={() => setCheck(null)} />}
    </>
  );
}

function columnsFor(
  admin: AdminView,
  onCheck: (check: DocumentCheck) => void,
): AdminColumns<AdminDocumentView> {
  return [
    {
      head: 'Captain',
      cell: ({ operator }) => (
        <>
          <EntryLink list="operators" id={operator.id} name={operator.name} />
          <span className="block text-sm font-normal wrap-anywhere text-ink-soft">
            {operator.email}
          </span>
        </>
      ),
    },
    { head: 'Document', cell: ({ kind }) => documentNames[kind] },
    { head: 'Sent', cell: ({ sentAt }) => formatInstant(sentAt) },
    { head: 'Good until', cell: (document) => <GoodUntil document={document} /> },
    { head: 'File', cell: (document) => <DocumentFile document={document} /> },
    { head: 'Check', cell: (document) => <Check {...{ document, admin, onCheck }} /> },
  ];
}

function GoodUntil({ document }: { document: AdminDocumentView }) {
  const { state, expiresOn, goodUntil } = document;
  return (
    <>
      {formatDate(expiresOn)}
      {state === 'awaiting' && (
        <span className="block text-sm text-ink-soft">
          {goodUntil === null ? 'none is accepted yet' : `the one before: ${formatDate(goodUntil)}`}
        </span>
      )}
    </>
  );
}

function DocumentFile({ document }: { document: AdminDocumentView }) {
  if (!document.hasFile) return <span className="text-ink-soft">Shown otherwise</span>;
  const { path } = callOf('GET /api/admin/documents/{id}/file', { id: document.id });
  return <FileLink href={path} label="Download" of={titleOf(document)} />;
}

type CheckProps = {
  document: AdminDocumentView;
  admin: AdminView;
  onCheck: (check: DocumentCheck) => void;
};

function Check({ document, admin, onCheck }: CheckProps) {
  if (document.state !== 'awaiting') return <Checked document={document} />;
  const of = titleOf(document);
  return (
    <div className="flex flex-wrap gap-2">
      {mayDo(admin.role, 'accept-document') && (
        <Button
          size="small"
          aria-label={`Accept: ${of}`}
          onClick={() => onCheck({ document, act: 'accept' })}
        >
          Accept
        </Button>
      )}
      {mayDo(admin.role, 'refuse-document') && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Refuse: ${of}`}
          onClick={() => onCheck({ document, act: 'refuse' })}
        >
          Refuse
        </Button>
      )}
    </div>
  );
}

function Checked({ document }: { document: AdminDocumentView }) {
  const { state, checkedOn, checkedBy, reason, isReplaced } = document;
  return (
    <>
      <Badge tone={state === 'refused' ? 'danger' : 'plain'}>
        {state === 'refused' ? 'Refused' : isReplaced ? 'Replaced' : 'Accepted'}
      </Badge>
      <span className="mt-1 block text-sm text-ink-soft">
        {checkedOn && formatDate(checkedOn)}
        {checkedBy && ` by ${checkedBy}`}
      </span>
      {reason && <span className="block wrap-anywhere whitespace-pre-line">{reason}</span>}
    </>
  );
}

/** For accessible names: "Captain’s licence of Rosa". */
function titleOf({ kind, operator }: AdminDocumentView): string {
  return `${documentNames[kind]} of ${operator.name}`;
}

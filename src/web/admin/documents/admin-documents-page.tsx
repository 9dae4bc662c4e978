import type { AdminDocumentView } from '#contract/operator/document-api.ts';
import type { AdminPermission } from '#domain/admin/admin-permissions.ts';
import type { AdminDocumentsMessages } from '#i18n/catalogues/messages.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { buildRequest } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { EntryLink, FileLink } from '../layout/admin-links.tsx';
import { CheckDocumentDialog, type DocumentCheck } from './check-document-dialog.tsx';
import { defineAdminList } from '../layout/define-admin-list.tsx';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default defineAdminList('admin-documents', {
  path: portalPatterns.adminDocuments,
  title: 'operatorDocuments',
  permission: 'see-documents',
  call: 'GET /api/admin/documents',
  search: ['search', 'show'],
  texts: ({ t, labels }) => ({
    filters: t.filter,
    items: labels.documents,
    one: t.one,
    many: t.many,
    emptyTitle: t.none,
    emptyText: t.noneText,
  }),
  filterClasses: 'sm:grid-cols-[2fr_1fr]',
  filters: ({ t, labels, actionMessages }) => ({
    search: { label: labels.captain },
    show: {
      label: actionMessages.show,
      choices: {
        '': t.toCheck,
        accepted: t.accepted,
        refused: t.refused,
        uncovered: t.uncovered,
      },
    },
  }),
  explanation: ({ t }) => t.explanation,
  columns: ({ t, labels, formats: { instant }, may, open }) => [
    {
      head: labels.captain,
      cell: ({ operator }) => (
        <>
          <EntryLink list="operators" id={operator.id} name={operator.name} />
          <span className="block text-sm font-normal wrap-anywhere text-ink-soft">
            {operator.email}
          </span>
        </>
      ),
    },
    { head: t.document, cell: ({ kind }) => t.kinds[kind] },
    { head: t.sent, cell: ({ sentAt }) => instant(sentAt) },
    { head: labels.goodUntil, cell: (document) => <GoodUntil document={document} /> },
    { head: t.file, cell: (document) => <DocumentFile document={document} /> },
    {
      head: t.check,
      cell: (document) => <Check document={document} may={may} onCheck={open} />,
    },
  ],
  Dialog: CheckDocumentDialog,
});

function GoodUntil({ document }: { document: AdminDocumentView }) {
  const t = useMessages('admin-documents');
  const labels = useMessages('portal-labels');
  const { date } = useAdminFormats();
  const { state, expiresOn, goodUntil, uncovered } = document;
  return (
    <>
      {date(expiresOn)}
      {state === 'awaiting' && (
        <span className="block text-sm text-ink-soft">
          {goodUntil === null ? t.noneBefore : t.theOneBefore(date(goodUntil))}
        </span>
      )}
      {uncovered && (
        <span className="block text-sm font-semibold">
          {labels.paidTripsAfter(uncovered.trips, date(uncovered.firstDay))}
        </span>
      )}
    </>
  );
}

function DocumentFile({ document }: { document: AdminDocumentView }) {
  const t = useMessages('admin-documents');
  const actionMessages = useMessages('portal-actions');
  if (!document.hasFile) return <span className="text-ink-soft">{t.shownOtherwise}</span>;
  const { path } = buildRequest('GET /api/admin/documents/{id}/file', { id: document.id });
  return (
    <FileLink href={path} label={actionMessages.download} content={formatTitle(t, document)} />
  );
}

type CheckProps = {
  document: AdminDocumentView;
  may: (permission: AdminPermission) => boolean;
  onCheck: (check: DocumentCheck) => void;
};

/**
 * Shows the result of the check and the admin's actions. An acceptance can be taken back unless a newer document has
 * replaced the accepted one.
 */
function Check({ document, may, onCheck }: CheckProps) {
  const t = useMessages('admin-documents');
  const of = formatTitle(t, document);
  const isAwaiting = document.state === 'awaiting';
  const isAccepted = document.state === 'accepted' && !document.isReplaced;
  return (
    <div className="flex flex-wrap gap-2">
      {!isAwaiting && (
        <div className="w-full">
          <Checked document={document} />
        </div>
      )}
      {isAwaiting && may('accept-document') && (
        <Button
          size="small"
          aria-label={t.acceptDocument(of)}
          onClick={() => onCheck({ document, act: 'accept' })}
        >
          {t.accept}
        </Button>
      )}
      {(isAwaiting || isAccepted) && may('refuse-document') && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t.refuseDocument(of)}
          onClick={() => onCheck({ document, act: 'refuse' })}
        >
          {t.refuse}
        </Button>
      )}
    </div>
  );
}

function Checked({ document }: { document: AdminDocumentView }) {
  const t = useMessages('admin-documents');
  const { date } = useAdminFormats();
  const { state, checkedOn, checkedBy, reason, isReplaced } = document;
  return (
    <>
      <Badge tone={state === 'refused' ? 'danger' : 'plain'}>
        {state === 'refused' ? t.refused : isReplaced ? t.replaced : t.accepted}
      </Badge>
      <span className="mt-1 block text-sm text-ink-soft">
        {checkedOn && date(checkedOn)}
        {checkedBy && ` ${t.byAdmin(checkedBy)}`}
      </span>
      {reason && <span className="block wrap-anywhere whitespace-pre-line">{reason}</span>}
    </>
  );
}

/** Names the document for screen readers: "Captain’s licence of Rosa". */
function formatTitle(t: AdminDocumentsMessages, { kind, operator }: AdminDocumentView): string {
  return t.documentOf(t.kinds[kind], isolateName(operator.name));
}

import { useQueryClient } from '@tanstack/react-query';
import { acceptDocumentPayload, type AdminDocumentView } from '#contract/operator/document-api.ts';
import { noticePayload } from '#contract/fields/notice-reason.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { callEndpoint, buildRequest } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { TextField } from '../../forms/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormDialog, ReasonDialog } from '../layout/admin-forms.tsx';
import { refetchOnConflict, useAdminForm } from '../session/use-admin-form.ts';

export type DocumentCheck = { document: AdminDocumentView; act: 'accept' | 'refuse' };

export function CheckDocumentDialog({ act, ...props }: DocumentCheck & { onClose: () => void }) {
  return act === 'accept' ? <AcceptDialog {...props} /> : <RefuseDialog {...props} />;
}

type DialogProps = { document: AdminDocumentView; onClose: () => void };

/** Asks for the expiry date on the document: the admin confirms or corrects what the operator typed. */
function AcceptDialog({ document, onClose }: DialogProps) {
  const t = useMessages('admin-documents');
  const acts = useMessages('portal-acts');
  const refetch = useRefetch();
  const form = useAdminForm(acceptDocumentPayload, async (payload) => {
    const parts = { id: document.id };
    await refetchOnConflict(
      () => callEndpoint('POST /api/admin/documents/{id}/accept', { parts, payload }),
      refetch,
    );
    await refetch();
    showToast({ title: t.documentAccepted });
    onClose();
  });
  return (
    <FormDialog
      title={t.acceptTitles[document.kind](isolated(document.operator.name))}
      description={t.acceptText}
      form={form}
      submitLabel={t.accept}
      pendingLabel={acts.saving}
      onClose={onClose}
    >
      <TextField
        label={t.goodUntilThere}
        type="date"
        required
        defaultValue={document.expiresOn}
        {...form.field('expiresOn')}
      />
    </FormDialog>
  );
}

function RefuseDialog({ document, onClose }: DialogProps) {
  const t = useMessages('admin-documents');
  const acts = useMessages('portal-acts');
  const refetch = useRefetch();
  const wasAccepted = document.state === 'accepted';
  return (
    <ReasonDialog
      title={t.refuseTitles[document.kind](isolated(document.operator.name))}
      schema={noticePayload}
      submitLabel={t.refuse}
      pendingLabel={acts.saving}
      onConfirm={async (reason) => {
        const parts = { id: document.id };
        const payload = { ...reason, wasAccepted };
        await refetchOnConflict(
          () => callEndpoint('POST /api/admin/documents/{id}/refuse', { parts, payload }),
          refetch,
        );
        await refetch();
        return { title: t.documentRefused };
      }}
      onClose={onClose}
    >
      {wasAccepted ? t.refuseAcceptedText : t.refuseText}
    </ReasonDialog>
  );
}

function useRefetch() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({ queryKey: [buildRequest('GET /api/admin/documents').path] });
}

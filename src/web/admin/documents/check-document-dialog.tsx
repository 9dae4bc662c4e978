import { useQueryClient } from '@tanstack/react-query';
import { acceptDocumentPayload, type AdminDocumentView } from '#contract/document-api.ts';
import { noticePayload } from '#contract/notice-reason.ts';
import { documentNames } from '#domain/documents.ts';
import { callEndpoint, callOf } from '../../api.ts';
import { TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormDialog, ReasonDialog } from '../layout/admin-forms.tsx';
import { refetchOnConflict, useAdminForm } from '../session/use-admin-form.ts';

export type DocumentCheck = { document: AdminDocumentView; act: 'accept' | 'refuse' };

export function CheckDocumentDialog({ act, ...props }: DocumentCheck & { onClose: () => void }) {
  return act === 'accept' ? <AcceptDialog {...props} /> : <RefuseDialog {...props} />;
}

type DialogProps = { document: AdminDocumentView; onClose: () => void };

/** The day is the one that stands on the document: the admin confirms what the captain has typed, or corrects it. */
function AcceptDialog({ document, onClose }: DialogProps) {
  const refetch = useRefetch();
  const form = useAdminForm(acceptDocumentPayload, async (payload) => {
    const parts = { id: document.id };
    await refetchOnConflict(
      () => callEndpoint('POST /api/admin/documents/{id}/accept', { parts, payload }),
      refetch,
    );
    await refetch();
    showToast({ title: 'Document accepted' });
    onClose();
  });
  return (
    <FormDialog
      title={`Accept the ${documentNames[document.kind].toLowerCase()} of ${document.operator.name}?`}
      description="You have looked at it: it is theirs, and it is for trips with paying guests. The captain is mailed. Once both documents are good, their published boats are listed and say that they are checked."
      form={form}
      submitLabel="Accept"
      pendingLabel="Saving..."
      onClose={onClose}
    >
      <TextField
        label="Good until, as it stands on the document"
        type="date"
        required
        defaultValue={document.expiresOn}
        {...form.field('expiresOn')}
      />
    </FormDialog>
  );
}

function RefuseDialog({ document, onClose }: DialogProps) {
  const refetch = useRefetch();
  return (
    <ReasonDialog
      title={`Refuse the ${documentNames[document.kind].toLowerCase()} of ${document.operator.name}?`}
      schema={noticePayload}
      submitLabel="Refuse"
      pendingLabel="Saving..."
      onConfirm={async (payload) => {
        const parts = { id: document.id };
        await refetchOnConflict(
          () => callEndpoint('POST /api/admin/documents/{id}/refuse', { parts, payload }),
          refetch,
        );
        await refetch();
        return { title: 'Document refused' };
      }}
      onClose={onClose}
    >
      The captain is mailed the reason and can send another one. One that was accepted before goes
      on counting until it runs out.
    </ReasonDialog>
  );
}

function useRefetch() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [callOf('GET /api/admin/documents').path] });
}

import {
  acceptDocumentPayload,
  refuseDocumentPayload,
  type AdminDocumentView,
} from '#contract/operator/document-api.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { TextField } from '../../forms/form-field.tsx';
import { ReasonDialog } from '../layout/admin-forms.tsx';
import { FormDialog } from '../../shared/acts/form-dialog.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';

export type DocumentCheck = { document: AdminDocumentView; act: 'accept' | 'refuse' };

export function CheckDocumentDialog({ act, ...props }: DocumentCheck & { onClose: () => void }) {
  return act === 'accept' ? <AcceptDialog {...props} /> : <RefuseDialog {...props} />;
}

type DialogProps = { document: AdminDocumentView; onClose: () => void };

/** Asks for the expiry date on the document: the admin confirms or corrects what the operator typed. */
function AcceptDialog({ document, onClose }: DialogProps) {
  const t = useMessages('admin-documents');
  const actionMessages = useMessages('portal-actions');
  const accept = useAdminMutation('POST /api/admin/documents/{id}/accept', {
    parts: { id: document.id },
    invalidates: ['GET /api/admin/documents'],
    done: { title: t.documentAccepted },
    onDone: onClose,
  });
  const form = useMutationForm(acceptDocumentPayload, accept);
  return (
    <FormDialog
      title={t.acceptTitles[document.kind](isolateName(document.operator.name))}
      description={t.acceptText}
      form={form}
      submitLabel={t.accept}
      pendingLabel={actionMessages.saving}
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
  const actionMessages = useMessages('portal-actions');
  const wasAccepted = document.state === 'accepted';
  const refuse = useAdminMutation('POST /api/admin/documents/{id}/refuse', {
    parts: { id: document.id },
    invalidates: ['GET /api/admin/documents'],
    done: { title: t.documentRefused },
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t.refuseTitles[document.kind](isolateName(document.operator.name))}
      schema={refuseDocumentPayload}
      mutation={refuse}
      more={{ wasAccepted }}
      submitLabel={t.refuse}
      pendingLabel={actionMessages.saving}
      onClose={onClose}
    >
      {wasAccepted ? t.refuseAcceptedText : t.refuseText}
    </ReasonDialog>
  );
}

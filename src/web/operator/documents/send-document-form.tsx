import * as z from 'zod/mini';
import { documentQuery } from '#contract/operator/document-api.ts';
import { addDays, type Day } from '#domain/time/days.ts';
import {
  findExpiryProblem,
  MAX_DOCUMENT_BYTES,
  type DocumentKind,
} from '#domain/operators/documents.ts';
import type { OperatorDocumentsMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';
import { useRequestMutation } from '../../shared/requests/use-endpoint-mutation.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { fieldProblems } from '../../forms/request-problem.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { operatorDocumentsQuery, sendDocument } from './document-requests.ts';

const MAX_MEGABYTES = MAX_DOCUMENT_BYTES / 1024 / 1024;

const createSchema = (t: OperatorDocumentsMessages) =>
  z.extend(documentQuery, {
    document: z
      .custom<File>((file) => file instanceof File && file.size > 0, t.choose)
      .check(z.refine(({ size }) => size <= MAX_DOCUMENT_BYTES, t.tooLarge(MAX_MEGABYTES))),
  });

type SendDocumentFormProps = { kind: DocumentKind; onSent: () => void };

export function SendDocumentForm({ kind, onSent }: SendDocumentFormProps) {
  const t = useMessages('operator-documents');
  const labels = useMessages('portal-labels');
  const actionMessages = useMessages('portal-actions');
  const translateError = useTranslateError();
  const { day: today } = useIslandNow();
  const send = ({ document, expiresOn }: { document: File; expiresOn: Day }) =>
    sendDocument(kind, expiresOn, document);
  const mutation = useRequestMutation(send, t.unreachable, {
    answers: operatorDocumentsQuery(),
    done: { title: t.sent, description: t.sentText },
    failed: t.notSent,
    onDone: onSent,
  });
  const { field, formProps } = useCheckedForm(
    createSchema(t),
    (fields) => Object.fromEntries(fields),
    async (values) => {
      const unfit = findExpiryProblem(values.expiresOn, today);
      if (unfit !== null) return { expiresOn: translateError(unfit) };
      return fieldProblems(await mutation.send(values));
    },
  );
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <TextField
        label={t.fileOf[kind]}
        type="file"
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        required
        hint={t.fileHint(MAX_MEGABYTES)}
        {...field('document')}
      />
      <TextField
        label={labels.goodUntil}
        type="date"
        min={addDays(today, 1)}
        required
        hint={t.expiryHint}
        {...field('expiresOn')}
        className="sm:max-w-60"
      />
      <Button
        type="submit"
        isPending={mutation.isPending}
        pendingLabel={actionMessages.sending}
        className="self-start"
      >
        {t.send}
      </Button>
    </form>
  );
}

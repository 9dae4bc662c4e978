import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { documentQuery } from '#contract/operator/document-api.ts';
import { addDays } from '#domain/time/days.ts';
import {
  expiryProblem,
  MAX_DOCUMENT_BYTES,
  type DocumentKind,
} from '#domain/operators/documents.ts';
import type { OperatorDocumentsMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { fieldProblems } from '../../forms/request-problem.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { useOperatorMutation } from '../session/operator-requests.ts';
import { ownDocumentsQuery, sendDocument } from './document-requests.ts';

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
  const acts = useMessages('portal-acts');
  const translateError = useTranslateError();
  const client = useQueryClient();
  const { day: today } = useIslandNow();
  const { running, run } = useOperatorMutation();
  const toasts = {
    done: { title: t.sent, description: t.sentText },
    failed: t.notSent,
    fallback: t.unreachable,
  };
  const { errors, formProps } = useCheckedForm(
    createSchema(t),
    (fields) => Object.fromEntries(fields),
    async ({ document, expiresOn }) => {
      const unfit = expiryProblem(expiresOn, today);
      if (unfit !== null) return { expiresOn: translateError(unfit) };
      const error = await run('send', toasts, async () => {
        const sent = await sendDocument(kind, expiresOn, document);
        client.setQueryData(ownDocumentsQuery().queryKey, sent);
      });
      if (error === null) onSent();
      return fieldProblems(error);
    },
  );
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <TextField
        label={t.fileOf[kind]}
        name="document"
        type="file"
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        required
        hint={t.fileHint(MAX_MEGABYTES)}
        error={errors['document']}
      />
      <TextField
        label={labels.goodUntil}
        name="expiresOn"
        type="date"
        min={addDays(today, 1)}
        required
        hint={t.expiryHint}
        error={errors['expiresOn']}
        className="sm:max-w-60"
      />
      <Button
        type="submit"
        isPending={running !== null}
        pendingLabel={acts.sending}
        className="self-start"
      >
        {t.send}
      </Button>
    </form>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { documentQuery } from '#contract/document-api.ts';
import { addDays } from '#domain/days.ts';
import {
  documentNames,
  expiryProblem,
  MAX_DOCUMENT_BYTES,
  type DocumentKind,
} from '#domain/documents.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { fieldProblems } from '../../layout/request-problem.ts';
import { useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { useOperatorMutation } from '../session/operator-requests.ts';
import { ownDocumentsQuery, sendDocument } from './document-requests.ts';

const MOST_MEGABYTES = MAX_DOCUMENT_BYTES / 1024 / 1024;

const form = z.extend(documentQuery, {
  document: z
    .custom<File>((file) => file instanceof File && file.size > 0, 'Please choose a document.')
    .check(
      z.refine(
        ({ size }) => size <= MAX_DOCUMENT_BYTES,
        `This file is too large. A document can be at most ${MOST_MEGABYTES} MB.`,
      ),
    ),
});

type SendDocumentFormProps = { kind: DocumentKind; onSent: () => void };

export function SendDocumentForm({ kind, onSent }: SendDocumentFormProps) {
  const client = useQueryClient();
  const { day: today } = useIslandNow();
  const { running, run } = useOperatorMutation();
  const toasts = {
    done: { title: 'Document sent', description: 'We look at it and write to you.' },
    failed: 'Not sent',
    fallback: 'We could not reach the server. Please try again.',
  };
  const { errors, formProps } = useCheckedForm(
    form,
    (fields) => Object.fromEntries(fields),
    async ({ document, expiresOn }) => {
      const unfit = expiryProblem(expiresOn, today);
      if (unfit !== null) return { expiresOn: unfit };
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
        label={`File of your ${documentNames[kind].toLowerCase()}`}
        name="document"
        type="file"
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        required
        hint={`PDF, JPEG or PNG, at most ${MOST_MEGABYTES} MB. Everything on it has to be readable.`}
        error={errors['document']}
      />
      <TextField
        label="Good until"
        name="expiresOn"
        type="date"
        min={addDays(today, 1)}
        required
        hint="The last day on which it is good, as it stands there."
        error={errors['expiresOn']}
        className="sm:max-w-60"
      />
      <Button
        type="submit"
        isPending={running !== null}
        pendingLabel="Sending..."
        className="self-start"
      >
        Send to be checked
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { portCallFilePayload } from '#contract/admin/admin-ship-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { TextArea, TextField } from '../../forms/form-field.tsx';
import { FormDialog } from '../../shared/acts/form-dialog.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import { readTextFile } from './read-text-file.ts';

/** Imports the lines of a file, or lines pasted from a spreadsheet. */
export function ImportPortCallsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('admin-ships');
  const [lines, setLines] = useState('');
  const send = useAdminMutation('POST /api/admin/port-calls/import', {
    invalidates: ['GET /api/admin/port-calls'],
    done: ({ added, changed, kept }) => ({
      title: t.imported,
      description: t.importedText(added, changed, kept),
    }),
    onDone: onClose,
  });
  const form = useMutationForm(portCallFilePayload, send);
  return (
    <FormDialog
      title={t.importTitle}
      description={t.importText}
      form={form}
      submitLabel={t.import}
      pendingLabel={t.importing}
      onClose={onClose}
    >
      <TextField
        label={t.file}
        type="file"
        accept=".csv,text/csv,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void readTextFile(file).then(setLines);
        }}
      />
      <TextArea
        label={t.lines}
        rows={8}
        required
        spellCheck={false}
        placeholder={EXAMPLE}
        className="whitespace-pre-line"
        value={lines}
        onChange={({ target }) => setLines(target.value)}
        {...form.field('csv')}
      />
    </FormDialog>
  );
}

const EXAMPLE =
  'day,ship,arrival,all aboard,pier,clock\n2026-12-24,Wind Star,08:00,17:00,philipsburg,0';

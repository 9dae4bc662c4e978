import { useState } from 'react';
import { portCallFilePayload } from '#contract/admin/admin-ship-api.ts';
import { callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { TextArea, TextField } from '../../forms/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormDialog } from '../layout/admin-forms.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';
import { readTextFile } from './read-text-file.ts';

type ImportPortCallsDialogProps = { refetch: () => Promise<unknown>; onClose: () => void };

/** Imports the lines of a file, or lines pasted from a spreadsheet. */
export function ImportPortCallsDialog({ refetch, onClose }: ImportPortCallsDialogProps) {
  const t = useMessages('admin-ships');
  const [lines, setLines] = useState('');
  const form = useAdminForm(portCallFilePayload, async (payload) => {
    const { added, changed, kept } = await callEndpoint('POST /api/admin/port-calls/import', {
      payload,
    });
    await refetch();
    showToast({
      title: t.imported,
      description: t.importedText(added, changed, kept),
    });
    onClose();
  });
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

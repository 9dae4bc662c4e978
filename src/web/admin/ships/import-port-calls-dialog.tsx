import { useState } from 'react';
import { portCallFilePayload } from '#contract/admin-ship-api.ts';
import { callEndpoint } from '../../api.ts';
import { TextArea, TextField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { FormDialog } from '../layout/admin-forms.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';

type ImportPortCallsDialogProps = { refetch: () => Promise<unknown>; onClose: () => void };

/** The lines of a file, or of a spreadsheet from which they are pasted. */
export function ImportPortCallsDialog({ refetch, onClose }: ImportPortCallsDialogProps) {
  const [lines, setLines] = useState('');
  const form = useAdminForm(portCallFilePayload, async (payload) => {
    const { added, changed, kept } = await callEndpoint('POST /api/admin/port-calls/import', {
      payload,
    });
    await refetch();
    showToast({
      title: 'Ships imported',
      description: `${added} added, ${changed} changed, ${kept} as they were.`,
    });
    onClose();
  });
  return (
    <FormDialog
      title="Import ships"
      description="The first line names the columns: day, ship, arrival, all aboard, and if you like pier and clock. With one line wrong nothing is imported."
      form={form}
      submitLabel="Import"
      pendingLabel="Importing..."
      onClose={onClose}
    >
      <TextField
        label="CSV file"
        type="file"
        accept=".csv,text/csv,text/plain"
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(setLines);
        }}
      />
      <TextArea
        label="Lines"
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

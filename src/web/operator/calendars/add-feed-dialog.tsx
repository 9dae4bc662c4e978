import { useState } from 'react';
import { newFeedPayload } from '#contract/operator/calendar-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { FormDialog } from '../../shared/acts/form-dialog.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import { TextField } from '../../forms/form-field.tsx';
import { useOperatorMutation } from '../session/operator-requests.ts';
import { calendarQueries, feedsQuery } from './calendar-requests.ts';
import { BoatChoice, type ChosenBoats } from './calendar-boats.tsx';

type AddFeedDialogProps = { boats: OperatorBoatView[]; onClose: () => void };

/** Adds a calendar feed by its URL. The feed is read before the dialog closes, so that errors appear in the dialog. */
export function AddFeedDialog({ boats, onClose }: AddFeedDialogProps) {
  const t = useMessages('operator-calendars');
  const labels = useMessages('portal-labels');
  const actionMessages = useMessages('portal-actions');
  const [chosen, setChosen] = useState<ChosenBoats>({ allBoats: true, boatIds: [] });
  const add = useOperatorMutation('POST /api/operator/calendar-feeds', {
    invalidates: [feedsQuery()],
    refreshes: calendarQueries(),
    done: { title: actionMessages.calendarUpdated },
    onDone: onClose,
  });
  const form = useMutationForm(newFeedPayload, add, (fields) => ({
    ...Object.fromEntries(fields),
    ...chosen,
  }));
  return (
    <FormDialog
      title={t.addTitle}
      submitLabel={t.add}
      pendingLabel={t.readingCalendar}
      form={form}
      onClose={onClose}
    >
      <TextField label={labels.name} required maxLength={80} {...form.field('name')} />
      <TextField
        label={t.address}
        required
        inputMode="url"
        autoComplete="off"
        hint={t.addressHint}
        {...form.field('address')}
      />
      <BoatChoice boats={boats} chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { newFeedPayload } from '#contract/operator/calendar-api.ts';
import type { OperatorBoatView } from '#contract/operator/operator-boat-api.ts';
import { callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { fieldProblems, getProblemText } from '../../forms/request-problem.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { feedsQuery, invalidateCalendarData } from './calendar-requests.ts';
import { BoatChoice, type ChosenBoats } from './concerned-boats.tsx';

type AddFeedDialogProps = { boats: OperatorBoatView[]; onClose: () => void };

/** Adds a calendar feed by its address. The feed is read before the dialog closes, so that errors show in it. */
export function AddFeedDialog({ boats, onClose }: AddFeedDialogProps) {
  const t = useMessages('operator-calendars');
  const labels = useMessages('portal-labels');
  const acts = useMessages('portal-acts');
  const formId = useId();
  const [chosen, setChosen] = useState<ChosenBoats>({ allBoats: true, boatIds: [] });
  const { errors, formProps, isReading, problem } = useFeedForm(chosen, onClose);
  return (
    <Dialog
      title={t.addTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {acts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            isPending={isReading}
            pendingLabel={t.readingCalendar}
          >
            {t.add}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="mt-2 flex flex-col gap-5">
        <TextField label={labels.name} name="name" required maxLength={80} error={errors.name} />
        <TextField
          label={t.address}
          name="address"
          required
          inputMode="url"
          autoComplete="off"
          hint={t.addressHint}
          error={errors.address}
        />
        <BoatChoice boats={boats} chosen={chosen} onChoose={setChosen} />
        {problem && (
          <p role="alert" className="font-medium text-danger">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Holds the form of a new feed for the selected boats. `problem` is an error that belongs to no field. */
function useFeedForm(chosen: ChosenBoats, onAdded: () => void) {
  const acts = useMessages('portal-acts');
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const read = (fields: FormData) => ({ ...Object.fromEntries(fields), ...chosen });
  const { errors, formProps } = useCheckedForm(newFeedPayload, read, async (payload) => {
    setReading(true);
    setProblem(null);
    try {
      await callEndpoint('POST /api/operator/calendar-feeds', { payload });
      await client.invalidateQueries(feedsQuery());
      invalidateCalendarData(client);
      showToast({ title: acts.calendarUpdated });
      onAdded();
      return {};
    } catch (error) {
      const fields = fieldProblems(error);
      if (!fields.address) setProblem(getProblemText(error, acts.pleaseRetry));
      return fields;
    } finally {
      setReading(false);
    }
  });
  return { errors, formProps, isReading, problem };
}

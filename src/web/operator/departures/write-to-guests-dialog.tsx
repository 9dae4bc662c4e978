import * as z from 'zod/mini';
import { useState } from 'react';
import { writeToGuestsPayload } from '#contract/operator/departure-api.ts';
import type { DayDepartureView } from '#contract/operator/operator-day-api.ts';
import type { Day } from '#domain/time/days.ts';
import { FormDialog } from '../../shared/acts/form-dialog.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import { text } from '../../forms/use-checked-form.ts';
import { TextArea } from '../../forms/form-field.tsx';
import { departureTime } from '../day/describe-day.ts';
import { describeParties } from './describe-parties.ts';
import { useDayAction } from './use-day-action.ts';

const messagePayload = z.object({ message: writeToGuestsPayload.shape.message });

const MAX_CHARACTERS = 2000;

type WriteToGuestsDialogProps = {
  date: Day;
  departure: DayDepartureView;
  onChanged: () => void;
  onClose: () => void;
};

export function WriteToGuestsDialog(props: WriteToGuestsDialogProps) {
  const t = useMessages('operator-departures');
  const actionMessages = useMessages('portal-actions');
  const trips = useMessages('trips');
  const title = useDepartureTitle(props.departure);
  const { date, departure, onChanged, onClose } = props;
  const { boat, time, guests } = departure;
  const [written, setWritten] = useState('');
  const [sentTo, setSentTo] = useState<number | null>(null);
  const write = useDayAction('POST /api/operator/departures/message', {
    onChanged,
    onDone: (sent) => setSentTo(sent.written),
  });
  const send = ({ message }: { message: string }) =>
    write.send({ boatId: boat.id, day: date, time, message });
  const form = useMutationForm(messagePayload, { ...write, send }, readMessage);
  return (
    <FormDialog
      title={guests.length === 1 ? t.write : t.writeAll}
      description={<p>{t.writeText(title)}</p>}
      submitLabel={t.send}
      pendingLabel={actionMessages.sending}
      cancelLabel={actionMessages.goBack}
      doneLabel={t.done}
      form={form}
      onClose={onClose}
      done={sentTo === null ? null : <p>{t.sent(sentTo)}</p>}
    >
      <p className="wrap-anywhere">
        <span className="font-semibold">{t.goesTo}</span> {describeParties(t, trips, guests)}
      </p>
      <TextArea
        label={t.message}
        rows={5}
        maxLength={MAX_CHARACTERS}
        hint={t.characters(written.length, MAX_CHARACTERS)}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        {...form.field('message')}
      />
    </FormDialog>
  );
}

function readMessage(fields: FormData) {
  return { message: text(fields, 'message').replaceAll('\r\n', '\n') };
}

/** Formats "9:00 AM, Pelican". */
function useDepartureTitle(departure: DayDepartureView): string {
  const t = useMessages('operator-departures');
  const time = departureTime(useMessages('operator-day'), useFormats(), departure);
  return t.departureOf(time, departure.boat.name);
}

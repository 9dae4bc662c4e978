import * as z from 'zod/mini';
import { useState } from 'react';
import { writeToGuestsPayload } from '#contract/departure-api.ts';
import type { DayDepartureView } from '#contract/operator-day-api.ts';
import type { Day } from '#domain/days.ts';
import { callEndpoint } from '../../api.ts';
import { ActDialog } from '../../booking-widgets/act-dialog.tsx';
import { fieldProblems } from '../../layout/request-problem.ts';
import { text, useCheckedForm } from '../../layout/use-checked-form.ts';
import { TextArea } from '../../ui/form-field.tsx';
import { departureTime } from '../day/day-words.ts';
import { partyWords } from './party-words.ts';
import { useDayAct } from './use-day-act.ts';

const messagePayload = z.object({ message: writeToGuestsPayload.shape.message });

const MOST_CHARACTERS = 2000;

type WriteToGuestsDialogProps = {
  date: Day;
  departure: DayDepartureView;
  onChanged: () => void;
  onClose: () => void;
};

/** One message to everybody who is booked on a departure. */
export function WriteToGuestsDialog(props: WriteToGuestsDialogProps) {
  const { date, departure, onChanged, onClose } = props;
  const { boat, time, guests } = departure;
  const { run, isPending, problem } = useDayAct(onChanged);
  const [written, setWritten] = useState('');
  const [sentTo, setSentTo] = useState<number | null>(null);
  const { errors, formProps } = useCheckedForm(messagePayload, readMessage, async (values) => {
    const sent = await run('write', { boatId: boat.id, day: date, time, ...values }, (payload) =>
      callEndpoint('POST /api/operator/departures/message', { payload }),
    );
    if (!sent.isDone) return fieldProblems(sent.error);
    setSentTo(sent.answer.written);
    return {};
  });
  return (
    <ActDialog
      title={guests.length === 1 ? 'Write to the guest' : 'Write to all guests'}
      description={
        <p>
          {departureTime(departure)}, {boat.name}. Each booking gets a mail, and reads it on the
          page of their trip. Answers come to your mailbox.
        </p>
      }
      submitLabel="Send"
      pendingLabel="Sending..."
      {...{ formProps, isPending, problem, onClose }}
      done={sentTo === null ? null : <p>{sentWords(sentTo)}</p>}
    >
      <p className="wrap-anywhere">
        <span className="font-semibold">It goes to:</span> {partyWords(guests)}
      </p>
      <TextArea
        label="Message"
        name="message"
        rows={5}
        maxLength={MOST_CHARACTERS}
        hint={`${written.length} of ${MOST_CHARACTERS} characters`}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        error={errors['message']}
      />
    </ActDialog>
  );
}

function readMessage(fields: FormData) {
  return { message: text(fields, 'message').replaceAll('\r\n', '\n') };
}

function sentWords(count: number): string {
  const whom = count === 1 ? 'to 1 booking' : `to ${count} bookings`;
  return `Sent ${whom}. It is kept in the history of each.`;
}

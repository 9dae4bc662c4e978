import * as z from 'zod/mini';
import { useState } from 'react';
import { tripMessagePayload } from '#contract/public/trip-api.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { FormAlert } from '../../../forms/form-alert.tsx';
import { text, useCheckedForm } from '../../../forms/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../forms/form-field.tsx';
import { useTripAction } from './use-trip-action.ts';

const message = z.omit(tripMessagePayload, { requestKey: true });

/** The id of the field, to which the trip's actions link. */
export const MESSAGE_ID = 'message';

/** Sends a message to the operator. The answer comes by mail. */
export function MessageBox({ token, isOff }: { token: string; isOff: boolean }) {
  const t = useMessages('trip');
  const { run, isPending, problem } = useTripAction(token);
  const [written, setWritten] = useState('');
  const [isSent, setSent] = useState(false);
  const { field, formProps } = useCheckedForm(message, readMessage, async (values) => {
    const { isDone, fields } = await run('POST /api/trips/{token}/message', values);
    setSent(isDone);
    if (isDone) setWritten('');
    return fields;
  });
  return (
    <form {...formProps} className="mt-5 flex flex-col gap-3">
      <TextArea
        id={MESSAGE_ID}
        label={t.write}
        hint={t.writeHint}
        rows={3}
        maxLength={2000}
        value={written}
        onChange={({ target }) => {
          setWritten(target.value);
          setSent(false);
        }}
        {...field('message')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="secondary"
          disabled={isOff}
          isPending={isPending}
          pendingLabel={t.sending}
        >
          {t.send}
        </Button>
        <p role="status">{isSent && t.sent}</p>
      </div>
      <FormAlert>{problem}</FormAlert>
    </form>
  );
}

function readMessage(fields: FormData) {
  return { message: text(fields, 'message').replaceAll('\r\n', '\n') };
}

import * as z from 'zod/mini';
import { useState, type FormEvent } from 'react';
import { handOverPayload, type TripView } from '#contract/trip-api.ts';
import { formatDollars } from '#domain/money.ts';
import { ActDialog } from '../booking-widgets/act-dialog.tsx';
import { text, textOrNull, useCheckedForm, type FieldErrors } from '../layout/use-checked-form.ts';
import { TextField } from '../ui/form-field.tsx';
import { isPaidToCaptain } from './trip-money.ts';
import { useTripAct, type ActProps } from './use-trip-act.ts';

const newGuest = z.omit(handOverPayload, { requestKey: true });
type NewGuest = z.output<typeof newGuest>;

type HandOverDialogProps = ActProps & {
  /** Called when the trip is somebody else's. */
  onHandedOver: (name: string) => void;
};

/** Says who comes instead, then asks once more: this link ends with it. */
export function HandOverDialog({ trip, token, onHandedOver, onClose }: HandOverDialogProps) {
  const { run, isPending, problem } = useTripAct(token);
  const [guest, setGuest] = useState<NewGuest | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { errors, formProps } = useCheckedForm(newGuest, readGuest, (named) => {
    setGuest(named);
    setAsking(true);
    return Promise.resolve({});
  });
  const handOver = async (event: FormEvent) => {
    event.preventDefault();
    if (!guest) return;
    const { isDone } = await run('POST /api/trips/{token}/hand-over', guest);
    if (isDone) onHandedOver(guest.customerName);
  };
  const shared = { isPending, problem, onClose, done: null };
  if (guest && isAsking) {
    return (
      <ActDialog
        {...shared}
        title="Is this right?"
        description={<LastWords trip={trip} guest={guest} />}
        submitLabel="Hand the trip over"
        pendingLabel="Handing over..."
        cancelLabel="Change it"
        variant="danger"
        onBack={() => setAsking(false)}
        formProps={{ onSubmit: (event) => void handOver(event) }}
      />
    );
  }
  return (
    <ActDialog
      {...shared}
      title="Hand your trip over"
      description={
        <p>
          Somebody else comes in your place. They get a link of their own by mail, and yours ends.
          It costs nothing.
        </p>
      }
      submitLabel="Continue"
      pendingLabel="One moment..."
      formProps={formProps}
    >
      <NewGuestFields guest={guest} errors={errors} />
    </ActDialog>
  );
}

function LastWords({ trip, guest }: { trip: TripView; guest: NewGuest }) {
  const money = isPaidToCaptain(trip)
    ? 'What goes back, should it be cancelled, is between the captain and whoever paid.'
    : `Should the trip be cancelled, what goes back (at most ${formatDollars(trip.cancel.mostCents)}) goes to the card that paid, not to them.`;
  return (
    <p className="wrap-anywhere">
      {guest.customerName} ({guest.customerEmail}) gets your trip and may change or cancel it. Your
      link ends at once, and you cannot take it back. {money}
    </p>
  );
}

function NewGuestFields({ guest, errors }: { guest: NewGuest | null; errors: FieldErrors }) {
  return (
    <>
      <TextField
        label="Their full name"
        name="customerName"
        autoComplete="off"
        required
        defaultValue={guest?.customerName ?? ''}
        error={errors['customerName']}
      />
      <TextField
        label="Their email address"
        name="customerEmail"
        type="email"
        autoComplete="off"
        required
        defaultValue={guest?.customerEmail ?? ''}
        error={errors['customerEmail']}
      />
      <TextField
        label="Their phone (optional)"
        name="customerPhone"
        type="tel"
        autoComplete="off"
        defaultValue={guest?.customerPhone ?? ''}
        error={errors['customerPhone']}
      />
    </>
  );
}

function readGuest(fields: FormData) {
  return {
    customerName: text(fields, 'customerName'),
    customerEmail: text(fields, 'customerEmail'),
    customerPhone: textOrNull(fields, 'customerPhone'),
  };
}

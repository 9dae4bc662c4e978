import { isolateName } from '#domain/fields/plain-text.ts';
import * as z from 'zod/mini';
import { useState } from 'react';
import { transferTripPayload, type TripView } from '#contract/public/trip-api.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../../../shared/acts/confirm-dialog.tsx';
import {
  text,
  textOrNull,
  useCheckedForm,
  type FieldErrors,
} from '../../../forms/use-checked-form.ts';
import { TextField } from '../../../forms/form-field.tsx';
import { hasPaidOperator } from '../trip-money.ts';
import { useTripAction, type ActProps } from './use-trip-action.ts';

const newGuest = z.omit(transferTripPayload, { requestKey: true });
type NewGuest = z.output<typeof newGuest>;

type TransferTripDialogProps = ActProps & {
  /** Called after the handover, when the trip belongs to another guest. */
  onHandedOver: (name: string) => void;
};

/** Asks for the new guest, then for a confirmation, because the current link stops working. */
export function TransferTripDialog({
  trip,
  token,
  onHandedOver,
  onClose,
}: TransferTripDialogProps) {
  const t = useMessages('trip');
  const { run, ...shown } = useTripAction(token);
  const [guest, setGuest] = useState<NewGuest | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { errors, formProps } = useCheckedForm(newGuest, readGuest, (named) => {
    setGuest(named);
    setAsking(true);
    return Promise.resolve({});
  });
  const handOver = async () => {
    if (!guest) return;
    const { isDone } = await run('POST /api/trips/{token}/hand-over', guest);
    if (isDone) onHandedOver(guest.customerName);
  };
  if (guest && isAsking) {
    return (
      <ConfirmDialog
        {...shown}
        title={t.isRight}
        description={<ConfirmationText trip={trip} guest={guest} />}
        submitLabel={t.handOverNow}
        pendingLabel={t.handingOver}
        cancelLabel={t.changeIt}
        variant="danger"
        onBack={() => setAsking(false)}
        onClose={onClose}
        onConfirm={handOver}
      />
    );
  }
  return (
    <ConfirmDialog
      {...shown}
      title={t.handOverTitle}
      description={<p>{t.handOverText}</p>}
      submitLabel={t.goOn}
      pendingLabel={t.oneMoment}
      cancelLabel={t.goBack}
      onClose={onClose}
      formProps={formProps}
    >
      <NewGuestFields guest={guest} errors={errors} />
    </ConfirmDialog>
  );
}

function ConfirmationText({ trip, guest }: { trip: TripView; guest: NewGuest }) {
  const t = useMessages('trip');
  const { money } = useFormats();
  const back = hasPaidOperator(trip)
    ? t.lastWordsCaptain
    : t.lastWordsCard(money(trip.cancel.mostCents));
  return (
    <p className="wrap-anywhere">
      {t.lastWords(isolateName(guest.customerName), guest.customerEmail)} {back}
    </p>
  );
}

function NewGuestFields({ guest, errors }: { guest: NewGuest | null; errors: FieldErrors }) {
  const t = useMessages('trip');
  return (
    <>
      <TextField
        label={t.theirName}
        name="customerName"
        autoComplete="off"
        required
        defaultValue={guest?.customerName ?? ''}
        error={errors['customerName']}
      />
      <TextField
        label={t.theirEmail}
        name="customerEmail"
        type="email"
        autoComplete="off"
        required
        defaultValue={guest?.customerEmail ?? ''}
        error={errors['customerEmail']}
      />
      <TextField
        label={t.theirPhone}
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

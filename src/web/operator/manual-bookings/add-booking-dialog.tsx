import { useQuery } from '@tanstack/react-query';
import type { FreePlacesView } from '#contract/operator/manual-booking-api.ts';
import type { Day } from '#domain/time/days.ts';
import { FormDialog } from '../../shared/acts/form-dialog.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { QueryState } from '../../shared/states/query-state.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { bookLabel, type TripOption } from './manual-booking-trip.ts';
import { DepartureChoice } from './departure-choice.tsx';
import { GuestStepper } from './guest-stepper.tsx';
import { ContactFields, PaymentFields } from './manual-booking-fields.tsx';
import { freePlacesQuery, useManualBooking, type BookingStart } from './use-manual-booking.ts';

type AddBookingDialogProps = { date: Day; start?: BookingStart | undefined; onClose: () => void };

/** Adds a manual booking. Trip, group size, name and payment are required. */
export function AddBookingDialog({ date, start, onClose }: AddBookingDialogProps) {
  const t = useMessages('operator-manual-bookings');
  const state = useQuery(freePlacesQuery(date));
  const places = state.data;
  if (places && places.boats.length > 0) {
    return <BookingForm places={places} start={start} onClose={onClose} />;
  }
  return (
    <Dialog title={t.add} onClose={onClose}>
      <QueryState state={state} errorTitle={t.failed}>
        {() => <p>{t.noBoat}</p>}
      </QueryState>
    </Dialog>
  );
}

type BookingFormProps = {
  places: FreePlacesView;
  start: BookingStart | undefined;
  onClose: () => void;
};

function BookingForm({ places, start, onClose }: BookingFormProps) {
  const t = useMessages('operator-manual-bookings');
  const formats = useFormats();
  const form = useManualBooking(places, { start, onClose });
  const { boat, option, choice, choose, price } = form;
  return (
    <FormDialog
      title={t.add}
      description={formats.weekdayDay(places.date)}
      size="sheet"
      submitLabel={bookLabel(t, formats, form.takenCents ?? price, choice.payment)}
      pendingLabel={t.booking}
      isOff={!option}
      form={form}
      onClose={onClose}
    >
      <DepartureChoice boats={places.boats} boat={boat} option={option} onChoose={choose} />
      {option && <BookingFields form={form} option={option} day={places.date} />}
    </FormDialog>
  );
}

type BookingFieldsProps = {
  form: ReturnType<typeof useManualBooking>;
  option: TripOption;
  day: Day;
};

function BookingFields({ form, option, day }: BookingFieldsProps) {
  const t = useMessages('operator-manual-bookings');
  const labels = useMessages('portal-labels');
  const { choice, choose, errors, price } = form;
  return (
    <>
      <GuestStepper
        value={choice.groupSize}
        max={option.maxGuests}
        error={errors['groupSize']}
        onChange={(groupSize) => choose({ groupSize })}
      />
      {option.mode === 'charter' && (
        <TextField
          label={labels.lastDay}
          type="date"
          name="end"
          min={day}
          value={choice.end}
          onChange={({ target }) => choose({ end: target.value })}
          error={errors['end']}
        />
      )}
      <TextField
        label={t.guestName}
        name="customerName"
        autoComplete="off"
        required
        maxLength={120}
        error={errors['customerName']}
      />
      <PaymentFields choice={choice} choose={choose} errors={errors} price={price} />
      <ContactFields choice={choice} choose={choose} errors={errors} day={day} />
    </>
  );
}

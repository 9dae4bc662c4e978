import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { FreePlacesView } from '#contract/operator/by-hand-api.ts';
import type { Day } from '#domain/time/days.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ErrorState } from '../../shared/states/error-state.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { getProblemText } from '../../forms/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { bookLabel, type TripOption } from './by-hand-trip.ts';
import { DepartureChoice } from './departure-choice.tsx';
import { GuestStepper } from './guest-stepper.tsx';
import { ContactFields, PaymentFields } from './by-hand-fields.tsx';
import { freePlacesQuery, useBookByHand } from './use-book-by-hand.ts';

type AddBookingDialogProps = { date: Day; onClose: () => void };

/** Books a guest by hand. Trip, group size, name and payment are required. */
export function AddBookingDialog({ date, onClose }: AddBookingDialogProps) {
  const t = useMessages('operator-by-hand');
  const acts = useMessages('portal-acts');
  const { data, error, refetch } = useQuery(freePlacesQuery(date));
  if (data && data.boats.length > 0) return <BookingForm places={data} onClose={onClose} />;
  return (
    <Dialog title={t.add} onClose={onClose}>
      {data && <p>{t.noBoat}</p>}
      {!data && !error && <LoadingState />}
      {!data && error && (
        <ErrorState
          title={t.failed}
          text={getProblemText(error, acts.checkConnection)}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}

type BookingFormProps = { places: FreePlacesView; onClose: () => void };

function BookingForm({ places, onClose }: BookingFormProps) {
  const t = useMessages('operator-by-hand');
  const acts = useMessages('portal-acts');
  const formats = useFormats();
  const formId = useId();
  const form = useBookByHand(places, onClose);
  const { boat, option, choice, choose, price } = form;
  return (
    <Dialog
      title={t.add}
      description={formats.weekdayDay(places.date)}
      size="sheet"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {acts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!option}
            isPending={form.isPending}
            pendingLabel={t.booking}
          >
            {bookLabel(t, formats, form.takenCents ?? price, choice.payment)}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="mt-4 flex flex-col gap-6">
        <DepartureChoice boats={places.boats} boat={boat} option={option} onChoose={choose} />
        {option && <BookingFields form={form} option={option} day={places.date} />}
        {form.problem && (
          <Notice role="alert">
            <p>{form.problem}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

type BookingFieldsProps = {
  form: ReturnType<typeof useBookByHand>;
  option: TripOption;
  day: Day;
};

function BookingFields({ form, option, day }: BookingFieldsProps) {
  const t = useMessages('operator-by-hand');
  const labels = useMessages('portal-labels');
  const { choice, choose, errors, price } = form;
  return (
    <>
      <GuestStepper
        value={choice.groupSize}
        most={option.most}
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

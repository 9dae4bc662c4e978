import { Link } from 'wouter';
import type { BoatView } from '#contract/public/boat-views.ts';
import { reservationForm } from '#contract/public/booking-payloads.ts';
import { paths } from '#contract/pages/paths.ts';
import { isDay } from '#domain/time/days.ts';
import { renderRichMessage } from '../../../shared/language/render-rich-message.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Notice } from '../../../shared/acts/notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField, TextArea } from '../../../forms/form-field.tsx';
import { useIsHydrated } from '../../../ui/hydrated.ts';
import { FormSection, PaymentSection, TripSection } from './reservation-sections.tsx';
import { GuestFields, InfoPageLink } from '../guest-fields.tsx';
import { LazyErrorSummary } from '../lazy-error-summary.tsx';
import {
  text,
  textOrNull,
  useCheckedForm,
  type FieldErrors,
} from '../../../forms/use-checked-form.ts';
import { useLastListing } from '../../../shared/storage/session-store.ts';
import { formatPlace } from '../../../shared/trip/format-trip.ts';
import { checkoutAddress } from '../../../shared/trip/trip-addresses.ts';
import type { RequestedTrip } from '../../../shared/trip/trip-choice.ts';
import { useReservation, useReservationTrip, type ReservationTrip } from './use-reservation.ts';

type ReservationFormProps = {
  boat: BoatView;
  requested: RequestedTrip;
  /** Called after a rejection, so that the page refetches the boat. */
  onRefused: () => void;
};

export function ReservationForm({ boat, requested, onRefused }: ReservationFormProps) {
  const t = useMessages('checkout');
  const trips = useMessages('trips');
  const trip = useReservationTrip(boat, requested);
  const { reserve, isSending, problem } = useReservation({ boat, trip, onRefused });
  const { errors, formProps } = useCheckedForm(reservationForm, readReservation, reserve);
  return (
    <form {...formProps} className="mt-2 flex flex-col gap-6">
      <p className="mb-2 text-lg text-ink-soft">
        {boat.name}, {formatPlace(trips, boat)}.{' '}
        <Link href={useLastListing()} className="text-link">
          {t.anotherBoat}
        </Link>
      </p>
      <InvalidFields errors={errors} />
      <FormSection title={t.personal}>
        <GuestFields emailHint={t.linkHint} errors={errors} />
      </FormSection>
      <TripSection boat={boat} trip={trip} errors={errors} />
      <FormSection title={t.requestsTitle}>
        <TextArea
          id="specialRequests"
          label={t.captainKnows}
          name="specialRequests"
          rows={3}
          error={errors.specialRequests}
        />
      </FormSection>
      <PaymentSection trip={trip} payNow={payNowAddress(boat, trip)} />
      <CheckboxField
        id="termsAccepted"
        name="termsAccepted"
        required
        error={errors.termsAccepted}
        label={<Terms />}
      />
      {problem && (
        <Notice role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <CompleteButton isSending={isSending} isPriced={trip.price.isValid} />
    </form>
  );
}

function InvalidFields({ errors }: { errors: FieldErrors }) {
  const t = useMessages('checkout');
  const fields = [
    ['customerName', t.fullName],
    ['customerEmail', t.email],
    ['date', t.tripDate],
    ['groupSize', useMessages('picker').groupSize],
    ['specialRequests', t.captainKnows],
    ['termsAccepted', t.terms],
  ] as const;
  return <LazyErrorSummary title={t.checkThese} errors={errors} fields={fields} />;
}

/** Returns the URL of the trip's checkout, or of the boat's page if no departure has been chosen yet. */
function payNowAddress(
  boat: BoatView,
  { mode, date, groupSize, departure, ship }: ReservationTrip,
): string {
  if (departure && isDay(date))
    return checkoutAddress(boat.id, { mode, date, time: departure, groupSize, ship });
  const chosen = { date, groupSize: String(groupSize), mode, ship };
  return paths.boat(boat, chosen);
}

function Terms() {
  const t = useMessages('checkout');
  return renderRichMessage(t.acceptPolicies, {
    terms: <InfoPageLink slug="terms-of-service" />,
    cancellation: <InfoPageLink slug="refunds-cancellations-weather" />,
  });
}

function CompleteButton({ isSending, isPriced }: { isSending: boolean; isPriced: boolean }) {
  const t = useMessages('checkout');
  const isHydrated = useIsHydrated();
  return (
    <Button
      type="submit"
      size="large"
      disabled={!isPriced || !isHydrated}
      isPending={isSending}
      pendingLabel={t.processing}
    >
      {t.completeBooking}
    </Button>
  );
}

function readReservation(fields: FormData) {
  return {
    customerName: text(fields, 'customerName'),
    customerEmail: text(fields, 'customerEmail'),
    date: text(fields, 'date'),
    groupSize: Number(fields.get('groupSize')),
    specialRequests: textOrNull(fields, 'specialRequests'),
    ship: textOrNull(fields, 'ship') ?? undefined,
    termsAccepted: fields.has('termsAccepted'),
  };
}

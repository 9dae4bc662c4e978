import { noticeLimits } from '#domain/booking-notice.ts';
import {
  decisionLimits,
  LEAST_SMALLEST_NUMBER,
  USUAL_DECISION_HOURS,
} from '#domain/smallest-number.ts';
import { MEETING_POINT_CHARACTERS, TRIP_FACT_CHARACTERS } from '#domain/trip-facts.ts';
import type { FieldErrors } from '../../layout/use-checked-form.ts';
import { TextArea, TextField } from '../../ui/form-field.tsx';
import { usesSeatPrice, type BoatDraft } from './boat-draft.ts';
import type { FieldOf } from './boat-details-tab.tsx';
import { PinField } from './pin-field.tsx';
import { VisitFields } from './visit-fields.tsx';

type TripFactFieldsProps = {
  draft: BoatDraft;
  errors: FieldErrors;
  field: FieldOf;
  onEdit: (part: Partial<BoatDraft>) => void;
};

/** What guests are told before they come; all of it may stay empty. */
export function TripFactFields({ draft, errors, field, onEdit }: TripFactFieldsProps) {
  return (
    <fieldset className="mt-2 grid min-w-0 gap-5 border-t border-line pt-6 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">What Guests Are Told</legend>
      <p aria-hidden="true" className="text-lg font-bold sm:col-span-2">
        What Guests Are Told
      </p>
      <TextArea
        label="Meeting Point"
        rows={2}
        maxLength={MEETING_POINT_CHARACTERS}
        hint="One or two lines, such as the pier and the dock."
        className="sm:col-span-2"
        {...field('meetingPoint')}
      />
      <PinField
        pin={draft.pin}
        port={draft.port}
        error={errors.pin ?? errors['pin.latitude'] ?? errors['pin.longitude']}
        onChange={(pin) => onEdit({ pin })}
      />
      <TextArea
        label="What to Bring"
        rows={3}
        maxLength={TRIP_FACT_CHARACTERS}
        {...field('bring')}
      />
      <TextArea
        label="What Is Included"
        rows={3}
        maxLength={TRIP_FACT_CHARACTERS}
        {...field('included')}
      />
      <VisitFields visits={draft.visits} onChange={(visits) => onEdit({ visits })} />
      <TextField
        label="Crew Phone"
        type="tel"
        hint="Only guests who have paid see it. Left empty, they see yours."
        {...field('crewPhone')}
      />
      <TextField
        label="Booking Notice (hours)"
        {...asWhole}
        min={noticeLimits.least}
        max={noticeLimits.most}
        hint="A departure that starts sooner can no longer be booked. What is sold stays sold."
        {...field('noticeHours')}
      />
      {usesSeatPrice(draft) && (
        <>
          <TextField
            label="Smallest Number of Guests"
            {...asWhole}
            min={LEAST_SMALLEST_NUMBER}
            hint="With fewer, a trip sold by the seat may be called off; guests are told before they pay. Left empty, every trip sails."
            {...field('smallestNumber')}
          />
          <TextField
            label="Decided Before Departure (hours)"
            {...asWhole}
            min={decisionLimits.least}
            max={decisionLimits.most}
            hint={`When it is decided whether a trip with too few guests sails. Left empty, ${USUAL_DECISION_HOURS} hours.`}
            {...field('decisionHours')}
          />
        </>
      )}
    </fieldset>
  );
}

const asWhole = { type: 'number', inputMode: 'numeric' } as const;

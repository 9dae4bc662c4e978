import { noticeLimits } from '#domain/availability/booking-notice.ts';
import {
  decisionLimits,
  MIN_SMALLEST_NUMBER,
  USUAL_DECISION_HOURS,
} from '#domain/departures/smallest-number.ts';
import { MEETING_POINT_CHARACTERS, TRIP_FACT_CHARACTERS } from '#domain/boats/trip-facts.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { ImageView } from '#contract/public/boat-views.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { TextArea, TextField } from '../../forms/form-field.tsx';
import { MeetingPhotoField } from '../photos/meeting-photo-field.tsx';
import { usesSeatPrice, type BoatDraft, type FieldOf } from './boat-draft.ts';
import { PinField } from './pin-field.tsx';
import { VisitFields } from './visit-fields.tsx';

type TripFactFieldsProps = {
  /** Null for a new boat. */
  boat: OperatorBoatView | null;
  draft: BoatDraft;
  errors: FieldErrors;
  field: FieldOf;
  onEdit: (part: Partial<BoatDraft>) => void;
  onMeetingPhoto: (photo: ImageView | null) => void;
};

/** Edits what guests need to know before they arrive. Every field is optional. */
export function TripFactFields(props: TripFactFieldsProps) {
  const { boat, draft, errors, field, onEdit, onMeetingPhoto } = props;
  const t = useMessages('operator-boats');
  return (
    <fieldset className="mt-2 grid min-w-0 gap-5 border-t border-line pt-6 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">{t.told}</legend>
      <p aria-hidden="true" className="text-lg font-bold sm:col-span-2">
        {t.told}
      </p>
      <TextArea
        label={t.texts.meetingPoint}
        rows={2}
        maxLength={MEETING_POINT_CHARACTERS}
        hint={t.meetingPointHint}
        className="sm:col-span-2"
        {...field('meetingPoint')}
      />
      <PinField
        pin={draft.pin}
        port={draft.port}
        error={errors.pin ?? errors['pin.latitude'] ?? errors['pin.longitude']}
        onChange={(pin) => onEdit({ pin })}
      />
      <MeetingPhotoField
        boat={boat}
        caption={field('meetingPhotoCaption')}
        onChange={onMeetingPhoto}
      />
      <ListFields field={field} />
      <VisitFields
        texts={[draft.description, draft.bring, draft.included].join('\n')}
        visits={draft.visits}
        onChange={(visits) => onEdit({ visits })}
      />
      <TextField label={t.crewPhone} type="tel" hint={t.crewPhoneHint} {...field('crewPhone')} />
      <TextField
        label={t.notice}
        {...asWhole}
        min={noticeLimits.min}
        max={noticeLimits.max}
        hint={t.noticeHint}
        {...field('noticeHours')}
      />
      {usesSeatPrice(draft) && <SmallestNumberFields field={field} />}
    </fieldset>
  );
}

function ListFields({ field }: { field: FieldOf }) {
  const t = useMessages('operator-boats');
  const size = { rows: 3, maxLength: TRIP_FACT_CHARACTERS };
  return (
    <>
      <TextArea {...size} label={t.texts.bring} className="sm:col-span-2" {...field('bring')} />
      <TextArea {...size} label={t.texts.included} hint={t.lineHint} {...field('included')} />
      <TextArea {...size} label={t.texts.notIncluded} hint={t.lineHint} {...field('notIncluded')} />
    </>
  );
}

function SmallestNumberFields({ field }: { field: FieldOf }) {
  const t = useMessages('operator-boats');
  return (
    <>
      <TextField
        label={t.smallest}
        {...asWhole}
        min={MIN_SMALLEST_NUMBER}
        hint={t.smallestHint}
        {...field('smallestNumber')}
      />
      <TextField
        label={t.decided}
        {...asWhole}
        min={decisionLimits.min}
        max={decisionLimits.max}
        hint={t.decidedHint(USUAL_DECISION_HOURS)}
        {...field('decisionHours')}
      />
    </>
  );
}

const asWhole = { type: 'number', inputMode: 'numeric' } as const;

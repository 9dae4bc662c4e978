import { ArrowDown, ArrowUp, MapPin, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  MAX_STOP_DETAILS_CHARACTERS,
  MAX_STOP_TITLE_CHARACTERS,
  stopMinutesLimits,
} from '#domain/boats/itinerary.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { TextArea, TextField } from '../../forms/form-field.tsx';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { TileButton } from '../photos/photo-tile.tsx';
import { readPin, type StopDraft } from './boat-draft.ts';
import { PinField } from './pin-field.tsx';

type StopFieldsProps = {
  stop: StopDraft;
  index: number;
  count: number;
  port: string;
  /** The boat's errors by path. */
  errors: FieldErrors;
  onChange: (stop: StopDraft) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Edits one stop. The last stop also shows the error if all stops together take too long. */
export function StopFields({ stop, index, count, errors, ...props }: StopFieldsProps) {
  const t = useMessages('operator-boats');
  const set = (part: Partial<StopDraft>) => props.onChange({ ...stop, ...part });
  const findError = (name: string) => errors[`itinerary.${index}.${name}`];
  return (
    <li>
      <fieldset className="min-w-0 rounded-field border border-line p-4">
        <legend className="px-1 font-semibold">{t.stop(index + 1)}</legend>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField
            label={t.stopTitle}
            required
            maxLength={MAX_STOP_TITLE_CHARACTERS}
            value={stop.title}
            error={findError('title')}
            onChange={({ target }) => set({ title: target.value })}
          />
          <TextField
            label={t.stopMinutes}
            type="number"
            inputMode="numeric"
            required
            {...stopMinutesLimits}
            value={stop.minutes}
            error={findError('minutes') ?? (index === count - 1 ? errors['itinerary'] : undefined)}
            onChange={({ target }) => set({ minutes: target.value })}
          />
          <TextArea
            label={t.stopDetails}
            rows={2}
            maxLength={MAX_STOP_DETAILS_CHARACTERS}
            className="sm:col-span-2"
            value={stop.details}
            error={findError('details')}
            onChange={({ target }) => set({ details: target.value })}
          />
        </div>
        <StopPlace
          pin={stop.pin}
          port={props.port}
          error={findError('place') ?? findError('place.latitude') ?? findError('place.longitude')}
          onChange={(pin) => set({ pin })}
        />
        <StopButtons index={index} count={count} onMove={props.onMove} onRemove={props.onRemove} />
      </fieldset>
    </li>
  );
}

type StopPlaceProps = Pick<Parameters<typeof PinField>[0], 'pin' | 'port' | 'error' | 'onChange'>;

/** Folds the map, because every stop has one. */
function StopPlace(props: StopPlaceProps) {
  const t = useMessages('operator-boats');
  const fold = useFold(props.error !== undefined);
  return (
    <details className="mt-3" {...fold}>
      <summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-field font-semibold text-sea [&::-webkit-details-marker]:hidden">
        <MapPin aria-hidden="true" className="size-5" />
        {readPin(props.pin) ? t.stopPlaced : t.stopPlace}
      </summary>
      <div className="mt-2">
        <PinField isStop {...props} />
      </div>
    </details>
  );
}

/** Opens a fold that contains an error, and keeps it open while the error is being corrected. */
export function useFold(isWrong: boolean) {
  const [isOpen, setOpen] = useState(false);
  const onToggle = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) =>
    setOpen(currentTarget.open);
  return { open: isOpen || isWrong, onToggle };
}

type StopButtonsProps = Pick<StopFieldsProps, 'index' | 'count' | 'onMove' | 'onRemove'>;

function StopButtons({ index, count, onMove, onRemove }: StopButtonsProps) {
  const t = useMessages('operator-boats');
  const actionMessages = useMessages('portal-actions');
  const name = t.stop(index + 1);
  return (
    <div className="mt-2 -ml-2 flex gap-1">
      <TileButton
        label={t.moveUp(name)}
        Icon={ArrowUp}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <TileButton
        label={t.moveDown(name)}
        Icon={ArrowDown}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <TileButton label={actionMessages.removeOf(name)} Icon={Trash2} onClick={onRemove} />
    </div>
  );
}

import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { MAX_STOPS, sumStopMinutes } from '#domain/boats/itinerary.ts';
import { formatTripLength } from '#i18n/formats/format-trip-length.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { moveEntry } from '../photos/photos-tab.tsx';
import { createNewStop, parseNumber, type BoatDraft, type StopDraft } from './boat-draft.ts';
import { StopFields } from './stop-fields.tsx';

type ItineraryFieldsProps = {
  draft: BoatDraft;
  errors: FieldErrors;
  onEdit: (part: Partial<BoatDraft>) => void;
};

/** Edits the stops of the trip. */
export function ItineraryFields({ draft, errors, onEdit }: ItineraryFieldsProps) {
  const t = useMessages('operator-boats');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { itinerary: stops, port } = draft;
  const isFull = stops.length >= MAX_STOPS;
  const setStops = (itinerary: readonly StopDraft[]) => onEdit({ itinerary });
  const add = () => {
    flushSync(() => setStops([...stops, createNewStop(stops)]));
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  };
  const remove = (index: number) => {
    setStops(stops.toSpliced(index, 1));
    // Moves the focus, because the stop's buttons have been removed.
    addButton.current?.focus();
  };
  return (
    <fieldset className="mt-2 grid min-w-0 gap-5 border-t border-line pt-6 sm:col-span-2">
      <legend className="sr-only">{t.itinerary}</legend>
      <div>
        <p aria-hidden="true" className="text-lg font-bold">
          {t.itinerary}
        </p>
        <p className="mt-1 text-ink-soft">{t.itineraryText}</p>
      </div>
      <ol ref={list} className="grid gap-4">
        {stops.map((stop, index) => (
          <StopFields
            key={stop.id}
            stop={stop}
            index={index}
            count={stops.length}
            port={port}
            errors={errors}
            onChange={(changed) => setStops(stops.with(index, changed))}
            onMove={(to) => setStops(moveEntry(stops, index, to))}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          ref={addButton}
          variant="secondary"
          aria-disabled={isFull}
          onClick={isFull ? undefined : add}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t.addStop}
        </Button>
        <p role="status" className="text-ink-soft">
          {isFull && `${t.mostStops(MAX_STOPS)} `}
          <StopsLength draft={draft} />
        </p>
      </div>
    </fieldset>
  );
}

/** Shows "Total: 2.5 hours of 4 hours", or only the total if the trip's length is unknown. */
function StopsLength({ draft: { itinerary, tripMinutes } }: { draft: BoatDraft }) {
  const t = useMessages('operator-boats');
  const trips = useMessages('trips');
  const language = useLanguage();
  if (itinerary.length === 0) return null;
  const long = (minutes: number) => formatTripLength(language, minutes, trips);
  const sum = sumStopMinutes(
    itinerary.map(({ minutes }) => ({ minutes: parseNumber(minutes) ?? 0 })),
  );
  const trip = parseNumber(tripMinutes);
  return trip ? t.stopsOf(long(sum), long(trip)) : t.stopsTake(long(sum));
}

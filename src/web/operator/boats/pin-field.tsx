import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { OperatorBoatsMessages } from '#i18n/catalogues/messages.ts';
import type { Place } from '#domain/island/port-places.ts';
import { isOnMap, getMeetingPlace } from '#domain/boats/trip-facts.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '../../shared/island/island-map.tsx';
import { onMap, placeAt } from '../../shared/island/map-projection.ts';
import { computeMapFrame, MapWithPin, NEAR_SCALE } from '../../shared/island/pin-map.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { createPinDraft, noPin, readPin, type PinDraft } from './boat-draft.ts';

type PinFieldProps = {
  pin: PinDraft;
  port: string;
  error: string | undefined;
  /** True for a stop, which has no place until the operator sets one. A meeting point defaults to the port. */
  isStop?: boolean;
  onChange: (pin: PinDraft) => void;
};

/** Sets a place on the island map: by tapping, with the arrow keys, or by typing degrees. */
export function PinField({ pin, port, error, isStop = false, onChange }: PinFieldProps) {
  const t = useMessages('operator-boats');
  const own = readPin(pin);
  const place = own && isOnMap(own) ? own : getMeetingPlace({ pin: null, port });
  const setPlace = (next: Place) => {
    if (isOnMap(next)) onChange(createPinDraft(next));
  };
  const asDegrees = { type: 'number', inputMode: 'decimal', step: 'any' } as const;
  return (
    <div className="grid min-w-0 gap-5 sm:col-span-2 sm:grid-cols-2">
      <TapMap place={place} isOwn={own !== null} isStop={isStop} onChoose={setPlace} />
      <div className="flex min-w-0 flex-col gap-5">
        <TextField
          label={t.latitude}
          {...asDegrees}
          placeholder={place ? String(place.latitude) : undefined}
          value={pin.latitude}
          error={error}
          onChange={({ target }) => onChange({ ...pin, latitude: target.value })}
        />
        <TextField
          label={t.longitude}
          {...asDegrees}
          placeholder={place ? String(place.longitude) : undefined}
          value={pin.longitude}
          error={error}
          onChange={({ target }) => onChange({ ...pin, longitude: target.value })}
        />
        {own && (
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            onClick={() => onChange(noPin)}
          >
            {isStop ? t.removePin : t.pinBack}
          </Button>
        )}
      </div>
    </div>
  );
}

type TapMapProps = {
  place: Place | null;
  isOwn: boolean;
  isStop: boolean;
  onChoose: (place: Place) => void;
};

function TapMap({ place, isOwn, isStop, onChoose }: TapMapProps) {
  const t = useMessages('operator-boats');
  const [isNear, setNear] = useState(false);
  const scale = isNear ? NEAR_SCALE : 1;
  const hintId = useId();
  const shown = isOwn || !isStop ? place : null;
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    // Ignores key presses on the button, because they have no coordinates.
    if (event.detail > 0) onChoose(computePlace(event));
  };
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key];
    if (!step || !place) return;
    event.preventDefault();
    onChoose(movedBy(place, step, event.shiftKey ? 10 : 1));
  };
  return (
    <div className="min-w-0">
      <div className="relative aspect-1600/1190 overflow-hidden rounded-card border border-edge">
        <button
          type="button"
          aria-label={mapLabel(t, shown, isOwn)}
          aria-describedby={hintId}
          onClick={tap}
          onKeyDown={move}
          className="absolute block cursor-crosshair -outline-offset-4"
          style={computeMapFrame(place, scale)}
        >
          <MapWithPin place={shown} scale={scale} />
        </button>
      </div>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-3">
        <p id={hintId} className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
          {isStop ? t.stopMapHint : t.mapHint}
        </p>
        <Button variant="secondary" size="small" onClick={() => setNear(!isNear)}>
          {isNear ? t.wholeIsland : t.zoomIn}
        </Button>
      </div>
    </div>
  );
}

function mapLabel(t: OperatorBoatsMessages, place: Place | null, isOwn: boolean): string {
  if (!place) return t.mapNoPin;
  const where = `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`;
  return isOwn ? t.mapPin(where) : t.mapPortPin(where);
}

/** Converts a tapped point to the drawing's pixels, then to degrees. */
function computePlace({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>): Place {
  const box = currentTarget.getBoundingClientRect();
  return placeAt({
    x: ((clientX - box.left) / box.width) * MAP_WIDTH,
    y: ((clientY - box.top) / box.height) * MAP_HEIGHT,
  });
}

/** Steps in the drawing's pixels; one is about 15 metres. */
const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function movedBy(place: Place, step: { x: number; y: number }, times: number): Place {
  const { x, y } = onMap(place);
  return placeAt({ x: x + step.x * times, y: y + step.y * times });
}

import type { Place } from '#domain/island/port-places.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './island-map.tsx';
import { onMap } from './map-projection.ts';

/** Shows the island map with one pin. `label` describes it to screen readers. */
export function PinMap({ place, label }: { place: Place; label: string }) {
  return (
    <div role="img" aria-label={label} className="relative overflow-hidden rounded-card">
      <MapWithPin place={place} />
    </div>
  );
}

type MapWithPinProps = {
  /** Null for a map without a pin. */
  place: Place | null;
  /** Scales the map but not the pin. */
  scale?: number;
};

/** Renders the drawing and the pin without a frame. */
export function MapWithPin({ place, scale = 1 }: MapWithPinProps) {
  const at = place && onMap(place);
  return (
    <>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet="/pictures/island-night.svg" />
        <img
          src="/pictures/island-day.svg"
          alt=""
          loading="lazy"
          width={MAP_WIDTH}
          height={MAP_HEIGHT}
          className="block h-auto w-full"
        />
      </picture>
      {at && (
        <svg
          viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          <g transform={`translate(${at.x} ${at.y}) scale(${1 / scale})`}>
            <path d={PIN} className="fill-sea stroke-card" strokeWidth="8" />
            <circle cy="-92" r="20" className="fill-card" />
          </g>
        </svg>
      )}
    </>
  );
}

/** A drop whose tip marks the place. */
const PIN = 'M0 0C-12-34-52-52-52-92a52 52 0 1 1 104 0C52-52 12-34 0 0Z';

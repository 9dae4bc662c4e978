import type { Place } from '#domain/island/port-places.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './island-map.tsx';
import { onMap } from './map-projection.ts';

type PinMapProps = {
  place: Place;
  /** The port, written on the map. */
  port: string;
  /** Describes the map to screen readers. */
  label: string;
};

/**
 * Shows the area around a pin, and the whole island in the corner. The server renders the whole island only, because
 * the content security policy blocks the inline styles that position the zoomed map.
 */
export function PinMap({ place, port, label }: PinMapProps) {
  const isHydrated = useIsHydrated();
  const scale = isHydrated ? NEAR_SCALE : 1;
  return (
    <div
      role="img"
      aria-label={label}
      className="relative aspect-1600/1190 overflow-hidden rounded-card border border-line"
    >
      <div
        className="absolute inset-x-0"
        style={isHydrated ? computeMapFrame(place, scale) : undefined}
      >
        <MapWithPin place={place} scale={scale} />
      </div>
      <span
        translate="no"
        className="absolute top-2 left-2 rounded-full border border-edge bg-card px-3 py-1 text-sm font-semibold"
      >
        {port}
      </span>
      {isHydrated && (
        <div className="absolute right-2 bottom-2 w-1/4 overflow-hidden rounded-field border-2 border-card shadow-lift">
          <MapWithPin place={place} scale={INSET_SCALE} />
        </div>
      )}
    </div>
  );
}

/** Zoom factor of the close view around a pin: about 5 km across. */
export const NEAR_SCALE = 5;

/** Draws the pin larger on the small island. */
const INSET_SCALE = 0.4;

/** Positions the map in its frame: `scale` times as large, with the pin in the centre unless the edge is reached. */
export function computeMapFrame(place: Place | null, scale: number) {
  const { x, y } = place ? onMap(place) : { x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 };
  const shift = (share: number) => Math.min(scale - 1, Math.max(0, share * scale - 0.5));
  return {
    width: `${scale * 100}%`,
    left: `${-shift(x / MAP_WIDTH) * 100}%`,
    top: `${-shift(y / MAP_HEIGHT) * 100}%`,
  };
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

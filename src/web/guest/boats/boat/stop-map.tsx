import type { Place } from '#domain/island/port-places.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '../../../shared/island/island-map.tsx';
import { onMap } from '../../../shared/island/map-projection.ts';
import { MapWithPin } from '../../../shared/island/pin-map.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';

type StopMapProps = { stops: readonly { number: number; title: string; place: Place }[] };

/** Shows the island map with the numbers of the stops. */
export function StopMap({ stops }: StopMapProps) {
  const t = useMessages('details');
  const names = stops.map(({ number, title }) => `${number} ${title}`).join(', ');
  return (
    <div
      role="img"
      aria-label={t.stopsMap(names)}
      className="relative overflow-hidden rounded-card"
    >
      <MapWithPin place={null} />
      <svg
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        {stops.map(({ number, place }) => {
          const { x, y } = onMap(place);
          return (
            <g key={number} transform={`translate(${x} ${y})`}>
              <circle r="46" className="fill-sea stroke-card" strokeWidth="8" />
              <text dy="0.36em" fontSize="52" textAnchor="middle" className="fill-card font-bold">
                {number}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

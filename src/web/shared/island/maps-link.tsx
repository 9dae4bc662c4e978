import type { BoatView } from '#contract/public/boat-views.ts';
import type { Place } from '#domain/island/port-places.ts';
import { getLocationName } from '#domain/island/ports.ts';
import { useMessages } from '../language/use-messages.ts';

export type MetBoat = Pick<BoatView, 'port' | 'customPort' | 'pin'>;

/** Links to the meeting point in the visitor's maps app. */
export function MapsLink({ boat }: { boat: MetBoat }) {
  const t = useMessages('details');
  return (
    <a
      href={mapsAddress(boat.pin ?? getLocationName(boat.port, boat.customPort))}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link mt-2 inline-flex min-h-11 items-center"
    >
      {t.openMaps}
    </a>
  );
}

/** Builds the URL that shows directions to the meeting point in a maps app. */
export function getDirectionsAddress({ pin, port, customPort }: MetBoat): string {
  const destination = toQuery(pin ?? getLocationName(port, customPort));
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

/** Builds the URL that searches for coordinates or for a place by its name. */
export function mapsAddress(place: Place | string): string {
  return `https://www.google.com/maps/search/?api=1&query=${toQuery(place)}`;
}

function toQuery(place: Place | string): string {
  const query = typeof place === 'string' ? place : `${place.latitude},${place.longitude}`;
  return encodeURIComponent(query);
}

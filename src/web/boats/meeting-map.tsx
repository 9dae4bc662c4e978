import type { BoatView } from '#contract/boat-views.ts';
import { portName } from '#domain/ports.ts';
import { meetingPlace } from '#domain/trip-facts.ts';
import { directionsTo, PinMap } from '../island/pin-map.tsx';

/** The meeting point on the island map; loaded when a visitor asks for it. */
export default function MeetingMap({ boat }: { boat: BoatView }) {
  const place = meetingPlace(boat);
  if (!place) return null;
  const port = portName(boat.port, boat.customPort);
  return (
    <div className="mt-4 max-w-xl">
      <PinMap place={place} label={`The meeting point on the island map, near ${port}`} />
      {boat.pin ? (
        <a
          href={directionsTo(boat.pin)}
          target="_blank"
          rel="noreferrer"
          className="text-link mt-2 inline-flex min-h-11 items-center"
        >
          Open in your maps
        </a>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">The pin is at the port of {port}.</p>
      )}
    </div>
  );
}

import { getPortName } from '#domain/island/ports.ts';
import { getMeetingPlace } from '#domain/boats/trip-facts.ts';
import { useMessages } from '../language/use-messages.ts';
import { MapsLink, type MetBoat } from './maps-link.tsx';
import { PinMap } from './pin-map.tsx';

/** Shows the meeting point on the island map; a boat's page loads this on demand. */
export default function MeetingMap({ boat }: { boat: MetBoat }) {
  const t = useMessages('details');
  const place = getMeetingPlace(boat);
  const port = getPortName(boat.port, boat.customPort);
  return (
    <div className="mt-4 max-w-xl">
      {place && <PinMap place={place} port={port} label={t.meetingMap(port)} />}
      {!boat.pin && place && <p className="mt-2 text-sm text-ink-soft">{t.pinAtPort(port)}</p>}
      <MapsLink boat={boat} />
    </div>
  );
}

import { ChevronDown, MapPin } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import type { BoatCountView } from '#contract/public/boat-search-api.ts';
import { portsAround } from '#domain/island/port-places.ts';
import { ports, type PortCode } from '#domain/island/ports.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { IslandMap, PortPlate } from '../../../shared/island/island-map.tsx';
import { describeBoatCount } from './describe-boat-count.ts';
import { mapPlace, type PortMapProps } from './map-place.ts';

export default function PortMap({ isFolded = false, ...map }: PortMapProps) {
  return isFolded ? <PortMapFolded {...map} /> : <PortMapBeside {...map} />;
}

function PortMapBeside(map: PortMapProps) {
  const t = useMessages('filters');
  return (
    <aside aria-labelledby="port-map" className={mapPlace}>
      <h2 id="port-map" className="mb-4 text-xl font-bold">
        {t.onMap}
      </h2>
      <FilterMap {...map} />
    </aside>
  );
}

function PortMapFolded(map: PortMapProps) {
  const t = useMessages('filters');
  return (
    <details className="group lg:hidden">
      <summary className="ml-auto flex min-h-12 w-fit min-w-[13.5rem] list-none items-center gap-2 rounded-field font-semibold text-sea [&::-webkit-details-marker]:hidden">
        <MapPin aria-hidden="true" className="size-5" />
        {t.onMap}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="clear-both py-3">
        <FilterMap {...map} />
      </div>
    </details>
  );
}

function FilterMap({ chosen, boatsAt, hrefOf }: PortMapProps) {
  const t = useMessages('filters');
  return (
    <>
      <IslandMap>
        {portsAround.map((port) => (
          <PortPlate key={port} port={port}>
            <PortFilter
              port={port}
              href={hrefOf(port)}
              found={boatsAt[port] ?? none}
              isChosen={port === chosen}
            />
          </PortPlate>
        ))}
      </IslandMap>
      <p className="mt-3 text-sm text-ink-soft">{t.mapHint}</p>
    </>
  );
}

const none = { boats: 0, isMore: false };

type PortFilterProps = { port: PortCode; href: string; found: BoatCountView; isChosen: boolean };

function PortFilter({ port, href, found, isChosen }: PortFilterProps) {
  const t = useMessages('filters');
  const { boats, isMore } = found;
  const listing = useMessages('listing');
  const waiting = boats === 0 ? t.noBoats : describeBoatCount(listing, found);
  return (
    <Link
      href={href}
      replace
      aria-current={isChosen || undefined}
      data-boats={boats}
      onKeyDown={chooseBySpace}
    >
      <span aria-hidden="true" className="port-name">
        {ports[port]} <span className="port-count">{isMore ? `${boats}+` : boats}</span>
      </span>
      <span className="sr-only">{`${ports[port]}, ${waiting.charAt(0).toLowerCase()}${waiting.slice(1)}`}</span>
    </Link>
  );
}

/** Activates the link with Space like a button, because it acts as a toggle. */
function chooseBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

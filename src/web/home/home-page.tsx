import { Link } from 'wouter';
import { portsAround } from '#domain/port-places.ts';
import { ports } from '#domain/ports.ts';
import { FeaturedBoats } from './featured-boats.tsx';
import { HelpMeChoose } from './help-me-choose.tsx';
import { Hero } from './hero.tsx';
import { Benefits, GuestStories, HowItWorks, Questions, TrustStrip } from './home-sections.tsx';
import { IslandMap, PortPlate } from '../island/island-map.tsx';

export function Page() {
  return (
    <>
      <Hero />
      <TrustStrip />
      <FeaturedBoats />
      <PortChooser />
      <Benefits />
      <HowItWorks />
      <GuestStories />
      <Questions />
      <HelpMeChoose />
    </>
  );
}

/** The island map; each port links to its boats. */
function PortChooser() {
  return (
    <section
      aria-labelledby="ports"
      className="page-width grid items-center gap-x-16 gap-y-8 pb-16 sm:pb-24 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <h2 id="ports" className="section-title">
          Ten ports, one island
        </h2>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          Leave from the harbor in town or from a quiet bay. Choose a port to see the boats that
          wait there.
        </p>
      </div>
      <IslandMap>
        {portsAround.map((port) => (
          <PortPlate key={port} port={port}>
            <Link href={`/booking?port=${port}`}>
              <span className="port-name">{ports[port]}</span>
            </Link>
          </PortPlate>
        ))}
      </IslandMap>
    </section>
  );
}

import { Link } from 'wouter';
import { paths } from '#contract/pages/paths.ts';
import { portsAround } from '#domain/island/port-places.ts';
import { ports } from '#domain/island/ports.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { FeaturedBoats } from './featured-boats.tsx';
import { Hero } from './hero.tsx';
import { DepartureSection } from './departure-section.tsx';
import { keepMarkup, LazyPart, createLazyPart } from '../../shared/states/lazy-part.tsx';
import { TrustStrip } from './trust-strip.tsx';
import { IslandMap, PortPlate } from '../../shared/island/island-map.tsx';
import { featuredBoatsQuery } from '../../shared/requests/boat-requests.ts';
import { guestStoriesQuery, nextDeparturesQuery } from './home-requests.ts';
import { homeGraph } from './home-graph.ts';
import { definePage } from '../../shared/page/define-page.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.home,
  messages: ['home'],
  load: () => [featuredBoatsQuery(), nextDeparturesQuery(), guestStoriesQuery()],
  head: ({ messages: { home } }) => ({ title: home.title }),
  Page,
  isLandingPage: true,
  server: import.meta.env.SSR
    ? {
        description: ({ messages: { descriptions } }) => descriptions.home,
        structuredData: homeGraph,
        sitemap: () => [paths.home()],
      }
    : undefined,
});

function Page() {
  return (
    <>
      <Hero />
      <TrustStrip />
      <DepartureSection />
      <FeaturedBoats />
      <PortChooser />
      <LazyPart>
        <HomeSections />
      </LazyPart>
    </>
  );
}

/** Renders the sections on the server; their script loads late. If loading fails, the server's markup stays. */
const HomeSections = import.meta.env.SSR
  ? (await import('./home-sections.tsx')).default
  : createLazyPart(() => import('./home-sections.tsx'), [], keepMarkup);

function PortChooser() {
  const t = useMessages('home');
  return (
    <section
      aria-labelledby="ports"
      className="page-width grid items-center gap-x-16 gap-y-8 pb-16 sm:pb-24 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <h2 id="ports" className="section-title">
          {t.portsTitle}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">{t.portsText}</p>
      </div>
      <IslandMap>
        {portsAround.map((port) => (
          <PortPlate key={port} port={port}>
            <Link href={paths.listing({ port })}>
              <span className="port-name">{ports[port]}</span>
            </Link>
          </PortPlate>
        ))}
      </IslandMap>
    </section>
  );
}

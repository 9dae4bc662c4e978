import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import { findUsualReturn } from '#domain/boats/itinerary.ts';
import { getPortName } from '#domain/island/ports.ts';
import { formatTripLength } from '#i18n/formats/format-trip-length.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useLanguage, useMessages } from '../../../shared/language/use-messages.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { StopMap } from './stop-map.tsx';

/** Shows the stops of the boat's trip as a timeline from the meeting point to the return. */
export function ItineraryCard({ boat }: { boat: BoatPageView }) {
  const t = useMessages('details');
  const trips = useMessages('trips');
  const language = useLanguage();
  const back = useReturn(boat);
  const itinerary = readItinerary(boat);
  if (itinerary.length === 0) return null;
  return (
    <Card>
      <CardTitle>{t.itinerary}</CardTitle>
      <ol className="grid gap-5">
        <Point>
          <Start boat={boat} />
        </Point>
        {itinerary.map((stop, index) => (
          <Point key={index} number={index + 1}>
            <p className="font-bold" lang={chooseLang(language, stop.writtenIn.title)}>
              {stop.title}
            </p>
            <p className="text-sm text-ink-soft">
              {formatTripLength(language, stop.minutes, trips)}
            </p>
            {stop.details && (
              <p
                className="mt-1 whitespace-pre-line"
                lang={chooseLang(language, stop.writtenIn.details)}
              >
                {stop.details}
              </p>
            )}
          </Point>
        ))}
        {back && <Point>{back}</Point>}
      </ol>
      <StopsOnMap itinerary={itinerary} />
    </Card>
  );
}

/** Returns no stops for a response from a server of the previous version, which does not send them. */
function readItinerary({ itinerary }: Partial<Pick<BoatPageView, 'itinerary'>>) {
  return itinerary ?? [];
}

/** Returns the `lang` of a text; undefined if it is the page's language. */
function chooseLang(language: Language, writtenIn: Language): Language | undefined {
  return writtenIn === language ? undefined : writtenIn;
}

function Start({ boat }: { boat: BoatPageView }) {
  const t = useMessages('details');
  const language = useLanguage();
  if (!boat.meetingPoint) return t.departsFrom(getPortName(boat.port, boat.customPort));
  return (
    <>
      <p className="text-sm text-ink-soft">{t.meetingPoint}</p>
      <p className="whitespace-pre-line" lang={chooseLang(language, boat.writtenIn.meetingPoint)}>
        {boat.meetingPoint}
      </p>
    </>
  );
}

/** Returns the end of the trip: "Back at 1:00 PM", "Back after 4 hours", or null if the length is unknown. */
function useReturn(boat: BoatPageView): string | null {
  const t = useMessages('details');
  const { backAt } = useMessages('boat');
  const trips = useMessages('trips');
  const { language, time } = useFormats();
  const usual = findUsualReturn(boat);
  if (usual) return backAt(time(usual));
  if (boat.tripMinutes === null) return null;
  return t.backAfter(formatTripLength(language, boat.tripMinutes, trips));
}

/** An entry in the timeline. The start and the end have no number. */
function Point({ number, children }: { number?: number; children: ReactNode }) {
  return (
    <li className="group/point grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
      <span aria-hidden="true" className="relative flex justify-center">
        <span className="absolute top-0 -bottom-5 w-px bg-edge group-last/point:hidden" />
        {number === undefined ? (
          <span className="relative mt-1.5 size-3 rounded-full border-2 border-sea bg-card" />
        ) : (
          <span className="relative grid size-7 place-items-center rounded-full bg-sea text-sm font-bold text-card tabular-nums">
            {number}
          </span>
        )}
      </span>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}

/** Unfolds the map of the stops that have a place. Works without JavaScript. */
function StopsOnMap({ itinerary }: Pick<BoatPageView, 'itinerary'>) {
  const t = useMessages('details');
  const placed = itinerary.flatMap(({ title, place }, index) =>
    place ? [{ title, place, number: index + 1 }] : [],
  );
  if (placed.length === 0) return null;
  return (
    <details className="group/map mt-5">
      <summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-field font-semibold text-sea [&::-webkit-details-marker]:hidden">
        {t.showStops}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open/map:rotate-180"
        />
      </summary>
      <div className="mt-2 max-w-xl">
        <StopMap stops={placed} />
      </div>
    </details>
  );
}

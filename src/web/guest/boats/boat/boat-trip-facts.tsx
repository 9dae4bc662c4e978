import { Check, X, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import { describeTripFacts, type TripFact } from '#i18n/formats/describe-trip-facts.ts';
import { MapsLink } from '../../../shared/island/maps-link.tsx';
import { useLanguage, useMessages } from '../../../shared/language/use-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';

const MeetingMap = lazy(() => import('../../../shared/island/meeting-map.tsx'));

export function BoatTripFacts({ boat }: { boat: BoatPageView }) {
  const t = useMessages('details');
  const language = useLanguage();
  const facts = describeTripFacts(language, boat, {
    details: t,
    trips: useMessages('trips'),
    picker: useMessages('picker'),
  });
  const isPriced = ({ name }: TripFact) => name === t.included || name === t.notIncluded;
  const [isOpen, setOpen] = useState(false);
  if (facts.length === 0 && !boat.pin) return null;
  return (
    <Card>
      <CardTitle>{t.whatToKnow}</CardTitle>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {facts.filter(isPriced).map((fact) => (
          <Fact key={fact.name} fact={fact}>
            <Lines text={fact.text} Icon={fact.name === t.included ? Check : X} />
          </Fact>
        ))}
        {facts
          .filter((fact) => !isPriced(fact))
          .map((fact) => (
            <Fact key={fact.name} fact={fact}>
              {fact.text}
            </Fact>
          ))}
      </dl>
      <Button
        variant="secondary"
        size="small"
        className="mt-5 noscript:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t.hideMap : t.showMap}
      </Button>
      <div className="scriptless mt-3 justify-items-start">
        <MapsLink boat={boat} />
      </div>
      <Suspense>{isOpen && <MeetingMap boat={boat} />}</Suspense>
    </Card>
  );
}

function Fact({ fact: { name, writtenIn }, children }: { fact: TripFact; children: ReactNode }) {
  const language = useLanguage();
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd
        lang={writtenIn && writtenIn !== language ? writtenIn : undefined}
        className="wrap-anywhere whitespace-pre-line"
      >
        {children}
      </dd>
    </div>
  );
}

/** Lists each line of the operator's text with an icon. */
function Lines({ text, Icon }: { text: string; Icon: LucideIcon }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <ul className="mt-1 grid gap-1.5">
      {lines.map((line, index) => (
        <li key={index} className="flex items-start gap-2">
          <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-sea" />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}

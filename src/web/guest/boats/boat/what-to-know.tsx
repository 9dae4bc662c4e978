import { lazy, Suspense, useState } from 'react';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import { describeTripFacts } from '#i18n/formats/describe-trip-facts.ts';
import { MapsLink } from '../../../shared/island/maps-link.tsx';
import { useLanguage, useMessages } from '../../../shared/language/use-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';

const MeetingMap = lazy(() => import('../../../shared/island/meeting-map.tsx'));

export function WhatToKnow({ boat }: { boat: BoatPageView }) {
  const t = useMessages('details');
  const language = useLanguage();
  const facts = describeTripFacts(language, boat, {
    details: t,
    trips: useMessages('trips'),
    picker: useMessages('picker'),
  });
  const [isOpen, setOpen] = useState(false);
  if (facts.length === 0 && !boat.pin) return null;
  return (
    <Card>
      <CardTitle>{t.whatToKnow}</CardTitle>
      <dl className="grid gap-3 sm:grid-cols-2">
        {facts.map(({ name, text, writtenIn }) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd
              lang={writtenIn && writtenIn !== language ? writtenIn : undefined}
              className="wrap-anywhere whitespace-pre-line"
            >
              {text}
            </dd>
          </div>
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

import { Anchor, BadgeCheck, MapPin, Sailboat, Users, type LucideIcon } from 'lucide-react';
import { lazy, type ComponentType, type ReactNode } from 'react';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import { getPortName } from '#domain/island/ports.ts';
import { renderRichMessage } from '../../../shared/language/render-rich-message.tsx';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useLanguage, useMessages } from '../../../shared/language/use-messages.ts';
import CaptainCard from '../../../shared/site/captain-card.tsx';
import { LazyPart } from '../../../shared/states/lazy-part.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ItineraryCard } from './itinerary-card.tsx';
import { BoatTripFacts } from './boat-trip-facts.tsx';

export default function BoatDetails({ boat }: { boat: BoatPageView }) {
  return (
    <>
      <BoatAbout boat={boat} />
      <ItineraryCard boat={boat} />
      <BoatTripFacts boat={boat} />
      {hasCaptain(boat) && <CaptainCard name={boat.operatorName} captain={boat.captain} />}
    </>
  );
}

/** False for a response from a server of the previous version. */
function hasCaptain(boat: BoatPageView): boolean {
  return 'captain' in boat;
}

/** Shows the plain description until the formatting code has loaded. */
function PlainText({ text }: { text: string }) {
  return <p className="whitespace-pre-line">{text}</p>;
}

const RichText = import.meta.env.SSR
  ? (await import('../../../ui/rich-text.tsx')).RichText
  : lazy<ComponentType<{ text: string }>>(() =>
      import('../../../ui/rich-text.tsx').then(
        (module) => ({ default: module.RichText }),
        () => ({ default: PlainText }),
      ),
    );

function BoatAbout({ boat }: { boat: BoatPageView }) {
  const t = useMessages('details');
  const trips = useMessages('trips');
  const formats = useFormats();
  const { description: writtenIn } = boat.writtenIn;
  const language = useLanguage();
  return (
    <Card>
      <CardTitle>{t.about}</CardTitle>
      <ul className="grid gap-3 sm:grid-cols-2">
        <Fact icon={Users}>{trips.upTo(trips.guests(boat.capacity))}</Fact>
        <Fact icon={Sailboat}>{boat.type && trips.boatTypes[boat.type]}</Fact>
        <Fact icon={MapPin}>{t.departsFrom(getPortName(boat.port, boat.customPort))}</Fact>
        {boat.operatorName && <Fact icon={Anchor}>{t.operatedBy(boat.operatorName)}</Fact>}
        {boat.documentsCheckedOn && (
          <Fact icon={BadgeCheck}>
            {renderRichMessage(t.checkedOn(formats.date(boat.documentsCheckedOn)), {
              day: <span className="whitespace-nowrap" />,
            })}
          </Fact>
        )}
      </ul>
      {boat.description.trim() && (
        <div
          lang={writtenIn === language ? undefined : writtenIn}
          className="mt-6 border-t border-line pt-6"
        >
          <LazyPart fallback={<PlainText text={boat.description} />}>
            <RichText text={boat.description} />
          </LazyPart>
        </div>
      )}
    </Card>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

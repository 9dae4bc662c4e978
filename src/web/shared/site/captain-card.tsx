import { Clock, Languages, Sailboat, Ship, Waves, type LucideIcon } from 'lucide-react';
import type { CaptainView } from '#contract/public/captain-view.ts';
import { formatSpokenLanguages } from '#i18n/formats/format-spoken-languages.ts';
import { useLanguage, useMessages } from '../language/use-messages.ts';
import { Card, CardTitle } from '../../ui/card.tsx';

type CaptainCardProps = { name: string; captain: CaptainView; level?: 2 | 3 };

/** Introduces a boat's captain. Renders nothing if only the name is known. */
export default function CaptainCard({ name, captain, level = 2 }: CaptainCardProps) {
  const t = useMessages('captain');
  const language = useLanguage();
  const facts = useCaptainFacts(captain);
  const { picture, introduction } = captain;
  if (picture === null && introduction === null && facts.length === 0) return null;
  const writtenIn = introduction?.language === language ? undefined : introduction?.language;
  return (
    <Card>
      <CardTitle level={level}>{t.title}</CardTitle>
      <div className="flex flex-col gap-5 sm:flex-row sm:gap-6">
        <Portrait name={name} picture={picture} />
        <div className="min-w-0">
          <p translate="no" className="text-lg font-bold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <ul className="mt-2 grid gap-2">
            {facts.map(({ Icon, text }) => (
              <li key={text} className="flex min-w-0 items-start gap-3">
                <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
                <span className="min-w-0 wrap-anywhere">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {introduction && (
        <p
          lang={writtenIn}
          className="mt-5 max-w-prose border-t border-line pt-5 wrap-anywhere whitespace-pre-line"
        >
          {introduction.text}
        </p>
      )}
    </Card>
  );
}

function useCaptainFacts(captain: CaptainView): { Icon: LucideIcon; text: string }[] {
  const t = useMessages('captain');
  const language = useLanguage();
  const { spokenLanguages: spoken, sailingSince, trips, answerHours, boats } = captain;
  const speaks = spoken.length > 0 ? t.speaks(formatSpokenLanguages(language, spoken)) : null;
  const facts = [
    { Icon: Waves, text: sailingSince && t.since(sailingSince) },
    { Icon: Sailboat, text: trips && t.trips(trips) },
    { Icon: Clock, text: answerHours && t.answers(answerHours) },
    { Icon: Languages, text: speaks },
    // Omits a count of 1, because this page already shows that boat.
    { Icon: Ship, text: boats > 1 && t.boats(boats) },
  ];
  return facts.flatMap(({ Icon, text }) => (text ? [{ Icon, text }] : []));
}

/** Shows the initial of a captain without a picture. */
function Portrait({ name, picture }: { name: string; picture: string | null }) {
  const t = useMessages('captain');
  if (picture === null) {
    return (
      <span
        aria-hidden="true"
        className="grid size-24 shrink-0 place-items-center rounded-full bg-shallows text-4xl font-bold text-sea"
      >
        {Array.from(name.trim())[0]?.toUpperCase()}
      </span>
    );
  }
  return (
    <picture className="shrink-0">
      <source type="image/avif" srcSet={`${picture}-480.avif`} />
      <img
        src={`${picture}-960.webp`}
        alt={t.pictureOf(name)}
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
        className="size-24 rounded-full bg-shallows object-cover"
      />
    </picture>
  );
}

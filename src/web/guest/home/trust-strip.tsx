import { Globe, Headset, Star } from 'lucide-react';
import { localizeRating } from '#i18n/formats/language-formats.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { SiteClaims } from '#i18n/site/site-texts.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { useClaims } from '../../shared/site/site-settings.tsx';
import type { HomeMessages } from './common-questions.ts';
import { classNames } from '../../ui/class-names.ts';

/** Divides the width among the facts that the owner has not hidden. */
export function TrustStrip() {
  const t = useMessages('home');
  const facts = listFacts(useClaims(), t, useLanguage());
  return (
    <section aria-label={t.whyTrust} className="page-width py-10 sm:py-14">
      <ul
        className={classNames(
          'grid gap-x-8 gap-y-4 rounded-card bg-shallows px-6 py-6 sm:py-8 md:px-10',
          widthsOfStrip[facts.length],
        )}
      >
        {facts.map(({ Icon, metric, text }) => (
          <li key={metric} className="flex items-center gap-4 sm:items-start lg:justify-center">
            <Icon aria-hidden="true" className="size-7 shrink-0 text-sea" strokeWidth={1.6} />
            <p className="leading-snug">
              <strong className="block text-lg font-bold">{metric}</strong>{' '}
              <span className="text-ink-soft">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const widthsOfStrip: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
};

function listFacts(
  { homeRating, guestCountries }: SiteClaims,
  t: HomeMessages,
  language: Language,
) {
  return [
    homeRating === null
      ? []
      : {
          Icon: Star,
          metric: t.ratedBy(localizeRating(language, homeRating)),
          text: t.onReviewSite,
        },
    { Icon: Headset, metric: t.support, text: t.supportText },
    guestCountries === null
      ? []
      : {
          Icon: Globe,
          metric: t.visitors(guestCountries),
          text: t.visitorsText,
        },
  ].flat();
}

import { lazy, Suspense } from 'react';
import {
  languageNames,
  offeredLanguage,
  localizePath,
  type Language,
} from '#i18n/languages/languages.ts';
import { isPortalPath, hasTranslation } from '#contract/pages/page-languages.ts';
import { useLanguage, useMessages } from '../language/use-messages.ts';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { footerLink } from './footer-link.ts';
import { useSiteFacts } from './site-settings.tsx';

/**
 * Links to the page in the other languages and keeps the query. If a guest's page exists only in English, links to the
 * home page instead. Each language is a separate document.
 */
export function LanguageChoice({ path, search }: { path: string; search: string }) {
  const { languages: on = [] } = useSiteFacts();
  const t = useMessages('footer');
  const current = useLanguage();
  const languages = isPortalPath(path) ? on.filter((each) => hasTranslation(each, path)) : on;
  if (languages.length < 2) return null;
  const buildAddress = (language: Language) =>
    hasTranslation(language, path)
      ? localizePath(language, path) + (search && `?${search}`)
      : localizePath(language, '/');
  return (
    <nav aria-label={t.languages} className="mt-6">
      <ul className="flex flex-wrap gap-x-6">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={buildAddress(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current || undefined}
              className={`${footerLink} min-h-11`}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
      <LanguageOffer languages={languages} buildAddress={buildAddress} />
    </nav>
  );
}

const OfferBar = lazy(() => import('./language-offer.tsx'));

type LanguageOfferProps = {
  languages: readonly Language[];
  buildAddress: (language: Language) => string;
};

/** Offers the browser's language after hydration. */
function LanguageOffer({ languages, buildAddress }: LanguageOfferProps) {
  const shown = useLanguage();
  // Waits for hydration: the server's response depends on the URL alone, not on the browser's language.
  const isHydrated = useIsHydrated();
  const offered = isHydrated ? offeredLanguage(navigator.languages, languages, shown) : null;
  if (offered === null) return null;
  return (
    <Suspense fallback={null}>
      <OfferBar language={offered} address={buildAddress(offered)} />
    </Suspense>
  );
}

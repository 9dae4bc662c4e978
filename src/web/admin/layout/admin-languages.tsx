import { useLocation, useSearch } from 'wouter';
import { languageNames, localizePath } from '#i18n/languages/languages.ts';
import { hasTranslation } from '#contract/pages/page-languages.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { classNames } from '../../ui/class-names.ts';

/** Links to the page in the portal's other languages and keeps the query. Each language is a separate document. */
export function AdminLanguages({ isOnDeep = false }: { isOnDeep?: boolean }) {
  const { languages: on = [] } = useSiteFacts();
  const t = useMessages('admin-layout');
  const current = useLanguage();
  const [path] = useLocation();
  const search = useSearch();
  const languages = on.filter((each) => hasTranslation(each, path));
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t.languages}>
      <ul className="flex flex-wrap gap-x-5">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={localizePath(language, path) + (search && `?${search}`)}
              lang={language}
              hrefLang={language}
              aria-current={language === current || undefined}
              className={classNames(
                'inline-flex min-h-11 items-center text-sm no-underline hover:underline aria-current:font-bold',
                isOnDeep
                  ? 'text-foam-soft hover:text-foam focus-visible:outline-sun aria-current:text-foam'
                  : 'text-ink-soft hover:text-ink aria-current:text-ink',
              )}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

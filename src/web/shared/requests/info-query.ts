import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#i18n/languages/languages.ts';
import { buildRequest } from '../../api.ts';

/** Fetches an information page's text. The file names of English texts contain no language. */
export const infoTextQuery = (slug: string, language: Language) => {
  const file = language === 'en' ? slug : `${slug}.${language}`;
  return queryOptions<string>({
    queryKey: [buildRequest('GET /content/{file}.txt', { file }).path],
    meta: { isText: true },
  });
};

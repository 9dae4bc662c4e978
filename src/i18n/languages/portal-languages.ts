import { spokenLanguage, type Language } from './languages.ts';

/** The languages of the portals of captains, their crews and admins. */
export const portalLanguages = ['en', 'fr', 'es'] as const satisfies readonly Language[];
export type PortalLanguage = (typeof portalLanguages)[number];

/** The language of somebody's portal, and of what captains are sent. */
export function portalLanguage(
  asked: Language,
  site: { languages?: readonly Language[] },
): PortalLanguage {
  const spoken = spokenLanguage(asked, site);
  return portalLanguages.find((each) => each === spoken) ?? 'en';
}

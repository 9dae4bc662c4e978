import { spokenLanguage, type Language } from './languages.ts';

/** Languages of the operators', crews' and admins' portals. */
export const portalLanguages = ['en', 'fr', 'es'] as const satisfies readonly Language[];
export type PortalLanguage = (typeof portalLanguages)[number];

/** Returns the language of a portal, and of mails to operators. */
export function portalLanguage(
  preferred: Language,
  site: { languages?: readonly Language[] },
): PortalLanguage {
  const spoken = spokenLanguage(preferred, site);
  return portalLanguages.find((each) => each === spoken) ?? 'en';
}

import type { ContactPoint, Organization, WebSite } from 'schema-dts';
import type { SiteFacts } from '#contract/pages/page-rendering.ts';
import { localizePath, type Language } from '#i18n/languages/languages.ts';
import { ISLAND_NAME } from '#domain/island/ports.ts';
import { SITE_NAME } from '#i18n/site/site-texts.ts';
import type { GraphContext } from '../../shared/page/define-page.ts';
import { questionsPage } from './common-questions.ts';

export function homeGraph({ site, language, messages }: GraphContext) {
  const { publicUrl } = site;
  return [
    organization(site),
    website(publicUrl, language),
    questionsPage(publicUrl + localizePath(language, '/'), messages.home),
  ];
}

function organization(site: SiteFacts): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(site.publicUrl),
    name: SITE_NAME,
    url: `${site.publicUrl}/`,
    logo: `${site.publicUrl}/icons/icon-512.png`,
    areaServed: { '@type': 'Place', name: ISLAND_NAME },
    contactPoint: contactPoint(site),
  };
}

function website(publicUrl: string, language: Language): WebSite {
  const url = publicUrl + localizePath(language, '/');
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: SITE_NAME,
    url,
    inLanguage: language,
    publisher: { '@id': organizationId(publicUrl) },
  };
}

function organizationId(publicUrl: string): string {
  return `${publicUrl}/#organization`;
}

/** Lists only contacts that the contact page shows. */
function contactPoint({ supportEmail, whatsappNumber }: SiteFacts): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: supportEmail,
    ...(whatsappNumber !== null && { telephone: whatsappNumber }),
  };
}

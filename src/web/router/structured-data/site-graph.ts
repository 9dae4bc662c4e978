import type { ContactPoint, FAQPage, Organization, WebSite } from 'schema-dts';
import type { SiteFacts } from '#contract/page-rendering.ts';
import { ISLAND_NAME } from '#domain/ports.ts';
import { SITE_NAME } from '#domain/site-labels.ts';
import { commonQuestions } from './common-questions.ts';

export function organization(site: SiteFacts): Organization {
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

export function website(publicUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: SITE_NAME,
    url: `${publicUrl}/`,
    inLanguage: 'en',
    publisher: { '@id': organizationId(publicUrl) },
  };
}

/** The home page's questions, verbatim. */
export function questionsPage(publicUrl: string): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${publicUrl}/#questions`,
    mainEntity: commonQuestions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
}

function organizationId(publicUrl: string): string {
  return `${publicUrl}/#organization`;
}

/** Only contacts that the contact page shows. */
function contactPoint({ supportEmail, whatsappNumber }: SiteFacts): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: supportEmail,
    ...(whatsappNumber !== null && { telephone: whatsappNumber }),
  };
}

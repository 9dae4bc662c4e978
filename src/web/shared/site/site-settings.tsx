import { createContext, useContext, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { SiteFacts } from '#contract/pages/page-rendering.ts';
import { paths } from '#contract/pages/paths.ts';
import { demoCompany } from '#contract/pages/company.ts';
import { specClaims, type SiteClaims } from '#i18n/site/site-texts.ts';

export const SiteFactsContext = createContext<SiteFacts>({
  publicUrl: '',
  whatsappNumber: null,
  supportEmail: '',
  company: demoCompany,
});

export function useSiteFacts(): SiteFacts {
  return useContext(SiteFactsContext);
}

/** Returns the site's claims; null hides a claim. */
export function useClaims(): SiteClaims {
  return useSiteFacts().claims ?? specClaims;
}

/** Returns the URL of a WhatsApp chat with us; null if the site has no number. */
export function useWhatsAppAddress(): string | null {
  const digits = useSiteFacts().whatsappNumber?.replace(/\D/g, '');
  return digits ? `https://wa.me/${digits}` : null;
}

type WhatsAppLinkProps = { target?: '_blank'; className: string; children: ReactNode };

/** Opens WhatsApp, or the contact page if the site has no number. */
export function WhatsAppLink({ target, className, children }: WhatsAppLinkProps) {
  const address = useWhatsAppAddress();
  return address ? (
    <a href={address} target={target} rel="noopener" className={className}>
      {children}
    </a>
  ) : (
    <Link href={paths.info({ slug: 'contact' })} className={className}>
      {children}
    </Link>
  );
}

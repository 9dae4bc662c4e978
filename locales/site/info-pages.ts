/** Information pages by group, for the footer and the breadcrumbs. */
export const infoPages = {
  About: [
    { slug: 'about', title: 'About' },
    { slug: 'how-it-works', title: 'How It Works' },
    { slug: 'trust-and-safety', title: 'Trust & Safety' },
    { slug: 'help-center', title: 'Help Center' },
    { slug: 'contact', title: 'Contact' },
    { slug: 'accessibility', title: 'Accessibility' },
  ],
  Business: [
    { slug: 'operator-resources', title: 'Operator Resources' },
    { slug: 'partner-program', title: 'Partner Program' },
    { slug: 'payments-and-payouts', title: 'Payments & Payouts' },
    { slug: 'taxes-and-receipts', title: 'Taxes & Receipts' },
  ],
  Legal: [
    { slug: 'terms-of-service', title: 'Terms of Service' },
    { slug: 'booking-terms', title: 'Booking Terms' },
    { slug: 'operator-agreement', title: 'Operator Agreement' },
    { slug: 'referral-terms', title: 'Referral Terms' },
    { slug: 'privacy-policy', title: 'Privacy Policy' },
    { slug: 'cookie-policy', title: 'Cookie Policy' },
    { slug: 'data-rights-center', title: 'Data Rights Center' },
    { slug: 'messaging-consent', title: 'Messaging Consent' },
    { slug: 'refunds-cancellations-weather', title: 'Refunds, Cancellations & Weather Policy' },
    { slug: 'insurance-liability', title: 'Insurance & Liability' },
    { slug: 'acceptable-use', title: 'Acceptable Use' },
    { slug: 'content-ip-dmca', title: 'Content, IP & DMCA' },
    { slug: 'security-overview', title: 'Security Overview' },
  ],
} as const satisfies Readonly<Record<string, readonly { slug: string; title: string }[]>>;

export type InfoGroup = keyof typeof infoPages;
export type InfoPage = (typeof infoPages)[InfoGroup][number];
export type InfoSlug = InfoPage['slug'];

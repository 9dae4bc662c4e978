import type { MailData, Mails } from '#mails/all-mails.ts';
import type { MailOrder } from '#mails/mail-renderer.ts';
import { paths } from '#contract/pages/paths.ts';
import { splitLanguage, type Language } from '#i18n/languages/languages.ts';
import { signInLinkAddress } from '#contract/operator/sign-in-links.ts';
import { portalLanguage, type PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';

type Shown = MailData<Mails['sign-in']['operator']>;

/** Mail requested by the embedded auth service. */
export type SignInMail = {
  to: string;
  kind: Shown['kind'];
  link: string | null;
  /** Six-digit code, equivalent to the link. */
  token: string;
};

type Site = { publicUrl: string; languages?: readonly Language[] };

/** Loads the mail, in the language of the linked page. */
export function loadSignInMail(mail: SignInMail, site: Site): MailOrder {
  const { kind, link, token: code } = mail;
  const language = readLinkLanguage(mail, site);
  const url = link === null ? null : pageFor(link, language, site);
  const data: Shown = { kind, code, url };
  return { kind: 'sign-in', recipient: 'operator', language, data };
}

/**
 * Builds the URL of our page in front of the service's link: mail scanners open links, and the service's own link would
 * give them the session.
 */
function pageFor(link: string, language: PortalLanguage, { publicUrl }: Site): string {
  const { searchParams: params } = new URL(link);
  const redirectTo = params.get('redirect_to') ?? '';
  // The service's default target is the site itself, which cannot complete a sign-in.
  const isUsual = [
    publicUrl,
    publicUrl + localizeAddress(language, paths.operatorPortal()),
  ].includes(redirectTo);
  return (
    publicUrl +
    signInLinkAddress(
      {
        tokenHash: params.get('token') ?? '',
        type: params.get('type') ?? '',
        redirectTo: isUsual ? '' : redirectTo,
      },
      language,
    )
  );
}

function readLinkLanguage({ link }: SignInMail, site: Site): PortalLanguage {
  const to = link === null ? null : new URL(link).searchParams.get('redirect_to');
  if (to === null || !URL.canParse(to)) return 'en';
  const { language } = splitLanguage(new URL(to).pathname, site.languages ?? []);
  return portalLanguage(language, site);
}

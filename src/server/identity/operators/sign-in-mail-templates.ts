import { paths } from '#contract/pages/paths.ts';
import { splitLanguage } from '#i18n/languages/languages.ts';
import {
  captainSignInMessages,
  type CaptainSignIn,
} from '#i18n/catalogues/captain-mail-messages.ts';
import { signInLinkAddress } from '#contract/operator/sign-in-links.ts';
import { portalLanguage, type PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { MailContent, MailSite } from '../../platform/mail/mail-layout.ts';

/** Mail requested by the embedded auth service. */
export type SignInMail = {
  to: string;
  kind: 'signup' | 'recovery' | 'magiclink' | 'invite' | 'email_change' | 'reauthentication';
  link: string | null;
  /** Six-digit code, equivalent to the link. */
  token: string;
};

/** Composes the mail in the language of the linked page. Omits names: the address may belong to someone else. */
export function signInMail(
  mail: SignInMail,
  site: Pick<MailSite, 'publicUrl' | 'languages'>,
): MailContent {
  const language = readLinkLanguage(mail, site);
  const words = captainSignInMessages[language];
  const { label, ...told } = mails[mail.kind](words);
  return {
    ...told,
    language,
    greeting: words.hello,
    facts: mail.kind === 'signup' || mail.kind === 'invite' ? [] : [[words.code, mail.token]],
    ...(mail.link === null ? {} : { action: { label, url: pageFor(mail.link, language, site) } }),
  };
}

/**
 * Builds our page in front of the service's link: mail scanners open links, and the service's own would give them the
 * session.
 */
function pageFor(
  link: string,
  language: PortalLanguage,
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
): string {
  const { searchParams: said } = new URL(link);
  const redirectTo = said.get('redirect_to') ?? '';
  // The service's default target is the site itself, which cannot complete a sign-in.
  const isUsual = [
    publicUrl,
    publicUrl + localizeAddress(language, paths.operatorPortal()),
  ].includes(redirectTo);
  return (
    publicUrl +
    signInLinkAddress(
      {
        tokenHash: said.get('token') ?? '',
        type: said.get('type') ?? '',
        redirectTo: isUsual ? '' : redirectTo,
      },
      language,
    )
  );
}

function readLinkLanguage({ link }: SignInMail, site: Pick<MailSite, 'languages'>): PortalLanguage {
  const to = link === null ? null : new URL(link).searchParams.get('redirect_to');
  if (to === null || !URL.canParse(to)) return 'en';
  const { language } = splitLanguage(new URL(to).pathname, site.languages ?? []);
  return portalLanguage(language, site);
}

type Told = Pick<MailContent, 'subject' | 'preview' | 'paragraphs' | 'closing'> & {
  label: string;
};

const mails: Readonly<Record<SignInMail['kind'], (words: CaptainSignIn) => Told>> = {
  signup: (words) => ({
    subject: words.signup,
    preview: words.signupShort,
    paragraphs: [words.signupText],
    label: words.signupLabel,
    closing: [words.notYou],
  }),
  recovery: (words) => ({
    subject: words.recovery,
    preview: words.recoveryShort,
    paragraphs: [words.recoveryText, words.shortLived],
    label: words.recovery,
    closing: [words.recoveryNotYou],
  }),
  magiclink: (words) => ({
    subject: words.magiclink,
    preview: words.magiclinkShort,
    paragraphs: [words.magiclinkText, words.shortLived],
    label: words.magiclinkLabel,
    closing: [words.notYou],
  }),
  invite: (words) => ({
    subject: words.invite,
    preview: words.inviteShort,
    paragraphs: [words.inviteText],
    label: words.inviteLabel,
    closing: [words.inviteNotYou],
  }),
  email_change: (words) => ({
    subject: words.emailChange,
    preview: words.emailChangeShort,
    paragraphs: [words.emailChangeText, words.shortLived],
    label: words.emailChangeLabel,
    closing: [words.emailChangeNotYou],
  }),
  reauthentication: (words) => ({
    subject: words.reauthentication,
    preview: words.reauthenticationShort,
    paragraphs: [words.reauthenticationText],
    label: '',
    closing: [words.reauthenticationNotYou],
  }),
};

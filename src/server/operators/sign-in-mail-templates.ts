import type { MailContent } from '../mail/mail-layout.ts';

/** What the embedded auth service asks to be mailed. */
export type SignInMail = {
  to: string;
  kind: 'signup' | 'recovery' | 'magiclink' | 'invite' | 'email_change' | 'reauthentication';
  link: string | null;
  /** The six digits that do the same as the link. */
  token: string;
};

/** What a mail about signing in says. Nobody is named in it: the address may be anybody's. */
export function signInMail(mail: SignInMail): MailContent {
  const { label, ...words } = mails[mail.kind];
  return {
    ...words,
    greeting: 'Hello,',
    facts: mail.kind === 'signup' || mail.kind === 'invite' ? [] : [['Code', mail.token]],
    ...(mail.link === null ? {} : { action: { label, url: mail.link } }),
  };
}

type Words = Pick<MailContent, 'subject' | 'preview' | 'paragraphs' | 'closing'> & {
  label: string;
};

const notYou = 'If this was not you, you can ignore this mail: nothing happens without it.';
const shortLived = 'The link and the code work once, and for a short time only.';

const mails: Readonly<Record<SignInMail['kind'], Words>> = {
  signup: {
    subject: 'Confirm your email address',
    preview: 'One click, and your captain’s account is ready.',
    paragraphs: [
      'Thank you for creating a captain’s account. Please confirm that this address is yours; then you can sign in and add your boats.',
    ],
    label: 'Confirm my address',
    closing: [notYou],
  },
  recovery: {
    subject: 'Choose a new password',
    preview: 'You asked to reset your password.',
    paragraphs: ['You asked for a new password. Follow the link to choose one.', shortLived],
    label: 'Choose a new password',
    closing: ['If this was not you, you can ignore this mail: your password stays as it is.'],
  },
  magiclink: {
    subject: 'Your sign-in link',
    preview: 'Sign in without a password.',
    paragraphs: ['Follow the link to sign in, or enter the code.', shortLived],
    label: 'Sign in',
    closing: [notYou],
  },
  invite: {
    subject: 'You are invited to create an account',
    preview: 'Accept the invitation to get started.',
    paragraphs: ['You were invited to offer your boats here. Follow the link to accept.'],
    label: 'Accept the invitation',
    closing: ['If you did not expect this, you can ignore this mail.'],
  },
  email_change: {
    subject: 'Confirm your new email address',
    preview: 'Your account’s address is about to change.',
    paragraphs: [
      'Somebody signed in to your account asked to change its email address. It changes once the old and the new address have both confirmed it.',
      shortLived,
    ],
    label: 'Confirm the change',
    closing: ['If this was not you, do not confirm, and change your password.'],
  },
  reauthentication: {
    subject: 'Your confirmation code',
    preview: 'Enter this code to go on.',
    paragraphs: [
      'Enter this code to confirm that it is you. It works once, and for a short time only.',
    ],
    label: '',
    closing: ['If this was not you, change your password.'],
  },
};

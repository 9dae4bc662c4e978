import {
  captainSignInMessages,
  type CaptainSignIn,
} from '#i18n/catalogues/captain-mail-messages.ts';
import { Mail } from '../../layout/mail.tsx';
import { Action, Closing, Fact, Facts, Paragraph } from '../../layout/mail-parts.tsx';
import type { OperatorSampled } from '../../parts/operator-mail.tsx';
import { english } from '../../parts/sample-trip.ts';

export type SignInKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change'
  | 'reauthentication';

type Props = {
  kind: SignInKind;
  /** Six-digit code to type instead of opening the link. */
  code: string;
  url: string | null;
};

/** Mails from the embedded sign-in service. Omits names: the address may belong to someone else. */
export function OperatorSignIn({
  context = english,
  kind = 'magiclink',
  code = '123456',
  url = 'http://localhost:3000/operator/confirm',
}: OperatorSampled<Props>) {
  const t = captainSignInMessages[context.language];
  const { subject, preview, paragraphs, label, closing } = describeKinds(t)[kind];
  const hasCode = kind !== 'signup' && kind !== 'invite';
  return (
    <Mail context={context} subject={subject} preview={preview} greeting={t.hello}>
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {hasCode && (
        <Facts>
          <Fact label={t.code} value={code} />
        </Facts>
      )}
      {url !== null && <Action label={label} url={url} />}
      <Closing>{closing}</Closing>
    </Mail>
  );
}

type Described = {
  subject: string;
  preview: string;
  paragraphs: string[];
  label: string;
  closing: string;
};

function describeKinds(t: CaptainSignIn): Readonly<Record<SignInKind, Described>> {
  return {
    signup: {
      subject: t.signup,
      preview: t.signupShort,
      paragraphs: [t.signupText],
      label: t.signupLabel,
      closing: t.notYou,
    },
    recovery: {
      subject: t.recovery,
      preview: t.recoveryShort,
      paragraphs: [t.recoveryText, t.shortLived],
      label: t.recoveryLabel,
      closing: t.recoveryNotYou,
    },
    magiclink: {
      subject: t.magiclink,
      preview: t.magiclinkShort,
      paragraphs: [t.magiclinkText, t.shortLived],
      label: t.magiclinkLabel,
      closing: t.notYou,
    },
    invite: {
      subject: t.invite,
      preview: t.inviteShort,
      paragraphs: [t.inviteText],
      label: t.inviteLabel,
      closing: t.inviteNotYou,
    },
    email_change: {
      subject: t.emailChange,
      preview: t.emailChangeShort,
      paragraphs: [t.emailChangeText, t.shortLived],
      label: t.emailChangeLabel,
      closing: t.emailChangeNotYou,
    },
    reauthentication: {
      subject: t.reauthentication,
      preview: t.reauthenticationShort,
      paragraphs: [t.reauthenticationText],
      label: '',
      closing: t.reauthenticationNotYou,
    },
  };
}

OperatorSignIn.samples = {
  signup: { kind: 'signup' as const },
  recovery: { kind: 'recovery' as const },
  invite: { kind: 'invite' as const },
  'email change': { kind: 'email_change' as const },
  reauthentication: { kind: 'reauthentication' as const, url: null },
};

import { portalPaths } from '#contract/pages/portal-paths.ts';
import type { DocumentKind } from '#domain/operators/documents.ts';
import {
  captainNoticeMessages,
  type CaptainNotices,
} from '#i18n/catalogues/captain-mail-messages.ts';
import { AccountMail, type AccountProps } from './account-mail.tsx';
import type { MailProps } from '../layout/mail.tsx';
import { Action, Closing } from '../layout/mail-parts.tsx';
import type { OperatorContext } from './operator-mail.tsx';

type DocumentMailProps = AccountProps & { context: OperatorContext } & Omit<MailProps, 'greeting'>;

/** A mail to an operator about their licence and insurance. */
export function DocumentMail({ children, ...mail }: DocumentMailProps) {
  const t = captainNoticeMessages[mail.context.language];
  const { site, url } = mail.context;
  return (
    <AccountMail {...mail}>
      {children}
      <Action label={t.openDocuments} url={url(portalPaths.operatorDocuments())} />
      <Closing>{t.questions(site.supportEmail)}</Closing>
    </AccountMail>
  );
}

export function joinDocuments(kinds: readonly DocumentKind[], t: CaptainNotices): string {
  return kinds.map((kind) => t.documents[kind]).reduce((one, other) => t.and(one, other));
}

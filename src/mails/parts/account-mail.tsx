import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { Mail, type MailProps } from '../layout/mail.tsx';
import type { OperatorContext } from './operator-mail.tsx';

export type AccountProps = { operatorName: string };

type AccountMailProps = AccountProps & { context: OperatorContext } & Omit<MailProps, 'greeting'>;

/** A mail to an operator about their boats, account, documents or money. */
export function AccountMail({ operatorName, ...mail }: AccountMailProps) {
  const t = captainNoticeMessages[mail.context.language];
  return <Mail {...mail} greeting={t.hello(operatorName)} />;
}

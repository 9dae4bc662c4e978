import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { localizePlainList } from '#i18n/formats/list-formats.ts';
import { AccountMail, type AccountProps } from '../../parts/account-mail.tsx';
import { Closing, Paragraph } from '../../layout/mail-parts.tsx';
import { OpenDashboard, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

/** Sent when boats on sale have no trip length. */
export function OperatorLengthsAsked({
  context = english,
  operatorName = sampleTrip.operator.name,
  boats = ['Trade Wind', 'Blue Heron'],
}: OperatorSampled<AccountProps & { boats: readonly string[] }>) {
  const t = captainNoticeMessages[context.language];
  return (
    <AccountMail
      context={context}
      operatorName={operatorName}
      subject={t.lengthsAsked}
      preview={t.lengthsAskedShort}
    >
      <Paragraph>{t.lengthsAskedText(localizePlainList(context.language, boats))}</Paragraph>
      <Paragraph>{t.withoutLength}</Paragraph>
      <Paragraph>{t.giveLength}</Paragraph>
      <OpenDashboard context={context} label={t.seeBoats} />
      <Closing>{t.questions(context.site.supportEmail)}</Closing>
    </AccountMail>
  );
}

import type { NoticeKind } from '#domain/boats/moderation.ts';
import type { Day } from '#domain/time/days.ts';
import {
  captainNoticeMessages,
  type CaptainNotices,
} from '#i18n/catalogues/captain-mail-messages.ts';
import { AccountMail, type AccountProps } from '../../parts/account-mail.tsx';
import { Closing, Fact, Facts, Paragraph } from '../../layout/mail-parts.tsx';
import { OpenDashboard, type OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

type Props = AccountProps & {
  kind: NoticeKind;
  reason: string;
  /** Null for a notice about the operator's account. */
  boat: { name: string; featuredUntil: Day | null } | null;
};

const sampleBoat = { name: sampleTrip.boat.name, featuredUntil: '2027-05-01' };

/** Sent when an admin changes a boat or the operator's account, with the reason. */
export function OperatorNotice({
  context = english,
  operatorName = sampleTrip.operator.name,
  kind = 'unpublished',
  reason = 'The photos show another boat.',
  boat = sampleBoat,
}: OperatorSampled<Props>) {
  const t = captainNoticeMessages[context.language];
  const { subject, preview, paragraphs, action, closing } = notices[kind](t, boat?.name ?? '');
  const until = kind === 'featured' ? (boat?.featuredUntil ?? null) : null;
  return (
    <AccountMail context={context} operatorName={operatorName} subject={subject} preview={preview}>
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      <Facts>
        <Fact label={t.boat} value={boat?.name ?? null} />
        <Fact label={t.featuredUntil} value={until && context.day(until)} />
        <Fact label={t.reason} value={reason} />
      </Facts>
      {action && <OpenDashboard context={context} label={action} />}
      {closing && <Closing>{closing}</Closing>}
      <Closing>{t.questions(context.site.supportEmail)}</Closing>
    </AccountMail>
  );
}

type Described = {
  subject: string;
  preview: string;
  paragraphs: string[];
  action?: string;
  closing?: string;
};

const notices: Readonly<Record<NoticeKind, (t: CaptainNotices, boat: string) => Described>> = {
  unpublished: (t, boat) => ({
    subject: t.unpublished(boat),
    preview: t.unpublishedShort,
    paragraphs: [t.unpublishedText(boat), t.soldTripsStand],
    action: t.seeBoats,
    closing: t.publishAgain,
  }),
  featured: (t, boat) => ({
    subject: t.featured(boat),
    preview: t.featuredShort,
    paragraphs: [t.featuredText(boat)],
    action: t.seeBoats,
  }),
  'feature-ended': (t, boat) => ({
    subject: t.featureEnded(boat),
    preview: t.featureEndedShort,
    paragraphs: [t.featureEndedText(boat)],
    action: t.seeBoats,
  }),
  suspended: (t) => ({
    subject: t.suspended,
    preview: t.suspendedShort,
    paragraphs: [t.suspendedText, t.paidTripsStand],
  }),
  reinstated: (t) => ({
    subject: t.reinstated,
    preview: t.reinstatedShort,
    paragraphs: [t.reinstatedText],
    action: t.toDashboard,
  }),
  'picture-removed': (t) => ({
    subject: t.pictureRemoved,
    preview: t.profileRemovedShort,
    paragraphs: [t.pictureRemovedText],
    action: t.toDashboard,
  }),
  'introduction-removed': (t) => ({
    subject: t.introductionRemoved,
    preview: t.profileRemovedShort,
    paragraphs: [t.introductionRemovedText],
    action: t.toDashboard,
  }),
  'meeting-photo-removed': (t, boat) => ({
    subject: t.meetingPhotoRemoved(boat),
    preview: t.meetingPhotoRemovedShort,
    paragraphs: [t.meetingPhotoRemovedText(boat)],
    action: t.seeBoats,
  }),
};

OperatorNotice.samples = {
  featured: { kind: 'featured' as const, reason: 'Guests love this boat.' },
  'feature ended': { kind: 'feature-ended' as const },
  suspended: { kind: 'suspended' as const, reason: 'Two trips did not take place.', boat: null },
  reinstated: { kind: 'reinstated' as const, reason: 'You explained both trips.', boat: null },
  'picture removed': { kind: 'picture-removed' as const, boat: null },
  'meeting photo removed': { kind: 'meeting-photo-removed' as const },
  'introduction removed': { kind: 'introduction-removed' as const, boat: null },
};

import { EyeOff, ExternalLink, ImageOff, Star, StarOff } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import {
  endFeaturePayload,
  featureBoatPayload,
  type AdminBoatView,
} from '#contract/admin/admin-boat-api.ts';
import { noticePayload } from '#contract/fields/notice-reason.ts';
import { paths } from '#contract/pages/paths.ts';
import { hasPermission } from '#domain/admin/admin-permissions.ts';
import { addDays } from '#domain/time/days.ts';
import { computeLastManualFeatureDay } from '#domain/search/featuring.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useAddress } from '../../shared/language/use-address.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { Button, getButtonClasses } from '../../ui/button.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ReasonDialog } from '../layout/admin-forms.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { adminQuery } from '../layout/opened-entry.tsx';
import { ListingStatusBadge } from '../layout/status-badges.tsx';

type Opened = 'unpublish' | 'meeting photo' | 'feature' | 'end' | null;

export function BoatActions({ boat, admin }: { boat: AdminBoatView; admin: AdminView }) {
  const labels = useMessages('portal-labels');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="mb-2 text-2xl font-bold wrap-anywhere">{boat.name}</h2>
          <ListingStatusBadge status={boat.standing} />
        </div>
        <Buttons boat={boat} admin={admin} onOpen={setOpened} />
      </div>
      {boat.takenOff && (
        <Notice>
          <p className="font-semibold">{labels.takenOff}</p>
          <p className="wrap-anywhere whitespace-pre-line">{boat.takenOff.reason}</p>
        </Notice>
      )}
      {opened === 'unpublish' && <UnpublishDialog boat={boat} onClose={close} />}
      {opened === 'meeting photo' && <MeetingPhotoDialog boat={boat} onClose={close} />}
      {opened === 'feature' && <FeatureDialog boat={boat} onClose={close} />}
      {opened === 'end' && <EndFeatureDialog boat={boat} onClose={close} />}
    </>
  );
}

type ButtonsProps = { boat: AdminBoatView; admin: AdminView; onOpen: (what: Opened) => void };

function Buttons({ boat, admin, onOpen }: ButtonsProps) {
  const t = useMessages('admin-boats');
  const address = useAddress();
  const icon = { 'aria-hidden': true, className: 'size-4' } as const;
  const buttonProps = { variant: 'secondary', size: 'small' } as const;
  return (
    <div className="flex flex-wrap gap-2">
      {boat.standing === 'published' && (
        <a
          href={address(paths.boat(boat))}
          target="_blank"
          rel="noopener noreferrer"
          className={getButtonClasses(buttonProps)}
        >
          <ExternalLink {...icon} />
          {t.publicPage}
          <span className="sr-only">{t.newTab}</span>
        </a>
      )}
      {hasPermission(admin.role, 'feature-boat') && (
        <Button {...buttonProps} onClick={() => onOpen('feature')}>
          <Star {...icon} />
          {boat.featured ? t.featureLonger : t.feature}
        </Button>
      )}
      {boat.featured && hasPermission(admin.role, 'end-feature') && (
        <Button {...buttonProps} onClick={() => onOpen('end')}>
          <StarOff {...icon} />
          {t.endFeaturing}
        </Button>
      )}
      {boat.meetingPhoto && hasPermission(admin.role, 'remove-meeting-photo') && (
        <Button {...buttonProps} variant="danger" onClick={() => onOpen('meeting photo')}>
          <ImageOff {...icon} />
          {t.removeMeetingPhoto}
        </Button>
      )}
      {boat.status === 'published' && hasPermission(admin.role, 'unpublish-boat') && (
        <Button {...buttonProps} variant="danger" onClick={() => onOpen('unpublish')}>
          <EyeOff {...icon} />
          {t.unpublish}
        </Button>
      )}
    </div>
  );
}

type BoatDialogProps = { boat: AdminBoatView; onClose: () => void };

function UnpublishDialog({ boat, onClose }: BoatDialogProps) {
  const t = useMessages('admin-boats');
  const labels = useMessages('portal-labels');
  const unpublish = useAdminMutation('POST /api/admin/boats/{id}/unpublish', {
    parts: { id: boat.id },
    answers: adminBoatQuery(boat.id),
    done: { title: t.unpublished, description: t.captainMailed },
    onDone: onClose,
  });
  const sold = boat.trips.filter(({ paymentStatus }) => paymentStatus === 'paid').length;
  return (
    <ReasonDialog
      title={t.unpublishBoat(boat.name)}
      schema={noticePayload}
      mutation={unpublish}
      submitLabel={t.unpublish}
      pendingLabel={t.unpublishing}
      onClose={onClose}
    >
      {t.unpublishText} {sold === 0 ? labels.noPaidTrip : t.sold(sold)}
    </ReasonDialog>
  );
}

function MeetingPhotoDialog({ boat, onClose }: BoatDialogProps) {
  const t = useMessages('admin-boats');
  const actionMessages = useMessages('portal-actions');
  const removal = useAdminMutation('POST /api/admin/boats/{id}/meeting-photo/remove', {
    parts: { id: boat.id },
    answers: adminBoatQuery(boat.id),
    done: { title: t.meetingPhotoRemoved, description: t.captainMailed },
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t.removeMeetingPhotoOf(boat.name)}
      schema={noticePayload}
      mutation={removal}
      submitLabel={t.removeMeetingPhoto}
      pendingLabel={actionMessages.oneMoment}
      onClose={onClose}
    >
      {t.removeMeetingPhotoText}
    </ReasonDialog>
  );
}

function FeatureDialog({ boat, onClose }: BoatDialogProps) {
  const t = useMessages('admin-boats');
  const labels = useMessages('portal-labels');
  const { date } = useAdminFormats();
  const feature = useAdminMutation('POST /api/admin/boats/{id}/feature', {
    parts: { id: boat.id },
    answers: adminBoatQuery(boat.id),
    done: (_, { until }) => ({ title: t.boatFeatured, description: t.until(date(until)) }),
    onDone: onClose,
  });
  const today = useIslandNow().day;
  const end = boat.featured ? boat.featuredEndDate : null;
  return (
    <ReasonDialog
      title={t.featureName(boat.name)}
      schema={featureBoatPayload}
      mutation={feature}
      submitLabel={t.featureBoat}
      pendingLabel={t.featuring}
      variant="primary"
      onClose={onClose}
      renderFields={({ field }) => (
        <TextField
          label={labels.lastDay}
          type="date"
          required
          min={end === null ? today : addDays(end, 1)}
          max={computeLastManualFeatureDay(today)}
          hint={t.atLatest(date(computeLastManualFeatureDay(today)))}
          {...field('until')}
        />
      )}
    >
      {end === null ? t.featureText : t.longerText(date(end))}
    </ReasonDialog>
  );
}

/** Warns if the operator has paid for the rest of the featuring term. */
function EndFeatureDialog({ boat, onClose }: BoatDialogProps) {
  const t = useMessages('admin-boats');
  const { date } = useAdminFormats();
  const { id, featurePaidUntil: paidUntil } = boat;
  const end = useAdminMutation('POST /api/admin/boats/{id}/end-feature', {
    parts: { id },
    answers: adminBoatQuery(id),
    done: { title: t.featuringEnded },
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t.stopFeaturing(boat.name)}
      schema={endFeaturePayload}
      mutation={end}
      more={{ evenIfPaid: paidUntil !== null }}
      submitLabel={paidUntil === null ? t.endFeaturing : t.endPaid}
      pendingLabel={t.ending}
      onClose={onClose}
    >
      <p>{t.endText}</p>
      {paidUntil !== null && (
        <div className="mt-4 text-ink">
          <Notice>
            <p>{renderRichMessage(t.paidUntil(date(paidUntil)), { b: <strong /> })}</p>
          </Notice>
        </div>
      )}
    </ReasonDialog>
  );
}

export const adminBoatQuery = (id = '') => adminQuery('GET /api/admin/boats/{id}', { id });

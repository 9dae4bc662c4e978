import { EyeOff, ExternalLink, Star, StarOff } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import { featureByHandPayload, type AdminBoatView } from '#contract/admin-boat-api.ts';
import { noticePayload } from '#contract/notice-reason.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { addDays } from '#domain/days.ts';
import { lastDayByHand } from '#domain/featuring.ts';
import { callEndpoint } from '../../api.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { formatDate } from '../layout/admin-formatters.ts';
import { ReasonDialog } from '../layout/admin-forms.tsx';
import { adminQuery, useShowAnswer } from '../layout/opened-entry.tsx';
import { ListingStatusBadge } from '../layout/status-badges.tsx';

type Opened = 'unpublish' | 'feature' | 'end' | null;

/** The boat's name and status, and the actions this admin is permitted. */
export function BoatActions({ boat, admin }: { boat: AdminBoatView; admin: AdminView }) {
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
          <p className="font-semibold">Taken off the site by the platform:</p>
          <p className="wrap-anywhere whitespace-pre-line">{boat.takenOff.reason}</p>
        </Notice>
      )}
      {opened === 'unpublish' && <UnpublishDialog boat={boat} onClose={close} />}
      {opened === 'feature' && <FeatureDialog boat={boat} onClose={close} />}
      {opened === 'end' && <EndFeatureDialog boat={boat} onClose={close} />}
    </>
  );
}

type ButtonsProps = { boat: AdminBoatView; admin: AdminView; onOpen: (what: Opened) => void };

function Buttons({ boat, admin, onOpen }: ButtonsProps) {
  const icon = { 'aria-hidden': true, className: 'size-4' } as const;
  const look = { variant: 'secondary', size: 'small' } as const;
  return (
    <div className="flex flex-wrap gap-2">
      {boat.standing === 'published' && (
        <a
          href={`/boats/${boat.slug}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook(look)}
        >
          <ExternalLink {...icon} />
          Public page
          <span className="sr-only">, opens in a new tab</span>
        </a>
      )}
      {mayDo(admin.role, 'feature-boat') && (
        <Button {...look} onClick={() => onOpen('feature')}>
          <Star {...icon} />
          {boat.featured ? 'Feature longer' : 'Feature'}
        </Button>
      )}
      {boat.featured && mayDo(admin.role, 'end-feature') && (
        <Button {...look} onClick={() => onOpen('end')}>
          <StarOff {...icon} />
          End featuring
        </Button>
      )}
      {boat.status === 'published' && mayDo(admin.role, 'unpublish-boat') && (
        <Button {...look} variant="danger" onClick={() => onOpen('unpublish')}>
          <EyeOff {...icon} />
          Unpublish
        </Button>
      )}
    </div>
  );
}

type BoatDialogProps = { boat: AdminBoatView; onClose: () => void };

function UnpublishDialog({ boat, onClose }: BoatDialogProps) {
  const showBoat = useShowAnswer(adminBoatQuery(boat.id));
  const parts = { id: boat.id };
  const sold = boat.trips.filter(({ paymentStatus }) => paymentStatus === 'paid').length;
  return (
    <ReasonDialog
      title={`Unpublish ${boat.name}?`}
      schema={noticePayload}
      submitLabel="Unpublish"
      pendingLabel="Unpublishing..."
      onConfirm={async (payload) => {
        showBoat(await callEndpoint('POST /api/admin/boats/{id}/unpublish', { parts, payload }));
        return { title: 'Boat unpublished', description: 'Its captain is mailed the reason.' };
      }}
      onClose={onClose}
    >
      It leaves the site at once and becomes a draft. Its captain is mailed the reason, and can
      publish it again. {soldWords(sold)}
    </ReasonDialog>
  );
}

function soldWords(sold: number): string {
  if (sold === 0) return 'No paid trip is to come.';
  return sold === 1
    ? '1 paid trip stands, and is listed below.'
    : `${sold} paid trips stand, and are listed below.`;
}

function FeatureDialog({ boat, onClose }: BoatDialogProps) {
  const showBoat = useShowAnswer(adminBoatQuery(boat.id));
  const parts = { id: boat.id };
  const today = useIslandNow().day;
  const end = boat.featured ? boat.featuredEndDate : null;
  return (
    <ReasonDialog
      title={`Feature ${boat.name}`}
      schema={featureByHandPayload}
      submitLabel="Feature boat"
      pendingLabel="Featuring..."
      variant="primary"
      onConfirm={async (payload) => {
        showBoat(await callEndpoint('POST /api/admin/boats/{id}/feature', { parts, payload }));
        return { title: 'Boat featured', description: `Until ${formatDate(payload.until)}.` };
      }}
      onClose={onClose}
      renderFields={({ field }) => (
        <TextField
          label="Last day"
          type="date"
          required
          min={end === null ? today : addDays(end, 1)}
          max={lastDayByHand(today)}
          hint={`At the latest ${formatDate(lastDayByHand(today))}.`}
          {...field('until')}
        />
      )}
    >
      {end === null
        ? 'It is one of the home page’s featured boats from today on, while it is published.'
        : `It is featured until ${formatDate(end)} already; this makes it longer.`}{' '}
      Nobody pays for it. Its captain is mailed the reason.
    </ReasonDialog>
  );
}

/** Warns when the operator has paid for the rest of the term. */
function EndFeatureDialog({ boat, onClose }: BoatDialogProps) {
  const showBoat = useShowAnswer(adminBoatQuery(boat.id));
  const { id, featurePaidUntil: paidUntil } = boat;
  return (
    <ReasonDialog
      title={`Stop featuring ${boat.name}?`}
      schema={noticePayload}
      submitLabel={paidUntil === null ? 'End featuring' : 'End it, though it is paid for'}
      pendingLabel="Ending..."
      onConfirm={async ({ reason }) => {
        const call = { parts: { id }, payload: { reason, evenIfPaid: paidUntil !== null } };
        showBoat(await callEndpoint('POST /api/admin/boats/{id}/end-feature', call));
        return { title: 'Featuring ended' };
      }}
      onClose={onClose}
    >
      <p>It leaves the home page’s featured boats at once. Its captain is mailed the reason.</p>
      {paidUntil !== null && (
        <div className="mt-4 text-ink">
          <Notice>
            <p>
              <strong>Its captain has paid for this until {formatDate(paidUntil)}.</strong> Nothing
              is paid back by ending it.
            </p>
          </Notice>
        </div>
      )}
    </ReasonDialog>
  );
}

export const adminBoatQuery = (id = '') => adminQuery('GET /api/admin/boats/{id}', { id });

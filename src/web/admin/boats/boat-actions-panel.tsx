import { EyeOff, ExternalLink, Star, StarOff } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminBoatView } from '#contract/admin-boat-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EndFeatureDialog, FeatureBoatDialog, UnpublishDialog } from './boat-action-dialogs.tsx';
import { ListingStatusBadge } from './boat-rows.tsx';

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
      {opened === 'feature' && <FeatureBoatDialog boat={boat} onClose={close} />}
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
          rel="noreferrer"
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

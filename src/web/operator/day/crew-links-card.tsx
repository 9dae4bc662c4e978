import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type {
  CrewLinkView,
  NewCrewLinkView,
  OperatorDayView,
} from '#contract/operator/operator-day-api.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../shared/acts/confirm-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Options } from '../../forms/choice-field.tsx';
import { SelectField } from '../../forms/form-field.tsx';
import { useCopyAddress } from '../dashboard/copy-address.ts';
import { operatorBoatsQuery, useOperatorMutation } from '../session/operator-requests.ts';
import { TitledCard } from '../../shared/page/titled-card.tsx';

type CrewLinksCardProps = { view: OperatorDayView; onChange: () => void };

/** Manages the links with which a crew ticks a boat's guests. A new link's URL is shown only once. */
export function CrewLinksCard({ view, onChange }: CrewLinksCardProps) {
  const t = useMessages('operator-day');
  const { date, crewLinks } = view;
  const { day: today } = useIslandNow();
  const [made, setMade] = useState<NewCrewLinkView | null>(null);
  if (date < today && crewLinks.length === 0) return null;
  return (
    <TitledCard title={t.crewLinks} className="print:hidden">
      <p className="text-ink-soft">{t.crewLinksText}</p>
      {crewLinks.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {crewLinks.map((link) => (
            <li key={link.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <MadeLink link={link} onRevoked={onChange} />
            </li>
          ))}
        </ul>
      )}
      {date >= today && (
        <NewLink
          view={view}
          onMade={(link) => {
            setMade(link);
            onChange();
          }}
        />
      )}
      {made && <ShownOnce link={made} date={date} onClose={() => setMade(null)} />}
    </TitledCard>
  );
}

type NewLinkProps = { view: OperatorDayView; onMade: (link: NewCrewLinkView) => void };

function NewLink({ view: { date, departures }, onMade }: NewLinkProps) {
  const t = useMessages('operator-day');
  const labels = useMessages('portal-labels');
  const actionMessages = useMessages('portal-actions');
  const { data: boats = [] } = useQuery(operatorBoatsQuery());
  const make = useOperatorMutation('POST /api/operator/crew-links', {
    failed: t.notMade,
    onDone: onMade,
  });
  const [chosen, setChosen] = useState('');
  const sailing = departures.find(({ guests }) => guests.length > 0) ?? departures[0];
  const boatId = chosen || (sailing?.boat.id ?? boats[0]?.id ?? '');
  if (boats.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <SelectField
        label={labels.boat}
        value={boatId}
        onChange={({ target }) => setChosen(target.value)}
        className="grow"
      >
        <Options choices={boats.map(({ id, name }) => [id, name])} />
      </SelectField>
      <Button
        variant="secondary"
        isPending={make.isPending}
        pendingLabel={actionMessages.making}
        onClick={() => void make.send({ boatId, date })}
      >
        <Link2 aria-hidden="true" className="size-5" />
        {t.makeLink}
      </Button>
    </div>
  );
}

type ShownOnceProps = { link: NewCrewLinkView; date: string; onClose: () => void };

function ShownOnce({ link: { boat, url }, date, onClose }: ShownOnceProps) {
  const copyAddress = useCopyAddress();
  const t = useMessages('operator-day');
  const { weekdayDay } = useFormats();
  return (
    <Dialog
      title={t.crewLink}
      description={t.crewLinkText(boat.name, weekdayDay(date))}
      onClose={onClose}
      footer={<Button onClick={() => void copyAddress(url)}>{t.copyLink}</Button>}
    >
      <p className="mt-4 rounded-field bg-shallows p-3 font-semibold wrap-anywhere">{url}</p>
    </Dialog>
  );
}

function MadeLink({ link, onRevoked }: { link: CrewLinkView; onRevoked: () => void }) {
  const t = useMessages('operator-day');
  const actionMessages = useMessages('portal-actions');
  const { time } = useFormats();
  const name = t.madeAt(link.boat.name, time(toIslandNow(Date.parse(link.madeAt)).time));
  const revoke = useOperatorMutation('DELETE /api/operator/crew-links/{id}', {
    parts: { id: link.id },
    done: { title: t.revoked },
    failed: t.notRevoked,
    onDone: onRevoked,
    onError: onRevoked,
  });
  return (
    <>
      <span className="wrap-anywhere">{name}</span>
      <ConfirmButton
        variant="secondary"
        size="small"
        question={{
          title: t.revokeTitle,
          description: t.revokeText,
          submitLabel: t.revoke,
          cancelLabel: actionMessages.keepIt,
          pendingLabel: t.revoking,
        }}
        onConfirm={revoke.send}
      >
        <span>
          {t.revoke}
          <span className="sr-only">{t.named(name)}</span>
        </span>
      </ConfirmButton>
    </>
  );
}

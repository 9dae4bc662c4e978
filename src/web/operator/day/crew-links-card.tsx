import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type {
  CrewLinkView,
  NewCrewLinkView,
  OperatorDayView,
} from '#contract/operator/operator-day-api.ts';
import { islandNow } from '#domain/time/days.ts';
import { callEndpoint } from '../../api.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../forms/form-field.tsx';
import { useCopyAddress } from '../dashboard/copy-address.ts';
import { ownBoatsQuery, useOperatorMutation } from '../session/operator-requests.ts';

type CrewLinksCardProps = { view: OperatorDayView; onChange: () => void };

/** Manages links by which a crew ticks a boat's guests. A new link's address is shown only once. */
export function CrewLinksCard({ view, onChange }: CrewLinksCardProps) {
  const t = useMessages('operator-day');
  const { date, crewLinks } = view;
  const { day: today } = useIslandNow();
  const [made, setMade] = useState<NewCrewLinkView | null>(null);
  if (date < today && crewLinks.length === 0) return null;
  return (
    <Card className="print:hidden">
      <CardTitle>{t.crewLinks}</CardTitle>
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
    </Card>
  );
}

type NewLinkProps = { view: OperatorDayView; onMade: (link: NewCrewLinkView) => void };

function NewLink({ view: { date, departures }, onMade }: NewLinkProps) {
  const t = useMessages('operator-day');
  const labels = useMessages('portal-labels');
  const acts = useMessages('portal-acts');
  const { data: boats = [] } = useQuery(ownBoatsQuery());
  const { running, run } = useOperatorMutation();
  const [chosen, setChosen] = useState('');
  const sailing = departures.find(({ guests }) => guests.length > 0) ?? departures[0];
  const boatId = chosen || (sailing?.boat.id ?? boats[0]?.id ?? '');
  const make = () =>
    run('make', { failed: t.notMade }, async () => {
      const payload = { boatId, date };
      onMade(await callEndpoint('POST /api/operator/crew-links', { payload }));
    });
  if (boats.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <SelectField
        label={labels.boat}
        value={boatId}
        onChange={({ target }) => setChosen(target.value)}
        className="grow"
      >
        {boats.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button
        variant="secondary"
        isPending={running !== null}
        pendingLabel={acts.making}
        onClick={() => void make()}
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
  const acts = useMessages('portal-acts');
  const { time } = useFormats();
  const { running, run } = useOperatorMutation();
  const [isAsking, setAsking] = useState(false);
  const name = t.madeAt(link.boat.name, time(islandNow(Date.parse(link.madeAt)).time));
  const revoke = async () => {
    const toasts = {
      done: { title: t.revoked },
      failed: t.notRevoked,
    };
    await run('revoke', toasts, () =>
      callEndpoint('DELETE /api/operator/crew-links/{id}', { parts: { id: link.id } }),
    );
    setAsking(false);
    onRevoked();
  };
  return (
    <>
      <span className="wrap-anywhere">{name}</span>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        <span>
          {t.revoke}
          <span className="sr-only">{t.named(name)}</span>
        </span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.revokeTitle}
          confirmLabel={t.revoke}
          cancelLabel={acts.keepIt}
          isPending={running !== null}
          pendingLabel={t.revoking}
          onConfirm={() => void revoke()}
          onCancel={() => setAsking(false)}
        >
          <p>{t.revokeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { CrewLinkView, NewCrewLinkView, OperatorDayView } from '#contract/operator-day-api.ts';
import { formatTime, formatWeekdayDay, islandNow } from '#domain/days.ts';
import { callEndpoint } from '../../api.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/form-field.tsx';
import { useCopyAddress } from '../dashboard/copy-address.ts';
import { ownBoatsQuery, useOperatorMutation } from '../session/operator-requests.ts';

type CrewLinksCardProps = { view: OperatorDayView; onChange: () => void };

/** Links by which a crew ticks a boat's guests. An address is shown once, when it was made. */
export function CrewLinksCard({ view, onChange }: CrewLinksCardProps) {
  const { date, crewLinks } = view;
  const { day: today } = useIslandNow();
  const [made, setMade] = useState<NewCrewLinkView | null>(null);
  if (date < today && crewLinks.length === 0) return null;
  return (
    <Card className="print:hidden">
      <CardTitle>Crew Links</CardTitle>
      <p className="text-ink-soft">
        A link opens one boat’s guests of this day, without a sign-in: names, phones and requests,
        no money and no email addresses. Your crew can tick who came. It ends the day after.
      </p>
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
  const { data: boats = [] } = useQuery(ownBoatsQuery());
  const { running, run } = useOperatorMutation();
  const [chosen, setChosen] = useState('');
  const sailing = departures.find(({ guests }) => guests.length > 0) ?? departures[0];
  const boatId = chosen || (sailing?.boat.id ?? boats[0]?.id ?? '');
  const make = () =>
    run('make', { failed: 'No link was made' }, async () => {
      const payload = { boatId, date };
      onMade(await callEndpoint('POST /api/operator/crew-links', { payload }));
    });
  if (boats.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <SelectField
        label="Boat"
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
        pendingLabel="Making it..."
        onClick={() => void make()}
      >
        <Link2 aria-hidden="true" className="size-5" />
        Make a crew link
      </Button>
    </div>
  );
}

type ShownOnceProps = { link: NewCrewLinkView; date: string; onClose: () => void };

function ShownOnce({ link: { boat, url }, date, onClose }: ShownOnceProps) {
  const copyAddress = useCopyAddress();
  return (
    <Dialog
      title="Crew link"
      description={`For ${boat.name} on ${formatWeekdayDay(date)}. Send it to your crew now: it is not shown again.`}
      onClose={onClose}
      footer={<Button onClick={() => void copyAddress(url)}>Copy link</Button>}
    >
      <p className="mt-4 rounded-field bg-shallows p-3 font-semibold wrap-anywhere">{url}</p>
    </Dialog>
  );
}

function MadeLink({ link, onRevoked }: { link: CrewLinkView; onRevoked: () => void }) {
  const { running, run } = useOperatorMutation();
  const [isAsking, setAsking] = useState(false);
  const words = `${link.boat.name}, made at ${formatTime(islandNow(Date.parse(link.madeAt)).time)}`;
  const revoke = async () => {
    const toasts = { done: { title: 'Crew link revoked' }, failed: 'It was not revoked' };
    await run('revoke', toasts, () =>
      callEndpoint('DELETE /api/operator/crew-links/{id}', { parts: { id: link.id } }),
    );
    setAsking(false);
    onRevoked();
  };
  return (
    <>
      <span className="wrap-anywhere">{words}</span>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Revoke<span className="sr-only">: {words}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Revoke this link?"
          confirmLabel="Revoke"
          cancelLabel="Keep it"
          isPending={running !== null}
          pendingLabel="Revoking..."
          onConfirm={() => void revoke()}
          onCancel={() => setAsking(false)}
        >
          <p>Whoever has it sees nothing any more. Ticks that are on their phone alone are lost.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

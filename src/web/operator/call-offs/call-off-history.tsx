import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOffView } from '#contract/operator/call-off-api.ts';
import { CallOffProgress, pollWhileInProgress } from '../../shared/call-offs/call-off-progress.tsx';
import { describeChosen } from '../../shared/call-offs/describe-chosen.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useTripTimes } from '../../shared/calendar/use-trip-times.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { Button } from '../../ui/button.tsx';
import { describeCancellationScope } from './describe-cancellation-scope.ts';
import { callOffsQuery } from './call-off-forms.ts';

/** Number of call-offs shown before the list is expanded. */
const FIRST = 3;

export function CallOffHistory() {
  const t = useMessages('operator-call-offs');
  const callOffs = useMessages('portal-call-offs');
  const layout = useMessages('layout');
  const query = useQuery({
    ...callOffsQuery(),
    refetchOnMount: 'always',
    refetchInterval: pollWhileInProgress,
  });
  const [areAllShown, setAllShown] = useState(false);
  const { data: soFar, error, refetch } = query;
  if (!soFar && error) {
    return (
      <div className="mb-8">
        <Notice role="alert">
          <p>{getProblemText(error, t.soFarFailed)}</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={() => void refetch()}>
            {layout.tryAgain}
          </Button>
        </Notice>
      </div>
    );
  }
  if (!soFar || soFar.length === 0) return null;
  return (
    <section aria-labelledby="called-off" className="mb-8">
      <h2 id="called-off" className="mb-3 text-2xl font-bold">
        {callOffs.calledOff}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
        {soFar.slice(0, areAllShown ? undefined : FIRST).map((callOff) => (
          <CallOffRow key={callOff.id} callOff={callOff} />
        ))}
      </ul>
      {!areAllShown && soFar.length > FIRST && (
        <Button variant="ghost" size="small" className="mt-2" onClick={() => setAllShown(true)}>
          {t.showAll(soFar.length)}
        </Button>
      )}
    </section>
  );
}

function CallOffRow({ callOff }: { callOff: CallOffView }) {
  const t = useMessages('operator-call-offs');
  const { allBoats } = useMessages('portal-labels');
  const callOffs = useMessages('portal-call-offs');
  const times = useTripTimes();
  const { what, reason, waiting, dueAt } = callOff;
  return (
    <li className="py-3">
      <p className="wrap-anywhere">
        <span className="font-semibold">{describeCancellationScope(what, t, allBoats, times)}</span>
        , {callOffs.reasons[reason].toLowerCase()}
      </p>
      <CallOffProgress callOff={callOff} />
      <p className="text-ink-soft">
        {describeChosen(callOff, callOffs)}.
        {waiting > 0 && ` ${t.guestsChoose(times.moment(dueAt))}`}
      </p>
    </li>
  );
}

import type { CallOffView } from '#contract/operator/call-off-api.ts';
import { useMessages } from '../language/use-messages.ts';

/** Polling interval of a call-off in progress, in milliseconds. */
const POLL_MS = 1500;

/** Refetches a list of call-offs while one is in progress. */
export function pollWhileInProgress({
  state: { data },
}: {
  state: { data: readonly CallOffView[] | undefined };
}): number | false {
  return data?.some(isInProgress) ? POLL_MS : false;
}

export function isInProgress({ finishedAt }: Pick<CallOffView, 'finishedAt'>): boolean {
  return finishedAt === null;
}

export function CallOffProgress({ callOff }: { callOff: CallOffView }) {
  const t = useMessages('portal-call-offs');
  const { boats, boatsDone } = callOff;
  if (!isInProgress(callOff)) return null;
  return (
    <div role="status" className="mt-1">
      <p className="font-semibold">{t.inProgress(boatsDone, boats)}</p>
      <progress
        className="mt-1 block w-full max-w-xs"
        max={Math.max(boats, 1)}
        value={boatsDone}
        aria-label={t.inProgress(boatsDone, boats)}
      />
      <p className="text-sm text-ink-soft">{t.inProgressText}</p>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { CloudLightning } from 'lucide-react';
import { useId, useState } from 'react';
import type { ConcernedView, OperatorScope } from '#contract/operator/call-off-api.ts';
import type { OperatorBoatView } from '#contract/operator/operator-boat-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { callOffLabel, ConcernedTrips } from '../../shared/call-offs/concerned-trips.tsx';
import { CallOffReasonFields } from '../../shared/call-offs/call-off-reason-fields.tsx';
import { ownBoatsQuery } from '../session/operator-requests.ts';
import { CallOffScopeFields } from './call-off-scope-fields.tsx';
import { useCallOffForm, usePreviewForm } from './call-off-forms.ts';
import { LoadFailure } from '../session/load-failure.tsx';

export function CallOffButton() {
  const t = useMessages('operator-call-offs');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        <CloudLightning aria-hidden="true" className="size-4" />
        {t.callOff}
      </Button>
      {isOpen && <CallOffDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The call-off about to be made, with the affected trips. */
type Previewed = { scope: OperatorScope; concerned: ConcernedView };

type CallOffDialogProps = {
  /** The initial selection, when the dialog opens from a departure. */
  initial?: OperatorScope;
  onDone?: () => void;
  onClose: () => void;
};

function CallOffDialog({ initial, ...ends }: CallOffDialogProps) {
  const t = useMessages('operator-call-offs');
  const acts = useMessages('portal-acts');
  const { data: boats, error, refetch } = useQuery(ownBoatsQuery());
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const { onClose } = ends;
  if (boats && boats.length > 0) {
    return previewed ? (
      <CallOffStep {...previewed} onBack={() => setPreviewed(null)} {...ends} />
    ) : (
      <ScopeStep boats={boats} initial={initial} onClose={onClose} onPreview={setPreviewed} />
    );
  }
  return (
    <Dialog title={t.title} onClose={onClose}>
      {boats && <p>{t.noBoats}</p>}
      {!boats && !error && <LoadingState />}
      {!boats && error && (
        <LoadFailure title={acts.boatsFailed} error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

/** Calls off one departure. Shows its guests first; the operator can go back to change the selection. */
export function CallOffDepartureDialog({ scope, ...ends }: DepartureProps) {
  const t = useMessages('operator-call-offs');
  const callOffs = useMessages('portal-call-offs');
  const [isChoosing, setChoosing] = useState(false);
  const path = 'POST /api/operator/call-offs/preview';
  const { data, error, refetch } = useQuery({
    queryKey: [path, scope],
    queryFn: () => callEndpoint(path, { payload: scope }),
    gcTime: 0,
  });
  if (isChoosing) return <CallOffDialog initial={scope} {...ends} />;
  if (data) {
    const back = () => setChoosing(true);
    return <CallOffStep scope={scope} concerned={data} onBack={back} {...ends} />;
  }
  return (
    <Dialog title={callOffs.whom} onClose={ends.onClose}>
      {error ? (
        <LoadFailure title={t.lookUpFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

type DepartureProps = { scope: OperatorScope; onDone: () => void; onClose: () => void };

type ScopeStepProps = {
  initial: OperatorScope | undefined;
  boats: readonly OperatorBoatView[];
  onPreview: (previewed: Previewed) => void;
  onClose: () => void;
};

function ScopeStep({ initial, boats, onPreview, onClose }: ScopeStepProps) {
  const t = useMessages('operator-call-offs');
  const callOffs = useMessages('portal-call-offs');
  const acts = useMessages('portal-acts');
  const formId = useId();
  const { errors, formProps, isPending } = usePreviewForm(onPreview);
  return (
    <Dialog
      title={t.title}
      description={t.firstYouSee}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={isPending} pendingLabel={acts.looking}>
            {callOffs.seeWhom}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="mt-5 flex flex-col gap-5">
        <CallOffScopeFields boats={boats} initial={initial} errors={errors} />
      </form>
    </Dialog>
  );
}

type CallOffStepProps = Previewed & {
  onBack: () => void;
  onDone?: (() => void) | undefined;
  onClose: () => void;
};

function CallOffStep({ scope, concerned, onBack, onDone, onClose }: CallOffStepProps) {
  const t = useMessages('operator-call-offs');
  const callOffs = useMessages('portal-call-offs');
  const formId = useId();
  const { errors, formProps, isPending } = useCallOffForm(scope, () => {
    onDone?.();
    onClose();
  });
  return (
    <Dialog
      title={callOffs.whom}
      isQuestion
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {t.back}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isPending={isPending}
            pendingLabel={callOffs.callingOff}
          >
            {callOffLabel(concerned, callOffs)}
          </Button>
        </>
      }
    >
      <ConcernedTrips concerned={concerned} />
      <form {...formProps} id={formId} className="mt-5 flex flex-col gap-5">
        <CallOffReasonFields errors={errors} />
      </form>
    </Dialog>
  );
}

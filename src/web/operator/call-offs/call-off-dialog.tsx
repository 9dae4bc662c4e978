import { useQuery } from '@tanstack/react-query';
import { CloudLightning } from 'lucide-react';
import { useState } from 'react';
import type { AffectedTripsView, OperatorScope } from '#contract/operator/call-off-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { QueryState } from '../../shared/states/query-state.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../shared/acts/form-dialog.tsx';
import { callOffLabel, AffectedTrips } from '../../shared/call-offs/affected-trips.tsx';
import { CallOffReasonFields } from '../../shared/call-offs/call-off-reason-fields.tsx';
import { operatorBoatsQuery } from '../session/operator-requests.ts';
import { CallOffScopeFields } from './call-off-scope-fields.tsx';
import { useCallOffForm, usePreviewForm } from './call-off-forms.ts';

export function CallOffButton() {
  const t = useMessages('operator-call-offs');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        <CloudLightning aria-hidden="true" className="size-4" />
        {t.title}
      </Button>
      {isOpen && <CallOffDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The call-off to confirm, with the affected trips. */
type Previewed = { scope: OperatorScope; concerned: AffectedTripsView };

type CallOffDialogProps = {
  /** The initial selection, if the dialog was opened from a departure. */
  initial?: OperatorScope;
  onDone?: () => void;
  onClose: () => void;
};

function CallOffDialog({ initial, ...ends }: CallOffDialogProps) {
  const t = useMessages('operator-call-offs');
  const actionMessages = useMessages('portal-actions');
  const state = useQuery(operatorBoatsQuery());
  const boats = state.data;
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
      <QueryState state={state} errorTitle={actionMessages.boatsFailed}>
        {() => <p>{t.noBoats}</p>}
      </QueryState>
    </Dialog>
  );
}

/** Calls off one departure. Shows its guests first, and lets the operator go back to change the selection. */
export function CallOffDepartureDialog({ scope, ...ends }: DepartureProps) {
  const t = useMessages('operator-call-offs');
  const callOffs = useMessages('portal-call-offs');
  const [isChoosing, setChoosing] = useState(false);
  const path = 'POST /api/operator/call-offs/preview';
  const state = useQuery({
    queryKey: [path, scope],
    queryFn: () => callEndpoint(path, { payload: scope }),
    gcTime: 0,
  });
  if (isChoosing) return <CallOffDialog initial={scope} {...ends} />;
  if (state.data) {
    const back = () => setChoosing(true);
    return <CallOffStep scope={scope} concerned={state.data} onBack={back} {...ends} />;
  }
  return (
    <Dialog title={callOffs.whom} onClose={ends.onClose}>
      <QueryState state={state} errorTitle={t.lookUpFailed}>
        {() => null}
      </QueryState>
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
  const actionMessages = useMessages('portal-actions');
  const form = usePreviewForm(onPreview);
  return (
    <FormDialog
      title={t.title}
      description={t.firstYouSee}
      form={form}
      submitLabel={callOffs.seeWhom}
      pendingLabel={actionMessages.looking}
      cancelLabel={t.cancel}
      onClose={onClose}
    >
      <CallOffScopeFields boats={boats} initial={initial} errors={form.errors} />
    </FormDialog>
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
  const form = useCallOffForm(scope, () => {
    onDone?.();
    onClose();
  });
  return (
    <FormDialog
      title={callOffs.whom}
      description={<AffectedTrips concerned={concerned} />}
      isQuestion
      form={form}
      submitLabel={callOffLabel(concerned, callOffs)}
      pendingLabel={callOffs.callingOff}
      cancelLabel={t.back}
      variant="danger"
      onBack={onBack}
      onClose={onClose}
    >
      <CallOffReasonFields errors={form.errors} />
    </FormDialog>
  );
}

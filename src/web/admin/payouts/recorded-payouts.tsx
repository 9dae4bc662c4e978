import { useState } from 'react';
import {
  takeBackPayoutPayload,
  type AdminRecordedPayoutView,
  type AdminStatementView,
} from '#contract/admin-payout-api.ts';
import { mayDo, type AdminRole } from '#domain/admin-permissions.ts';
import { formatDollars } from '#domain/money.ts';
import { payoutMethodNames } from '#domain/payouts.ts';
import { callEndpoint } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { AdminTable, type AdminColumn } from '../layout/admin-table.tsx';
import { formatDate, formatInstant } from '../layout/date-formatters.ts';
import { ReasonDialog } from '../layout/reason-dialog.tsx';
import { refetchOnConflict } from '../session/use-admin-form.ts';
import { useShowStatement, useRefetchStatement } from './payout-cache.ts';

type RecordedPayoutsProps = { view: AdminStatementView; role: AdminRole };

/** A month's payouts, including those taken back: the list is append-only. */
export function RecordedPayouts({ view, role }: RecordedPayoutsProps) {
  const { payouts } = view.statement;
  const [wrong, setWrong] = useState<AdminRecordedPayoutView | null>(null);
  const actions = mayDo(role, 'take-back-payout') ? [takeBackColumn(setWrong)] : [];
  return (
    <section aria-labelledby="recorded-payouts">
      <h3 id="recorded-payouts" className="mb-3 text-xl font-bold">
        Payouts
      </h3>
      {payouts.length === 0 ? (
        <p className="text-ink-soft">Nothing was paid out for this month yet.</p>
      ) : (
        <AdminTable
          label="Payouts"
          items={payouts}
          keyOf={({ id }) => id}
          columns={[amountColumn, ...columns, ...actions]}
        />
      )}
      {wrong && <TakeBackDialog view={view} payout={wrong} onClose={() => setWrong(null)} />}
    </section>
  );
}

const amountColumn: AdminColumn<AdminRecordedPayoutView> = {
  head: 'Amount',
  cell: ({ cents, takesBack, isTakenBack }) => (
    <>
      {formatDollars(cents)}
      {takesBack && <Badge className="ml-2">Takes back</Badge>}
      {isTakenBack && <Badge className="ml-2">Taken back</Badge>}
    </>
  ),
};

const columns: readonly AdminColumn<AdminRecordedPayoutView>[] = [
  { head: 'Day', cell: ({ paidOn }) => formatDate(paidOn) },
  {
    head: 'Method',
    cell: ({ method, reference }) => `${payoutMethodNames[method]}, ${reference}`,
  },
  {
    head: 'Recorded',
    cell: ({ recordedBy, recordedAt, note }) => (
      <>
        {recordedBy}, {formatInstant(recordedAt)}
        {note !== '' && <span className="block text-ink-soft">{note}</span>}
      </>
    ),
  },
];

type Choose = (payout: AdminRecordedPayoutView) => void;

function takeBackColumn(onPress: Choose): AdminColumn<AdminRecordedPayoutView> {
  return {
    head: 'Mistake?',
    cell: (payout) => <TakeBack payout={payout} onPress={onPress} />,
  };
}

type TakeBackProps = { payout: AdminRecordedPayoutView; onPress: Choose };

function TakeBack({ payout, onPress }: TakeBackProps) {
  if (payout.takesBack || payout.isTakenBack) return null;
  return (
    <Button variant="secondary" size="small" onClick={() => onPress(payout)}>
      Take back
      <span className="sr-only"> {formatDollars(payout.cents)}</span>
    </Button>
  );
}

type TakeBackDialogProps = {
  view: AdminStatementView;
  payout: AdminRecordedPayoutView;
  onClose: () => void;
};

function TakeBackDialog({ view, payout, onClose }: TakeBackDialogProps) {
  const showStatement = useShowStatement();
  const refetch = useRefetchStatement();
  const takeBack = async (payload: { reason: string }) => {
    const call = { parts: { id: payout.id }, payload };
    const ask = () => callEndpoint('POST /api/admin/payouts/{id}/take-back', call);
    showStatement(await refetchOnConflict(ask, () => refetch(view)));
    showToast({ title: 'Payout taken back', description: 'The amount is owed again.' });
    onClose();
  };
  return (
    <ReasonDialog
      title="Take this payout back?"
      schema={takeBackPayoutPayload}
      confirmLabel="Take back"
      pendingLabel="Taking back..."
      onConfirm={takeBack}
      onClose={onClose}
    >
      {formatDollars(payout.cents)} were recorded as paid, reference {payout.reference}. Take it
      back only if that payment did not happen. Both stay in the books, and the captain gets a mail;
      the reason is for the platform’s people.
    </ReasonDialog>
  );
}

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
import { formatDate, formatInstant } from '../layout/admin-formatters.ts';
import { ReasonDialog } from '../layout/admin-forms.tsx';
import { AdminTable, type AdminColumn, type AdminColumns } from '../layout/admin-table.tsx';
import { useStatementAction } from './payout-cache.ts';

type RecordedPayoutsProps = { view: AdminStatementView; role: AdminRole };

/** A month's payouts, including those taken back: the list is append-only. */
export function RecordedPayouts({ view, role }: RecordedPayoutsProps) {
  const { payouts } = view.statement;
  const [chosen, setChosen] = useState<AdminRecordedPayoutView | null>(null);
  const actions = mayDo(role, 'take-back-payout') ? [takeBackColumn(setChosen)] : [];
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
          columns={[...columns, ...actions]}
        />
      )}
      {chosen && <TakeBackDialog view={view} payout={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

const columns: AdminColumns<AdminRecordedPayoutView> = [
  {
    head: 'Amount',
    cell: ({ cents, takesBack, isTakenBack }) => (
      <>
        {formatDollars(cents)}
        {takesBack && <Badge className="ml-2">Takes back</Badge>}
        {isTakenBack && <Badge className="ml-2">Taken back</Badge>}
      </>
    ),
  },
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

function takeBackColumn(
  onChoose: (payout: AdminRecordedPayoutView) => void,
): AdminColumn<AdminRecordedPayoutView> {
  return {
    head: 'Mistake?',
    cell: (payout) =>
      !payout.takesBack &&
      !payout.isTakenBack && (
        <Button variant="secondary" size="small" onClick={() => onChoose(payout)}>
          Take back
          <span className="sr-only"> {formatDollars(payout.cents)}</span>
        </Button>
      ),
  };
}

type TakeBackDialogProps = {
  view: AdminStatementView;
  payout: AdminRecordedPayoutView;
  onClose: () => void;
};

function TakeBackDialog({ view, payout, onClose }: TakeBackDialogProps) {
  const runAction = useStatementAction(view);
  return (
    <ReasonDialog
      title="Take this payout back?"
      schema={takeBackPayoutPayload}
      submitLabel="Take back"
      pendingLabel="Taking back..."
      onConfirm={async (payload) => {
        const call = { parts: { id: payout.id }, payload };
        await runAction(() => callEndpoint('POST /api/admin/payouts/{id}/take-back', call));
        return { title: 'Payout taken back', description: 'The amount is owed again.' };
      }}
      onClose={onClose}
    >
      {formatDollars(payout.cents)} were recorded as paid, reference {payout.reference}. Take it
      back only if that payment did not happen. Both stay in the books, and the captain gets a mail;
      the reason is for the platform’s people.
    </ReasonDialog>
  );
}

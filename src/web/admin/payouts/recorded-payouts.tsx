import { useState } from 'react';
import {
  takeBackPayoutPayload,
  type AdminRecordedPayoutView,
  type AdminStatementView,
} from '#contract/admin/admin-payout-api.ts';
import { hasPermission, type AdminRole } from '#domain/admin/admin-permissions.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ReasonDialog } from '../layout/admin-forms.tsx';
import { AdminTable, type AdminColumn, type AdminColumns } from '../layout/admin-table.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { changesOfStatement } from './payout-cache.ts';

type RecordedPayoutsProps = { view: AdminStatementView; role: AdminRole };

/** Lists a month's payouts, including those taken back, because the list is append-only. */
export function RecordedPayouts({ view, role }: RecordedPayoutsProps) {
  const t = useMessages('admin-payouts');
  const labels = useMessages('portal-labels');
  const { payouts } = view.statement;
  const [chosen, setChosen] = useState<AdminRecordedPayoutView | null>(null);
  const columns = useColumns();
  const takeBack = useTakeBackColumn(setChosen);
  const actions = hasPermission(role, 'take-back-payout') ? [takeBack] : [];
  return (
    <section aria-labelledby="recorded-payouts">
      <h3 id="recorded-payouts" className="mb-3 text-xl font-bold">
        {labels.payouts}
      </h3>
      {payouts.length === 0 ? (
        <p className="text-ink-soft">{t.nothingPaidOut}</p>
      ) : (
        <AdminTable
          label={labels.payouts}
          items={payouts}
          keyOf={({ id }) => id}
          columns={[...columns, ...actions]}
        />
      )}
      {chosen && <TakeBackDialog view={view} payout={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

function useColumns(): AdminColumns<AdminRecordedPayoutView> {
  const t = useMessages('admin-payouts');
  const labels = useMessages('portal-labels');
  const { date, instant, money } = useAdminFormats();
  return [
    {
      head: labels.amount,
      cell: ({ cents, takesBack, isTakenBack }) => (
        <>
          {money(cents)}
          {takesBack && <Badge className="ml-2">{t.takesBack}</Badge>}
          {isTakenBack && <Badge className="ml-2">{t.takenBack}</Badge>}
        </>
      ),
    },
    { head: labels.day, cell: ({ paidOn }) => date(paidOn) },
    {
      head: t.method,
      cell: ({ method, reference }) => `${t.methods[method]}, ${reference}`,
    },
    {
      head: t.recorded,
      cell: ({ recordedBy, recordedAt, note }) => (
        <>
          {recordedBy}, {instant(recordedAt)}
          {note !== '' && <span className="block text-ink-soft">{note}</span>}
        </>
      ),
    },
  ];
}

function useTakeBackColumn(
  onChoose: (payout: AdminRecordedPayoutView) => void,
): AdminColumn<AdminRecordedPayoutView> {
  const t = useMessages('admin-payouts');
  const { money } = useFormats();
  return {
    head: t.mistake,
    cell: (payout) =>
      !payout.takesBack &&
      !payout.isTakenBack && (
        <Button variant="secondary" size="small" onClick={() => onChoose(payout)}>
          {t.takeBack}
          <span className="sr-only"> {money(payout.cents)}</span>
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
  const t = useMessages('admin-payouts');
  const labels = useMessages('portal-labels');
  const { money } = useFormats();
  const takeBack = useAdminMutation('POST /api/admin/payouts/{id}/take-back', {
    parts: { id: payout.id },
    ...changesOfStatement(view),
    done: { title: labels.payoutTakenBack, description: t.owedAgain },
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t.takeBackTitle}
      schema={takeBackPayoutPayload}
      mutation={takeBack}
      submitLabel={t.takeBack}
      pendingLabel={t.takingBack}
      onClose={onClose}
    >
      {t.takeBackText(money(payout.cents), payout.reference)}
    </ReasonDialog>
  );
}

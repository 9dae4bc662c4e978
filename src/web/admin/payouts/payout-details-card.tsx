import { useState } from 'react';
import type { AdminStatementView } from '#contract/admin/admin-payout-api.ts';
import { hasPermission, type AdminRole } from '#domain/admin/admin-permissions.ts';
import type { AdminPayoutsMessages, PortalLabelsMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { FormAlert } from '../../forms/form-alert.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';

type PayoutDetailsProps = { view: AdminStatementView; role: AdminRole };

/** Shows an operator's payout details. Unmasking the account number is audited. */
export function PayoutDetailsCard({
  view: { operator, details, areDetailsSealed },
  role,
}: PayoutDetailsProps) {
  const t = useMessages('admin-payouts');
  const labels = useMessages('portal-labels');
  return (
    <Card>
      <CardTitle level={3}>{t.howToPay(operator.name)}</CardTitle>
      {details === null ? (
        <p className="text-ink-soft">{areDetailsSealed ? t.encrypted : t.notSaved}</p>
      ) : (
        <>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
            {listDetails(t, labels, details).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="mb-2 min-w-0 wrap-anywhere sm:mb-0">{value}</dd>
              </div>
            ))}
          </dl>
          {details.accountNumber !== null && hasPermission(role, 'read-account-number') && (
            <AccountNumber operatorId={operator.id} />
          )}
        </>
      )}
    </Card>
  );
}

type Details = NonNullable<AdminStatementView['details']>;

function listDetails(
  t: AdminPayoutsMessages,
  labels: PortalLabelsMessages,
  details: Details,
): [name: string, value: string][] {
  const { currencyPreference: currency } = details;
  const all: [string, string | null][] = [
    [t.method, t.methods[details.payoutMethod]],
    [t.paypalAddress, details.paypalEmail],
    [t.accountHolder, details.accountHolderName],
    [t.bank, details.bankName],
    [t.bankAddress, details.bankAddress],
    [t.bankCountry, details.payoutMethod === 'bank_wire' ? details.bankCountry : null],
    [t.accountNumber, details.accountNumber],
    [t.swift, details.swiftBicCode],
    [t.routingNumber, details.routingNumber],
    [labels.currency, currency === 'ANG' ? 'ANG / XCG' : currency],
    [t.cash, details.cashPayoutEnabled ? t.cashToo : null],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

function AccountNumber({ operatorId }: { operatorId: string }) {
  const t = useMessages('admin-payouts');
  const [number, setNumber] = useState<string | null>(null);
  const show = useAdminMutation('POST /api/admin/operators/{id}/account-number', {
    parts: { id: operatorId },
    onDone: ({ accountNumber }) => setNumber(accountNumber),
  });
  return (
    <div className="mt-4">
      {number === null ? (
        <Button
          variant="secondary"
          size="small"
          isPending={show.isPending}
          pendingLabel={t.asking}
          onClick={() => void show.send()}
        >
          {t.showNumber}
        </Button>
      ) : (
        <p role="status">
          {t.accountNumber}{' '}
          <strong className="tabular-nums select-all wrap-anywhere">{number}</strong>
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">{t.numberAudited}</p>
      <FormAlert>{show.problem}</FormAlert>
    </div>
  );
}

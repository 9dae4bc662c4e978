import { useState } from 'react';
import type { AdminStatementView } from '#contract/admin-payout-api.ts';
import { mayDo, type AdminRole } from '#domain/admin-permissions.ts';
import { payoutMethodNames } from '#domain/payouts.ts';
import { callEndpoint } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { FormAlert } from '../layout/admin-alerts.tsx';
import { useAdminMutation } from '../session/use-admin-form.ts';

type PayoutDetailsProps = { view: AdminStatementView; role: AdminRole };

/** An operator's payout details. Unmasking the account number is audited. */
export function PayoutDetailsCard({
  view: { operator, details, areDetailsSealed },
  role,
}: PayoutDetailsProps) {
  return (
    <Card>
      <CardTitle level={3}>How to pay {operator.name}</CardTitle>
      {details === null ? (
        <p className="text-ink-soft">{areDetailsSealed ? ENCRYPTED : NOT_SAVED}</p>
      ) : (
        <>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
            {detailsOf(details).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="mb-2 min-w-0 wrap-anywhere sm:mb-0">{value}</dd>
              </div>
            ))}
          </dl>
          {details.accountNumber !== null && mayDo(role, 'read-account-number') && (
            <AccountNumber operatorId={operator.id} />
          )}
        </>
      )}
    </Card>
  );
}

const NOT_SAVED =
  'This captain has not saved any payout details yet. They do it in their dashboard, under Payment Details.';
const ENCRYPTED =
  'This captain’s payout details were saved under another sealing key and cannot be opened. Please ask them to enter them again, in their dashboard, under Payment Details.';

type Details = NonNullable<AdminStatementView['details']>;

function detailsOf(details: Details): [name: string, value: string][] {
  const all: [string, string | null][] = [
    ['Method', payoutMethodNames[details.payoutMethod]],
    ['PayPal address', details.paypalEmail],
    ['Account holder', details.accountHolderName],
    ['Bank', details.bankName],
    ['Bank address', details.bankAddress],
    ['Bank country', details.payoutMethod === 'bank_wire' ? details.bankCountry : null],
    ['Account number', details.accountNumber],
    ['SWIFT/BIC', details.swiftBicCode],
    ['Routing number', details.routingNumber],
    ['Currency', details.currencyPreference === 'ANG' ? 'ANG / XCG' : details.currencyPreference],
    ['Cash', details.cashPayoutEnabled ? 'Also possible' : null],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

function AccountNumber({ operatorId }: { operatorId: string }) {
  const [number, setNumber] = useState<string | null>(null);
  const { isPending, problem, act } = useAdminMutation();
  const show = async () => {
    const call = 'POST /api/admin/operators/{id}/account-number';
    const { accountNumber } = await callEndpoint(call, { parts: { id: operatorId } });
    setNumber(accountNumber);
  };
  return (
    <div className="mt-4">
      {number === null ? (
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          pendingLabel="Asking..."
          onClick={() => void act(show)}
        >
          Show account number
        </Button>
      ) : (
        <p role="status">
          Account number <strong className="tabular-nums select-all wrap-anywhere">{number}</strong>
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">That it was shown is written into the audit log.</p>
      <FormAlert>{problem}</FormAlert>
    </div>
  );
}

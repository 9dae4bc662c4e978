import { useState } from 'react';
import type { AdminStatementView } from '#contract/admin/admin-payout-api.ts';
import { mayDo, type AdminRole } from '#domain/admin/admin-permissions.ts';
import type { AdminPayoutsMessages, PortalLabelsMessages } from '#i18n/catalogues/messages.ts';
import { callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { FormAlert } from '../layout/admin-alerts.tsx';
import { useAdminMutation } from '../session/use-admin-form.ts';

type PayoutDetailsProps = { view: AdminStatementView; role: AdminRole };

/** Shows an operator's payout details. Unmasking the account number is audited. */
export function PayoutDetailsCard({
  view: { operator, details, areDetailsSealed },
  role,
}: PayoutDetailsProps) {
  const words = useMessages('admin-payouts');
  const labels = useMessages('portal-labels');
  return (
    <Card>
      <CardTitle level={3}>{words.howToPay(operator.name)}</CardTitle>
      {details === null ? (
        <p className="text-ink-soft">{areDetailsSealed ? words.encrypted : words.notSaved}</p>
      ) : (
        <>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
            {detailsOf(words, labels, details).map(([name, value]) => (
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

type Details = NonNullable<AdminStatementView['details']>;

function detailsOf(
  words: AdminPayoutsMessages,
  labels: PortalLabelsMessages,
  details: Details,
): [name: string, value: string][] {
  const { currencyPreference: currency } = details;
  const all: [string, string | null][] = [
    [words.method, words.methods[details.payoutMethod]],
    [words.paypalAddress, details.paypalEmail],
    [words.accountHolder, details.accountHolderName],
    [words.bank, details.bankName],
    [words.bankAddress, details.bankAddress],
    [words.bankCountry, details.payoutMethod === 'bank_wire' ? details.bankCountry : null],
    [words.accountNumber, details.accountNumber],
    [words.swift, details.swiftBicCode],
    [words.routingNumber, details.routingNumber],
    [labels.currency, currency === 'ANG' ? 'ANG / XCG' : currency],
    [words.cash, details.cashPayoutEnabled ? words.cashToo : null],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

function AccountNumber({ operatorId }: { operatorId: string }) {
  const words = useMessages('admin-payouts');
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
          pendingLabel={words.asking}
          onClick={() => void act(show)}
        >
          {words.showNumber}
        </Button>
      ) : (
        <p role="status">
          {words.accountNumber}{' '}
          <strong className="tabular-nums select-all wrap-anywhere">{number}</strong>
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">{words.numberAudited}</p>
      <FormAlert>{problem}</FormAlert>
    </div>
  );
}

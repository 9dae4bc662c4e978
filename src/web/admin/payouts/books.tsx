import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleAlert, Scale } from 'lucide-react';
import type { BooksView } from '#contract/admin-payout-api.ts';
import type { LedgerAccount } from '#domain/ledger.ts';
import { formatDollars } from '#domain/money.ts';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import { Card } from '../../ui/card.tsx';
import { FailedRefunds } from '../layout/failed-refunds.tsx';
import { booksQuery } from './payout-cache.ts';

/** What can be paid out now, refunds in progress, and the balance of every account. */
export function Books() {
  const { data: books, error, refetch } = useQuery(booksQuery());
  if (books) return <Accounts books={books} />;
  if (!error) return <LoadingState />;
  return (
    <ErrorState
      title="The books could not be loaded"
      text={problemWords(error, 'Please check your connection and try again.')}
      onRetry={() => void refetch()}
    />
  );
}

function Accounts({ books }: { books: BooksView }) {
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Metric name="To pay out now" cents={books.openCents} />
        <Metric name="Refunds on their way" cents={onTheirWay(books)} />
        <Metric name="At the payment provider" cents={shownCents(books, 'card-clearing')} />
      </dl>
      <FailedRefunds failed={books.failedRefunds} className="mt-5" />
      <p role="status" className="mt-5 flex items-start gap-2 text-sm">
        <BalanceWords {...books} />
      </p>
      <details className="group mt-3 border-t border-line pt-3">
        <summary className="flex min-h-11 items-center gap-2 font-semibold">
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 -rotate-90 text-ink-soft group-open:rotate-0"
          />
          All accounts
        </summary>
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
          {books.accounts.map(({ account }) => (
            <div key={account} className="contents">
              <dt className="text-ink-soft">{accountNames[account]}</dt>
              <dd className="text-right tabular-nums">
                {formatDollars(shownCents(books, account))}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}

/** Refunds owed, without failed ones, which do not move by themselves. */
function onTheirWay(books: BooksView): number {
  return shownCents(books, 'refunds-owed') - books.failedRefunds.cents;
}

function BalanceWords({ isBalanced, entries }: BooksView) {
  const count = entries === 1 ? '1 entry' : `${entries.toLocaleString('en-US')} entries`;
  if (isBalanced) {
    return (
      <>
        <Scale aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sea" />
        <span>The books balance: {count}, each to the cent.</span>
      </>
    );
  }
  return (
    <>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      <span className="font-medium text-danger">
        The books do not balance. Please run the doctor before anybody is paid.
      </span>
    </>
  );
}

function Metric({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="rounded-field bg-shallows p-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-bold tabular-nums wrap-anywhere">{formatDollars(cents)}</dd>
    </div>
  );
}

/** Liabilities and income are negative in the ledger, and shown as positive. */
function shownCents({ accounts }: BooksView, wanted: LedgerAccount): number {
  const cents = accounts.find(({ account }) => account === wanted)?.cents ?? 0;
  return isSpentOrThere(wanted) ? cents : 0 - cents;
}

function isSpentOrThere(account: LedgerAccount): boolean {
  return ['card-clearing', 'provider-fees', 'at-bank', 'losses'].includes(account);
}

const accountNames = {
  'card-clearing': 'At the payment provider',
  'provider-fees': 'Kept by the payment provider for its work',
  'at-bank': 'Sent by the payment provider to the bank',
  'owed-to-captain': 'Owed to captains, trips to come included',
  'service-fees': 'Service fees earned',
  'feature-sales': 'Featured boats sold',
  'refunds-owed': 'Owed back to guests, failed refunds included',
  'refunded-otherwise': 'Paid back to guests in another way',
  losses: 'Lost: went back beyond what was paid',
  'paid-out': 'Paid out to captains',
} as const satisfies Record<LedgerAccount, string>;

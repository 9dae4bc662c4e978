import { Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { TripView } from '#contract/public/trip-api.ts';
import { buildRequest } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getButtonClasses } from '../../ui/button.tsx';

const downloads = {
  apple: 'GET /api/trips/{token}/apple-pass',
  google: 'GET /api/trips/{token}/google-pass',
} as const;

type WalletButtonsProps = { wallets: TripView['wallets']; token: string };

/** Renders links that add the trip to the wallets that the shop has set up. */
export function WalletButtons({ wallets = [], token }: WalletButtonsProps) {
  const t = useMessages('trip');
  const hasGoogleFailed = useGoogleFailure();
  if (wallets.length === 0) return null;
  return (
    <div className="flex w-full flex-wrap gap-3">
      {wallets.map((wallet) => (
        <a
          key={wallet}
          href={buildRequest(downloads[wallet], { token }).path}
          className={getButtonClasses({ variant: 'ghost', size: 'small' })}
        >
          <Wallet aria-hidden="true" className="size-5" />
          {t.addToWallet[wallet]}
        </a>
      ))}
      {hasGoogleFailed && wallets.includes('google') && (
        <p role="alert" className="w-full font-semibold text-danger">
          {t.googleWalletAway}
        </p>
      )}
    </div>
  );
}

/** True if Google Wallet was unavailable. Removes the parameter from the URL, so that a reload does not warn again. */
function useGoogleFailure(): boolean {
  const [pathname, navigate] = useLocation();
  const isSentBack = new URLSearchParams(useSearch()).get('wallet') === 'google';
  const [hasFailed] = useState(isSentBack);
  useEffect(() => {
    if (isSentBack) navigate(pathname, { replace: true });
  }, [isSentBack, pathname, navigate]);
  return hasFailed;
}

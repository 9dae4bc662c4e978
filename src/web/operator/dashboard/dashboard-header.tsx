import { LogOut, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { MeView } from '#contract/operator-api.ts';
import { Button } from '../../ui/button.tsx';
import { TwoStepDialog } from './two-step-dialog.tsx';

export function DashboardHeader({ me, logOut }: { me: MeView; logOut: () => Promise<void> }) {
  const [isTwoStepOpen, setTwoStepOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="page-title">Welcome back, Captain!</h1>
        <p className="mt-2 text-lg text-ink-soft wrap-anywhere">{me.name}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="small" onClick={() => setTwoStepOpen(true)}>
          <ShieldCheck aria-hidden="true" className="size-4" />
          Two-step sign-in
        </Button>
        <Button variant="secondary" size="small" onClick={() => void logOut()}>
          <LogOut aria-hidden="true" className="size-4" />
          Logout
        </Button>
      </div>
      {isTwoStepOpen && <TwoStepDialog onClose={() => setTwoStepOpen(false)} />}
    </div>
  );
}

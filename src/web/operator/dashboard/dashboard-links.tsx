import {
  CalendarRange,
  CircleUserRound,
  FileBadge,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ButtonLink } from '../../shared/page/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { CallOffButton } from '../call-offs/call-off-dialog.tsx';
import { TwoStepDialog } from './two-step-dialog.tsx';

type PageLink = { href: string; label: string; Icon: LucideIcon };

/** Links to the portal's other pages and less frequent actions, below the first screen of a phone. */
export function DashboardLinks() {
  const labels = useMessages('portal-labels');
  const { titles } = useMessages('portal-shared');
  const signIn = useMessages('operator-sign-in');
  const [isTwoStepOpen, setTwoStepOpen] = useState(false);
  const pages: PageLink[] = [
    { href: portalPaths.operatorSchedule(), label: titles.schedule, Icon: CalendarRange },
    { href: portalPaths.operatorDocuments(), label: labels.documents, Icon: FileBadge },
    { href: portalPaths.operatorProfile(), label: labels.profile, Icon: CircleUserRound },
  ];
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1 gap-y-2">
      {pages.map(({ href, label, Icon }) => (
        <ButtonLink key={href} href={href} variant="ghost" size="small">
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </ButtonLink>
      ))}
      <CallOffButton />
      <Button variant="ghost" size="small" onClick={() => setTwoStepOpen(true)}>
        <ShieldCheck aria-hidden="true" className="size-4" />
        {signIn.twoSteps}
      </Button>
      {isTwoStepOpen && <TwoStepDialog onClose={() => setTwoStepOpen(false)} />}
    </div>
  );
}

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { OperatorFrame } from './operator-frame.tsx';

/** Frames a page below the dashboard, with its title and a link back. */
export function OperatorSubpage({ title, children }: { title: string; children: ReactNode }) {
  const labels = useMessages('portal-labels');
  return (
    <OperatorFrame>
      {() => (
        <div className="page-width flex flex-col gap-6 pt-4 pb-16 sm:pt-6">
          <div>
            <Link
              href={portalPaths.operatorDashboard()}
              className="-ml-1 inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
              {labels.dashboard}
            </Link>
            <h1 className="page-title mt-2">{title}</h1>
          </div>
          {children}
        </div>
      )}
    </OperatorFrame>
  );
}

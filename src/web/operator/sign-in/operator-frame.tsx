import type { ReactNode } from 'react';
import type { MeView } from '#contract/operator/operator-api.ts';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { SessionEndContext, useOperator } from '../session/operator-session.ts';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';

type OperatorFrameProps = {
  /** True for a page that the device stores for offline use. */
  isReadOffline?: boolean;
  children: (me: MeView, logOut: () => Promise<void>) => ReactNode;
};

/** Renders a page for the signed-in operator, and asks to sign in again if the session ends during an edit. */
export function OperatorFrame({ isReadOffline = false, children }: OperatorFrameProps) {
  const { me, logOut, sessionEnd } = useOperator({ isReadOffline });
  if (!me) {
    // Fills the screen, so that the footer does not shift when the page loads.
    return (
      <div className="min-h-dvh">
        <LoadingState />
      </div>
    );
  }
  return (
    <SessionEndContext value={sessionEnd}>
      {children(me, logOut)}
      {sessionEnd.isAsking && (
        <SignInAgainDialog me={me} onSignedIn={sessionEnd.resume} onDismiss={sessionEnd.dismiss} />
      )}
    </SessionEndContext>
  );
}

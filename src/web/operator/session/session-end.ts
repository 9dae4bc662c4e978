import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useLocation } from 'wouter';

export type SessionEnd = {
  /** Reports that the session is over: redirects, or asks to sign in again while something is being edited. */
  tell: () => void;
  /** Prevents the redirect while something is being edited; returns the release. */
  hold: () => () => void;
};

export const SessionEndContext = createContext<SessionEnd>({
  tell: () => undefined,
  hold: () => () => undefined,
});

export function useTellSessionEnd(): () => void {
  return useContext(SessionEndContext).tell;
}

/** While edited, the end of the session does not redirect. */
export function useHeldFromSessionEnd(isEdited: boolean): void {
  const { hold } = useContext(SessionEndContext);
  useEffect(() => (isEdited ? hold() : undefined), [isEdited, hold]);
}

/** `isOver`: the page found that nobody is signed in. */
export function useSessionEnd(isOver: boolean) {
  const [, navigate] = useLocation();
  const [held, setHeld] = useState(0);
  const [isTold, setTold] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  const hasEnded = isOver || isTold;
  const isHeld = held > 0;

  const hold = useCallback(() => {
    setHeld((count) => count + 1);
    return () => setHeld((count) => count - 1);
  }, []);
  const tell = useCallback(() => {
    setTold(true);
    setPutOff(false);
  }, []);
  useEffect(() => {
    if (hasEnded && !isHeld) navigate('/operator', { replace: true });
  }, [hasEnded, isHeld, navigate]);

  return {
    hold,
    tell,
    /** Whether the page redirects. */
    isLeaving: hasEnded && !isHeld,
    isAsking: hasEnded && isHeld && !isPutOff,
    /** The same operator is signed in again. */
    begin: () => setTold(false),
    /** Dismisses the dialog, to read and copy what is edited; the next request asks again. */
    putOff: () => setPutOff(true),
  };
}

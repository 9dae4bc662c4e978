import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useLocation } from 'wouter';

export type SessionEnd = {
  /** The session is over: leads away, or asks to sign in again where something is being edited. */
  tell: () => void;
  /** From now on something is being edited that must not be lost; gives back what ends that. */
  hold: () => () => void;
};

export const SessionEndContext = createContext<SessionEnd>({
  tell: () => undefined,
  hold: () => () => undefined,
});

export function useTellSessionEnd(): () => void {
  return useContext(SessionEndContext).tell;
}

/** While this is so, the end of the session takes nothing off the screen. */
export function useHeldFromSessionEnd(isEdited: boolean): void {
  const { hold } = useContext(SessionEndContext);
  useEffect(() => (isEdited ? hold() : undefined), [isEdited, hold]);
}

/** `isOver`: nobody is signed in any more, as far as the page itself can tell. */
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
    /** Whether the page has to be left. */
    isLeaving: hasEnded && !isHeld,
    isAsking: hasEnded && isHeld && !isPutOff,
    /** Whoever was here is signed in again. */
    begin: () => setTold(false),
    /** What is edited can be read and copied; the next act asks again. */
    putOff: () => setPutOff(true),
  };
}

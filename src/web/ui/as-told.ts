import { useReducer, type ChangeEvent, type ChangeEventHandler } from 'react';

/**
 * Has a field show what it is told after each change, also where that is as before. React sees to it by itself; Preact
 * looks only when it renders.
 */
export function useAsTold(
  change: ChangeEventHandler<HTMLInputElement> | undefined,
): (event: ChangeEvent<HTMLInputElement>) => void {
  const [, renderAnew] = useReducer((times: number) => times + 1, 0);
  return (event) => {
    change?.(event);
    renderAnew();
  };
}

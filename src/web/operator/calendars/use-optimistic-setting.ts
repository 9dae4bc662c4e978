import { useRef, useState } from 'react';

/**
 * A setting with an optimistic update: shows the chosen value until the server has saved or refused it.
 * Changes are saved one after the other.
 */
export function useOptimisticSetting<Setting>(
  saved: Setting,
  save: (chosen: Setting) => Promise<unknown>,
) {
  const [chosen, setChosen] = useState<{ setting: Setting } | null>(null);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const input = (setting: Setting) => {
    const mine = { setting };
    setChosen(mine);
    before.current = before.current
      .then(() => save(setting))
      .then(() => setChosen((now) => (now === mine ? null : now)));
  };
  return { shown: chosen ? chosen.setting : saved, input };
}

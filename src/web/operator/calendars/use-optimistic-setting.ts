import { useRef, useState } from 'react';

/**
 * A setting that is saved as soon as it is changed. Shows what was wished for until the server has
 * it or has said no; wishes are saved one after the other.
 */
export function useOptimisticSetting<Setting>(
  saved: Setting,
  save: (chosen: Setting) => Promise<unknown>,
) {
  const [chosen, setWished] = useState<{ setting: Setting } | null>(null);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const input = (setting: Setting) => {
    const mine = { setting };
    setWished(mine);
    before.current = before.current
      .then(() => save(setting))
      .then(() => setWished((now) => (now === mine ? null : now)));
  };
  return { shown: chosen ? chosen.setting : saved, input };
}

import type { CallOffView } from '#contract/operator/call-off-api.ts';
import type { PortalCallOffsMessages } from '#i18n/catalogues/messages.ts';

type Chosen = Pick<CallOffView, 'waiting' | 'anotherDay' | 'anotherBoat' | 'refunded'>;

/** Formats "2 are choosing, 1 took another day", or that no guests were affected. */
export function chosenWords(
  { waiting, anotherDay, anotherBoat, refunded }: Chosen,
  words: PortalCallOffsMessages,
): string {
  const parts = [
    waiting > 0 && words.areChoosing(waiting),
    anotherDay > 0 && words.tookDay(anotherDay),
    anotherBoat > 0 && words.tookBoat(anotherBoat),
    refunded > 0 && words.gotMoney(refunded),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : words.nobody;
}

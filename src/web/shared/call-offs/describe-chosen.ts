import type { CallOffView } from '#contract/operator/call-off-api.ts';
import type { PortalCallOffsMessages } from '#i18n/catalogues/messages.ts';

type Chosen = Pick<CallOffView, 'waiting' | 'anotherDay' | 'anotherBoat' | 'refunded'>;

/** Formats "2 are choosing, 1 took another day", or that no guests were affected. */
export function describeChosen(
  { waiting, anotherDay, anotherBoat, refunded }: Chosen,
  t: PortalCallOffsMessages,
): string {
  const parts = [
    waiting > 0 && t.areChoosing(waiting),
    anotherDay > 0 && t.tookDay(anotherDay),
    anotherBoat > 0 && t.tookBoat(anotherBoat),
    refunded > 0 && t.gotMoney(refunded),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t.nobody;
}

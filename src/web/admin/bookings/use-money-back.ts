import * as z from 'zod/mini';
import type { cancelBookingPayload } from '#contract/admin-refund-api.ts';
import { formatDollars } from '#domain/money.ts';
import { text, useCheckedForm } from '../../layout/use-checked-form.ts';
import { showToast } from '../../ui/toasts.ts';
import { refetchOnConflict, useAdminMutation } from '../session/use-admin-form.ts';
import { useShowBooking } from './admin-booking-cache.ts';

/** What is sent of how much goes back, and why. */
type Payload = z.infer<typeof cancelBookingPayload>;

type MoneyBack = {
  bookingId: string;
  schema: typeof cancelBookingPayload;
  /** What is chosen; null while that is no amount. */
  cents: number | null;
  mostCents: number;
  send: (call: { parts: { id: string }; payload: Payload }) => Promise<unknown>;
  /** What was done, in words. */
  title: string;
  /** Called when the booking had changed and was refetched. */
  onChanged?: () => void;
  onDone: () => void;
};

/** The form of a refund. Errors are shown, and the form stays; on a conflict the booking is refetched. */
export function useMoneyBack(wanted: MoneyBack) {
  const { isPending, problem, act } = useAdminMutation();
  const showBooking = useShowBooking(wanted.bookingId);
  const { mostCents, cents: refundCents } = wanted;
  const read = (fields: FormData) => ({ reason: text(fields, 'reason'), refundCents, mostCents });
  const refetch = async () => {
    await showBooking();
    wanted.onChanged?.();
  };
  const schema = upTo(wanted.schema, mostCents);
  const { errors, formProps } = useCheckedForm(schema, read, (payload) =>
    act(async () => {
      await refetchOnConflict(
        () => wanted.send({ parts: { id: wanted.bookingId }, payload }),
        refetch,
      );
      await showBooking();
      showToast({ title: wanted.title, description: outcomeWords(payload.refundCents) });
      wanted.onDone();
    }),
  );
  return { errors, formProps, isPending, problem };
}

function upTo(schema: typeof cancelBookingPayload, mostCents: number) {
  return schema.check(
    z.refine(({ refundCents }) => refundCents <= mostCents, {
      path: ['refundCents'],
      error: `At most ${formatDollars(mostCents)} can go back to the guest.`,
    }),
  );
}

function outcomeWords(cents: number): string {
  return cents > 0
    ? `${formatDollars(cents)} goes back to the guest. The history says when it is sent.`
    : 'Nothing goes back to the guest.';
}

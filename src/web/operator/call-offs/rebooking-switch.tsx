import type { MeView } from '#contract/operator/operator-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { CheckboxField } from '../../forms/form-field.tsx';
import { meQuery, useOperatorMutation } from '../session/operator-requests.ts';
import { TitledCard } from '../../shared/page/titled-card.tsx';

/** Sets whether guests of other operators' called-off trips are offered this operator's boats; saved immediately. */
export function RebookingSwitch({ me }: { me: MeView }) {
  const t = useMessages('operator-call-offs');
  const actionMessages = useMessages('portal-actions');
  const { send, isPending } = useOperatorMutation('PUT /api/operator/rebookings', {
    answers: meQuery(),
    done: (_, { takesRebookings }) => ({
      title: takesRebookings ? t.areOffered : t.areNotOffered,
    }),
    failed: actionMessages.saveFailed,
  });
  return (
    <TitledCard title={t.othersTitle}>
      <CheckboxField
        label={t.offerMine}
        hint={t.offerHint}
        checked={isPending ? !me.takesRebookings : me.takesRebookings}
        aria-disabled={isPending}
        onChange={({ target }) => {
          if (!isPending) void send({ takesRebookings: target.checked });
        }}
      />
    </TitledCard>
  );
}

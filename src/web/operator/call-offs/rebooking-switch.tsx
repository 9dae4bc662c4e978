import { useQueryClient } from '@tanstack/react-query';
import type { MeView } from '#contract/operator/operator-api.ts';
import { callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { CheckboxField } from '../../forms/form-field.tsx';
import { meQuery, useOperatorMutation } from '../session/operator-requests.ts';

/** Sets whether guests of other operators' called-off trips are offered seats; saved immediately. */
export function RebookingSwitch({ me }: { me: MeView }) {
  const t = useMessages('operator-call-offs');
  const acts = useMessages('portal-acts');
  const client = useQueryClient();
  const { running, run } = useOperatorMutation();
  const choose = (takesRebookings: boolean) => {
    const title = takesRebookings ? t.areOffered : t.areNotOffered;
    void run('save', { done: { title }, failed: acts.saveFailed }, async () => {
      const payload = { takesRebookings };
      const saved = await callEndpoint('PUT /api/operator/rebookings', { payload });
      client.setQueryData(meQuery().queryKey, saved);
    });
  };
  return (
    <Card>
      <CardTitle>{t.othersTitle}</CardTitle>
      <CheckboxField
        label={t.offerMine}
        hint={t.offerHint}
        checked={running === null ? me.takesRebookings : !me.takesRebookings}
        aria-disabled={running !== null}
        onChange={({ target }) => {
          if (running === null) choose(target.checked);
        }}
      />
    </Card>
  );
}

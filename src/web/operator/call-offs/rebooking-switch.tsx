import { useQueryClient } from '@tanstack/react-query';
import type { MeView } from '#contract/operator-api.ts';
import { callEndpoint } from '../../api.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/form-field.tsx';
import { meQuery, useOperatorMutation } from '../session/operator-requests.ts';

/** Whether guests of other operators' called-off trips are offered places; saved at once. */
export function RebookingSwitch({ me }: { me: MeView }) {
  const client = useQueryClient();
  const { running, run } = useOperatorMutation();
  const choose = (takesRebookings: boolean) => {
    const title = takesRebookings ? 'Your boats are offered' : 'Your boats are not offered';
    void run('save', { done: { title }, failed: 'Save failed' }, async () => {
      const payload = { takesRebookings };
      const saved = await callEndpoint('PUT /api/operator/rebookings', { payload });
      client.setQueryData(meQuery().queryKey, saved);
    });
  };
  return (
    <Card>
      <CardTitle>When Others Cannot Sail</CardTitle>
      <CheckboxField
        label="Offer my boats to guests of called-off trips"
        hint="When another captain’s trip is called off, its guests may take free places with you for what they paid, or less. What that captain was owed goes to you."
        checked={running === null ? me.takesRebookings : !me.takesRebookings}
        aria-disabled={running !== null}
        onChange={({ target }) => {
          if (running === null) choose(target.checked);
        }}
      />
    </Card>
  );
}

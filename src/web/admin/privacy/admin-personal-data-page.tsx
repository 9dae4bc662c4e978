import { useState } from 'react';
import { dataSubjectPayload, type FoundPersonView } from '#contract/admin/admin-privacy-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { FormAlert } from '../../forms/form-alert.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { useMutationForm } from '../../shared/requests/use-mutation-form.ts';
import { ErasedPerson, FoundPerson } from './found-person.tsx';
import type { LookedUp } from './person-dialogs.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { definePage } from '../../shared/page/define-page.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('personalData', 'admin-privacy'),
  path: portalPatterns.adminPersonalData,
  Page,
});

/** Serves the rights to access, export and erasure of personal data. */
function Page() {
  const t = useMessages('admin-privacy');
  return (
    <AdminLayout title={t.title} permission="see-personal-data">
      {() => <PersonalData />}
    </AdminLayout>
  );
}

function PersonalData() {
  const t = useMessages('admin-privacy');
  const [looked, setLooked] = useState<LookedUp | null>(null);
  const [erased, setErased] = useState<FoundPersonView | null>(null);
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t.explanation}</p>
      <PersonForm
        onFound={(person) => {
          setErased(null);
          setLooked(person);
        }}
      />
      {looked && (
        <FoundPerson
          key={`${looked.kind} ${looked.email}`}
          looked={looked}
          onErased={(left) => {
            setLooked(null);
            setErased(left);
          }}
        />
      )}
      {erased && <ErasedPerson left={erased} />}
    </>
  );
}

function PersonForm({ onFound }: { onFound: (person: LookedUp | null) => void }) {
  const t = useMessages('admin-privacy');
  const actionMessages = useMessages('portal-actions');
  const labels = useMessages('portal-labels');
  const find = useAdminMutation('POST /api/admin/personal-data/find', {
    onDone: (found, wanted) => onFound({ ...wanted, found }),
  });
  const form = useMutationForm(dataSubjectPayload, {
    ...find,
    send(wanted) {
      onFound(null);
      return find.send(wanted);
    },
  });
  return (
    <div>
      <form
        {...form.formProps}
        aria-label={t.lookUpForm}
        className="grid items-start gap-4 rounded-card bg-shallows p-4 sm:grid-cols-[12rem_minmax(0,1fr)_auto] sm:p-6"
      >
        <ChoiceField label={t.whoAsks} choices={t.kinds} {...form.field('kind')} />
        <TextField
          label={labels.email}
          type="email"
          required
          autoComplete="off"
          maxLength={254}
          {...form.field('email')}
        />
        <Button
          type="submit"
          isPending={form.isPending}
          pendingLabel={actionMessages.looking}
          className="sm:mt-7"
        >
          {t.lookUp}
        </Button>
      </form>
      <FormAlert>{form.problem}</FormAlert>
    </div>
  );
}

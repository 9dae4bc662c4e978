import type { MeView } from '#contract/operator/operator-api.ts';
import { languageNames } from '#i18n/languages/languages.ts';
import { portalLanguages, type PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { SelectField } from '../../forms/form-field.tsx';
import { meQuery, useOperatorMutation } from './operator-requests.ts';
import { TitledCard } from '../../shared/page/titled-card.tsx';

/** Selects the language of mails to the operator; saved immediately. Hidden if there is only one language. */
export function MailLanguage({ me }: { me: MeView }) {
  const t = useMessages('operator-session');
  const actionMessages = useMessages('portal-actions');
  const { languages = [] } = useSiteFacts();
  const { send, isPending } = useOperatorMutation('PUT /api/operator/language', {
    answers: meQuery(),
    done: { title: t.saved },
    failed: actionMessages.saveFailed,
  });
  const offered = portalLanguages.filter((language) => languages.includes(language));
  if (offered.length < 2) return null;
  return (
    <TitledCard title={t.title}>
      <SelectField
        label={t.label}
        hint={t.hint}
        name="language"
        value={me.language}
        aria-disabled={isPending}
        onChange={({ target }) => {
          if (!isPending) void send({ language: target.value as PortalLanguage });
        }}
      >
        {offered.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
    </TitledCard>
  );
}

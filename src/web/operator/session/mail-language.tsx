import { useQueryClient } from '@tanstack/react-query';
import type { MeView } from '#contract/operator/operator-api.ts';
import { languageNames } from '#i18n/languages/languages.ts';
import { portalLanguages, type PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useSiteFacts } from '../../shared/site/site-settings.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { SelectField } from '../../forms/form-field.tsx';
import { meQuery, useOperatorMutation } from './operator-requests.ts';

/** Selects the language of mails to the operator; saved immediately. Hidden if there is only one. */
export function MailLanguage({ me }: { me: MeView }) {
  const t = useMessages('operator-session');
  const acts = useMessages('portal-acts');
  const client = useQueryClient();
  const { languages = [] } = useSiteFacts();
  const { running, run } = useOperatorMutation();
  const offered = portalLanguages.filter((language) => languages.includes(language));
  if (offered.length < 2) return null;
  const choose = (language: PortalLanguage) =>
    void run('save', { done: { title: t.saved }, failed: acts.saveFailed }, async () => {
      const saved = await callEndpoint('PUT /api/operator/language', { payload: { language } });
      client.setQueryData(meQuery().queryKey, saved);
    });
  return (
    <Card>
      <CardTitle>{t.title}</CardTitle>
      <SelectField
        label={t.label}
        hint={t.hint}
        name="language"
        value={me.language}
        aria-disabled={running !== null}
        onChange={({ target }) => {
          if (running === null) choose(target.value as PortalLanguage);
        }}
      >
        {offered.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
    </Card>
  );
}

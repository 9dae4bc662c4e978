import { useQuery } from '@tanstack/react-query';
import type { CaptainProfileView } from '#contract/operator/captain-profile-api.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';
import CaptainCard from '../../shared/site/captain-card.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, inEnglish } from '../../shared/page/define-page.ts';
import { TitledCard } from '../../shared/page/titled-card.tsx';
import { QueryState } from '../../shared/states/query-state.tsx';
import { operatorDefaults } from '../operator-definition.ts';
import { useLeaveWhenSignedOut } from '../session/operator-session.ts';
import { OperatorSubpage } from '../sign-in/operator-subpage.tsx';
import { AboutForm } from './about-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { captainProfileQuery } from './profile-requests.ts';

export default definePage({
  ...operatorDefaults('profile', 'operator-sign-in', 'operator-profile', 'captain'),
  path: portalPatterns.operatorProfile,
  Page,
  server: import.meta.env.SSR
    ? { description: inEnglish('What guests read about a captain on the pages of their boats.') }
    : undefined,
});

function Page() {
  const { titles } = useMessages('portal-shared');
  return (
    <OperatorSubpage title={titles.profile}>
      <Profile />
    </OperatorSubpage>
  );
}

function Profile() {
  const t = useMessages('operator-profile');
  const state = useQuery({ ...captainProfileQuery(), refetchOnMount: 'always' });
  useLeaveWhenSignedOut(state.error);
  return (
    <QueryState state={state} errorTitle={t.notLoaded}>
      {(profile) => (
        <>
          <p className="max-w-prose text-ink-soft">{t.intro}</p>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-6">
              <TitledCard title={t.picture}>
                <PictureForm picture={profile.picture} />
              </TitledCard>
              <TitledCard title={t.about}>
                <AboutForm profile={profile} />
              </TitledCard>
            </div>
            <Preview profile={profile} />
          </div>
        </>
      )}
    </QueryState>
  );
}

function Preview({ profile }: { profile: CaptainProfileView }) {
  const t = useMessages('operator-profile');
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="mb-2 text-xl font-bold">
        {t.preview}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">{t.previewHint}</p>
      <CaptainCard name={profile.name} captain={profile} level={3} />
    </section>
  );
}

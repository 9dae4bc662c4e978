import { Benefits } from './benefits.tsx';
import { FeaturedBoats } from './featured-boats.tsx';
import { GuestStories } from './guest-stories.tsx';
import { HelpMeChoose } from './help-me-choose.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PortChooser } from './port-chooser.tsx';
import { Questions } from './questions.tsx';
import { TrustStrip } from './trust-strip.tsx';

export function Page() {
  return (
    <>
      <Hero />
      <TrustStrip />
      <FeaturedBoats />
      <PortChooser />
      <Benefits />
      <HowItWorks />
      <GuestStories />
      <Questions />
      <HelpMeChoose />
    </>
  );
}

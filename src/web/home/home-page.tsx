import { FeaturedBoats } from './featured-boats.tsx';
import { HelpMeChoose } from './help-me-choose.tsx';
import { Hero } from './hero.tsx';
import { Benefits, GuestStories, HowItWorks, Questions, TrustStrip } from './home-sections.tsx';
import { PortChooser } from './port-chooser.tsx';

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

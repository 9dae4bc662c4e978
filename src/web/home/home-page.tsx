import { FeaturedBoats } from './featured-boats.tsx';
import { Hero } from './hero.tsx';
import { Promises } from './promises.tsx';

export function Page() {
  return (
    <>
      <Hero />
      <Promises />
      <FeaturedBoats />
    </>
  );
}

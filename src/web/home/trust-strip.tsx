import { Globe, Headset, Star } from 'lucide-react';
import { LANDING_RATING, VISITOR_COUNTRIES } from '#domain/site-labels.ts';

const facts = [
  { Icon: Star, metric: `Rated ${LANDING_RATING}`, text: 'on a travel review site' },
  { Icon: Headset, metric: '24/7 support', text: 'before, during and after your trip' },
  {
    Icon: Globe,
    metric: `Visitors from ${VISITOR_COUNTRIES} countries`,
    text: 'spend their day at sea here',
  },
];

export function TrustStrip() {
  return (
    <section aria-label="Why you can trust us" className="page-width py-10 sm:py-14">
      <ul className="grid gap-x-8 gap-y-4 rounded-card bg-shallows px-6 py-6 sm:grid-cols-3 sm:py-8 md:px-10">
        {facts.map(({ Icon, metric, text }) => (
          <li key={metric} className="flex items-center gap-4 sm:items-start lg:justify-center">
            <Icon aria-hidden="true" className="size-7 shrink-0 text-sea" strokeWidth={1.6} />
            <p className="leading-snug">
              <strong className="block text-lg font-bold">{metric}</strong>{' '}
              <span className="text-ink-soft">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { BadgeCheck, CalendarCheck, Headset, ReceiptText } from 'lucide-react';
import { ScenePicture } from './scene-picture.tsx';

const benefits = [
  { Icon: CalendarCheck, title: 'Instant booking', text: 'Your seats are held while you pay.' },
  {
    Icon: BadgeCheck,
    title: 'Verified and insured captains',
    text: 'Local crews who know these waters.',
  },
  { Icon: ReceiptText, title: 'No hidden fees', text: 'The whole price before you commit.' },
  { Icon: Headset, title: '24/7 support', text: 'People who answer, day and night.' },
];

export function Benefits() {
  return (
    <section
      aria-labelledby="benefits"
      className="page-width grid items-center gap-10 pb-16 sm:pb-24 lg:grid-cols-2 lg:gap-16"
    >
      <ScenePicture
        name="stock-1"
        sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 92vw"
        className="max-lg:order-last"
      />
      <div>
        <h2 id="benefits" className="section-title">
          Why travelers love it
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2">
          {benefits.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden="true" className="mb-3 size-8 text-sea" strokeWidth={1.6} />
              <h3 className="text-lg leading-snug font-bold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

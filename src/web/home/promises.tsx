import { BadgeCheck, CalendarCheck, Headset, ReceiptText } from 'lucide-react';

const promises = [
  { Icon: CalendarCheck, title: 'Instant booking', text: 'Your seats are held while you pay.' },
  {
    Icon: BadgeCheck,
    title: 'Verified and insured captains',
    text: 'Local crews who know these waters.',
  },
  { Icon: ReceiptText, title: 'No hidden fees', text: 'The whole price before you commit.' },
  { Icon: Headset, title: '24/7 support', text: 'People who answer, day and night.' },
];

export function Promises() {
  return (
    <section aria-label="What we promise" className="page-width py-12 sm:py-16">
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon
              aria-hidden="true"
              className="mt-0.5 size-7 shrink-0 text-sea"
              strokeWidth={1.6}
            />
            <div>
              <p className="font-bold">{title}</p>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

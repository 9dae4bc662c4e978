import { AT_DOCK_MINUTES } from '#domain/info-promises.ts';

const steps = [
  {
    title: 'Choose your boat',
    text: 'Pick a day, a port and your group size, and compare boats, crews and prices.',
  },
  {
    title: 'Book instantly',
    text: 'Take your seats or the whole boat, pay by card, and get your code by mail.',
  },
  {
    title: 'Set sail',
    text: `Be at the dock ${AT_DOCK_MINUTES} minutes early, show the code, and step aboard.`,
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="bg-shallows py-16 sm:py-24">
      <div className="page-width">
        <h2 id="how-it-works" className="section-title">
          How it works
        </h2>
        <ol className="mt-8 grid gap-x-10 gap-y-8 sm:mt-10 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-5 md:flex-col md:gap-4">
              <span
                aria-hidden="true"
                className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-sea text-xl font-extrabold text-sea"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl font-bold">{title}</h3>
                <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

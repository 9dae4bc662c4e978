import { Headset, BadgeCheck, CalendarCheck, ReceiptText, ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#contract/pages/paths.ts';
import { AT_DOCK_MINUTES } from '#i18n/site/site-texts.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { commonQuestions, type HomeMessages } from './common-questions.ts';

import { HelpMeChoose } from './help-me-choose.tsx';
import { LazyStorySection } from './lazy-story-section.tsx';
import { ScenePicture } from './scene-picture.tsx';

/** Renders the sections below the first screens. */
export default function HomeSections() {
  return (
    <>
      <Benefits />
      <HowItWorks />
      <LazyStorySection />
      <Questions />
      <HelpMeChoose />
    </>
  );
}

const listBenefits = (t: HomeMessages) => [
  { Icon: CalendarCheck, title: t.instant, text: t.instantText },
  { Icon: BadgeCheck, title: t.verified, text: t.verifiedText },
  { Icon: ReceiptText, title: t.noFees, text: t.noFeesText },
  { Icon: Headset, title: t.support, text: t.peopleAnswer },
];

/** Shows a picture as wide as the window, with the benefits in a row below it. */
function Benefits() {
  const t = useMessages('home');
  return (
    <section aria-labelledby="benefits" className="pb-16 sm:pb-24">
      <ScenePicture
        name="stock-1"
        sizes="100vw"
        shape="h-[clamp(15rem,42vw,36rem)] object-[50%_60%]"
      />
      <div className="page-width pt-10 sm:pt-14">
        <h2 id="benefits" className="section-title">
          {t.benefits}
        </h2>
        <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {listBenefits(t).map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4 lg:flex-col lg:gap-3">
              <Icon aria-hidden="true" className="size-8 shrink-0 text-sea" strokeWidth={1.6} />
              <div>
                <h3 className="text-lg leading-snug font-bold">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const listSteps = (t: HomeMessages) => [
  { title: t.choose, text: t.chooseText },
  { title: t.bookNow, text: t.bookNowText },
  { title: t.sail, text: t.sailText(AT_DOCK_MINUTES) },
];

/** Shows three short columns between two lines, lighter than the sections around it. */
function HowItWorks() {
  const t = useMessages('home');
  return (
    <section aria-labelledby="how-it-works" className="page-width">
      <div className="border-y border-line py-10 sm:py-12">
        <h2 id="how-it-works" className="text-xl font-bold sm:text-2xl">
          {t.how}
        </h2>
        <ol className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {listSteps(t).map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-sea font-extrabold text-sea"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg leading-snug font-bold">{title}</h3>
                <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Uses native disclosures, which work without JavaScript. */
function Questions() {
  const t = useMessages('home');
  return (
    <section
      aria-labelledby="questions"
      className="page-width grid gap-x-16 gap-y-8 pb-16 sm:pb-24 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <h2 id="questions" className="section-title">
          {t.goodToKnow}
        </h2>
        <p className="mt-4 max-w-prose text-ink-soft">
          {renderRichMessage(t.moreAnswers, {
            help: <Link href={paths.info({ slug: 'help-center' })} className="text-link" />,
          })}
        </p>
      </div>
      <div className="border-b border-line">
        {commonQuestions(t).map(({ question, answer }) => (
          <details key={question} className="group border-t border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 text-lg leading-snug font-bold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-sea transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-6 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

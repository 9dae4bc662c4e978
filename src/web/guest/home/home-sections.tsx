import { Headset, BadgeCheck, CalendarCheck, ReceiptText, ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#contract/pages/paths.ts';
import { AT_DOCK_MINUTES } from '#i18n/site/site-texts.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { commonQuestions, type HomeMessages } from './common-questions.ts';
import { HelpMeChoose } from './help-me-choose.tsx';
import { ScenePicture } from './scene-picture.tsx';

/** Sections below the first screens. */
export default function HomeSections() {
  return (
    <>
      <Benefits />
      <HowItWorks />
      <GuestStories />
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

function Benefits() {
  const t = useMessages('home');
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
          {t.benefits}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2">
          {listBenefits(t).map(({ Icon, title, text }) => (
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

const listSteps = (t: HomeMessages) => [
  { title: t.choose, text: t.chooseText },
  { title: t.bookNow, text: t.bookNowText },
  { title: t.sail, text: t.sailText(AT_DOCK_MINUTES) },
];

function HowItWorks() {
  const t = useMessages('home');
  return (
    <section aria-labelledby="how-it-works" className="bg-shallows py-16 sm:py-24">
      <div className="page-width">
        <h2 id="how-it-works" className="section-title">
          {t.how}
        </h2>
        <ol className="mt-8 grid gap-x-10 gap-y-8 sm:mt-10 md:grid-cols-3">
          {listSteps(t).map(({ title, text }, index) => (
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

const listStories = (t: HomeMessages) => [
  { quote: t.story1, name: 'Maya', trip: t.story1By },
  { quote: t.story2, name: 'Jonas', trip: t.story2By },
  { quote: t.story3, name: 'Camille', trip: t.story3By },
];

/** Labels the stories as examples: they are not reviews. */
function GuestStories() {
  const t = useMessages('home');
  return (
    <section aria-labelledby="stories" className="page-width py-16 sm:py-24">
      <h2 id="stories" className="section-title">
        {t.stories}
      </h2>
      <ul className="mt-8 grid gap-6 md:grid-cols-3 lg:gap-8">
        {listStories(t).map(({ quote, name, trip }) => (
          <li key={name}>
            <figure className="flex h-full flex-col justify-between gap-6 rounded-card border border-line bg-card p-6 sm:p-7">
              <blockquote className="text-lg leading-relaxed">{t.quoted(quote)}</blockquote>
              <figcaption>
                <span className="block font-bold">{name}</span>
                <span className="text-ink-soft">{trip}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{t.examples}</p>
    </section>
  );
}

/** Uses native disclosures, which work without scripts. */
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

import { ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import { commonQuestions } from '../router/structured-data/common-questions.ts';

/** Five questions that open by themselves, without scripts too. */
export function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="page-width grid gap-x-16 gap-y-8 pb-16 sm:pb-24 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <h2 id="questions" className="section-title">
          Good to know
        </h2>
        <p className="mt-4 max-w-prose text-ink-soft">
          More answers are in the{' '}
          <Link href="/info/help-center" className="text-link">
            Help Center
          </Link>
          .
        </p>
      </div>
      <div className="border-b border-line">
        {commonQuestions.map(({ question, answer }) => (
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

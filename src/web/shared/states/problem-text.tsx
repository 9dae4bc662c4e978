import { lazy } from 'react';
import { LatePart } from './late-part.tsx';
import { loadLateMessages } from '../language/load-messages.ts';
import { useLanguage } from '../language/use-messages.ts';

/** Translates a message of the domain. Loads the code with the first message, because most visitors never see one. */
export function ProblemText({ children }: { children: string }) {
  const language = useLanguage();
  if (language === 'en') return children;
  return (
    <LatePart key={children} fallback={children}>
      <TranslatedProblem sentence={children} />
    </LatePart>
  );
}

const TranslatedProblem = import.meta.env.SSR
  ? (await import('./translated-problem.tsx')).default
  : lazy(() =>
      Promise.all([import('./translated-problem.tsx'), loadLateMessages('problems')]).then(
        ([problem]) => problem,
        () => ({ default: ({ sentence }: { sentence: string }) => sentence }),
      ),
    );

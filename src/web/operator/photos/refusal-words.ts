import type { OperatorPhotosMessages } from '#domain/messages/messages.ts';
import type { PhotoRefusal } from '#domain/photo-rules.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useProblemWords } from '../../language/use-problem-words.ts';

type Title = keyof OperatorPhotosMessages['refusals'];

/** Says in the page's language what the rules say in English; what is said in it already stays. */
export function useRefusalWords(): (refusal: PhotoRefusal) => PhotoRefusal {
  const words = useMessages('operator-photos');
  const say = useProblemWords();
  const isKnown = (title: string): title is Title => Object.hasOwn(words.refusals, title);
  return ({ title, message }) => ({
    title: isKnown(title) ? words.refusals[title] : title,
    message: say(message),
  });
}

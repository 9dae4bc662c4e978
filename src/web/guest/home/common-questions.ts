import type { FAQPage } from 'schema-dts';
import { FREE_CANCELLATION_HOURS } from '#domain/trip-changes/cancellations.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';

export type HomeMessages = Messages['home'];

/** The five questions of the home page (spec 2); the information pages answer them at length. */
export function commonQuestions(words: HomeMessages) {
  return [
    { question: words.kids, answer: words.kidsAnswer },
    { question: words.cancel, answer: words.cancelAnswer(FREE_CANCELLATION_HOURS) },
    { question: words.weather, answer: words.weatherAnswer },
    { question: words.experience, answer: words.experienceAnswer },
    { question: words.food, answer: words.foodAnswer },
  ];
}

/** Describes the questions to search engines, verbatim. */
export function questionsPage(url: string, words: HomeMessages): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    mainEntity: commonQuestions(words).map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
}

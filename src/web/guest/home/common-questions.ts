import type { FAQPage } from 'schema-dts';
import { FREE_CANCELLATION_HOURS } from '#domain/trip-changes/cancellations.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';

export type HomeMessages = Messages['home'];

/** The five questions on the home page (spec 2). The information pages answer them at length. */
export function commonQuestions(t: HomeMessages) {
  return [
    { question: t.kids, answer: t.kidsAnswer },
    { question: t.cancel, answer: t.cancelAnswer(FREE_CANCELLATION_HOURS) },
    { question: t.weather, answer: t.weatherAnswer },
    { question: t.experience, answer: t.experienceAnswer },
    { question: t.food, answer: t.foodAnswer },
  ];
}

/** Describes the questions to search engines, verbatim. */
export function questionsPage(url: string, t: HomeMessages): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    mainEntity: commonQuestions(t).map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
}

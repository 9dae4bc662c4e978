import type { MiddlewareHandler } from 'hono';
import { isLanguage, spokenLanguage, type Language } from '#i18n/languages/languages.ts';
import {
  adminProblemMessages,
  captainProblemMessages,
} from '#i18n/errors/portal-problem-messages.ts';
import adminSentencesEs from '#locales/errors/admin-sentences.es.ts';
import adminSentencesFr from '#locales/errors/admin-sentences.fr.ts';
import { problemMessages } from '#i18n/errors/problem-messages.ts';
import { fieldProblemsIn, problemIn } from '#i18n/errors/problem-words.ts';

type Site = { languages?: readonly Language[] };
type Refusal = { message?: unknown; fields?: Readonly<Record<string, string>> };

/**
 * Says a refusal in the language that the request asks for. Our pages ask for theirs; nobody else has to, and reads
 * English. So routes and rules know one language, and so do logs and the response cache.
 */
export function translateRefusals(site: Site): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { status, headers } = context.res;
    if (!canTranslate(context.res, site)) return;
    // No cache may give it to somebody who asks for another language.
    headers.append('vary', 'Accept-Language');
    const language = heardLanguage(context.req.header('accept-language'), site);
    if (language === 'en' || headers.has('content-encoding')) return;
    // Of `HEAD` there is none.
    const body = await context.res.text();
    const told = body && JSON.stringify(refusalIn(language, JSON.parse(body) as Refusal));
    const answer = new Response(told, { status, headers: ownHeaders(headers) });
    answer.headers.set('content-language', language);
    // Otherwise the headers of the answer before would be added, and its length is another one.
    context.res = undefined;
    context.res = answer;
  };
}

function canTranslate({ status, headers }: Response, { languages = [] }: Site): boolean {
  const isJson = /^application\/json\b/.test(headers.get('content-type') ?? '');
  return status >= 400 && isJson && languages.length > 1;
}

/** The first language of the header that we speak and that is on; English without one. */
export function heardLanguage(header: string | undefined, site: Site): Language {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().toLowerCase().split(/[-;]/)[0]);
  const known = tags.find((tag) => isLanguage(tag ?? '') && isOn(tag as Language, site));
  return (known as Language | undefined) ?? 'en';
}

function isOn(language: Language, site: Site): boolean {
  return spokenLanguage(language, site) === language;
}

/** What guests are told, captains and admins. The first that fits is taken, so those that say most come first. */
const refusalWords = {
  ...problemMessages,
  fr: {
    ...captainProblemMessages.fr,
    ...adminProblemMessages.fr,
    ...problemMessages.fr,
    // What stands in the way of an erasure, and the names of mails.
    ...adminSentencesFr,
  },
  es: {
    ...captainProblemMessages.es,
    ...adminProblemMessages.es,
    ...problemMessages.es,
    ...adminSentencesEs,
  },
};

/** What is refused, with each of its fields, in a language. */
export function refusalIn<Told extends Refusal>(language: Language, refusal: Told): Told {
  if (language === 'en') return refusal;
  const words = refusalWords[language];
  const { message, fields } = refusal;
  return {
    ...refusal,
    ...(typeof message === 'string' && { message: problemIn(language, words, message) }),
    ...(fields && { fields: fieldProblemsIn(language, words, fields) }),
  };
}

function ownHeaders(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return kept;
}

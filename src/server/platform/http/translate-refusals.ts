import type { MiddlewareHandler } from 'hono';
import { isLanguage, spokenLanguage, type Language } from '#i18n/languages/languages.ts';
import {
  adminProblemMessages,
  captainProblemMessages,
} from '#i18n/errors/portal-problem-messages.ts';
import adminSentencesEs from '#locales/errors/admin-sentences.es.ts';
import adminSentencesFr from '#locales/errors/admin-sentences.fr.ts';
import { problemMessages } from '#i18n/errors/problem-messages.ts';
import { translateFieldErrors, translateError } from '#i18n/errors/translate-error.ts';

type Site = { languages?: readonly Language[] };
type Refusal = { message?: unknown; fields?: Readonly<Record<string, string>> };

/**
 * Translates refusals to the language of Accept-Language; English by default. Routes, rules, logs and the response
 * cache know only English.
 */
export function translateRefusals(site: Site): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { status, headers } = context.res;
    if (!canTranslate(context.res, site)) return;
    // Keeps caches from serving one language to all.
    headers.append('vary', 'Accept-Language');
    const language = negotiateLanguage(context.req.header('accept-language'), site);
    if (language === 'en' || headers.has('content-encoding')) return;
    // `HEAD` has no body.
    const body = await context.res.text();
    const told = body && JSON.stringify(translateRefusal(language, JSON.parse(body) as Refusal));
    const answer = new Response(told, { status, headers: ownHeaders(headers) });
    answer.headers.set('content-language', language);
    // Hono would otherwise merge the old headers, with their content length.
    context.res = undefined;
    context.res = answer;
  };
}

function canTranslate({ status, headers }: Response, { languages = [] }: Site): boolean {
  const isJson = /^application\/json\b/.test(headers.get('content-type') ?? '');
  return status >= 400 && isJson && languages.length > 1;
}

/** Returns the first supported and enabled language of the header; English without one. */
export function negotiateLanguage(header: string | undefined, site: Site): Language {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().toLowerCase().split(/[-;]/)[0]);
  const known = tags.find((tag) => isLanguage(tag ?? '') && isOn(tag as Language, site));
  return (known as Language | undefined) ?? 'en';
}

function isOn(language: Language, site: Site): boolean {
  return spokenLanguage(language, site) === language;
}

/** Messages for guests, captains and admins, in order of precedence. */
const refusalWords = {
  ...problemMessages,
  fr: {
    ...captainProblemMessages.fr,
    ...adminProblemMessages.fr,
    ...problemMessages.fr,
    // Reasons that block an erasure, and names of mails.
    ...adminSentencesFr,
  },
  es: {
    ...captainProblemMessages.es,
    ...adminProblemMessages.es,
    ...problemMessages.es,
    ...adminSentencesEs,
  },
};

/** Translates a refusal and its fields. */
export function translateRefusal<Told extends Refusal>(language: Language, refusal: Told): Told {
  if (language === 'en') return refusal;
  const words = refusalWords[language];
  const { message, fields } = refusal;
  return {
    ...refusal,
    ...(typeof message === 'string' && { message: translateError(language, words, message) }),
    ...(fields && { fields: translateFieldErrors(language, words, fields) }),
  };
}

function ownHeaders(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return kept;
}

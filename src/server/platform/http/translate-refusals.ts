import type { MiddlewareHandler } from 'hono';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import { isLanguage, spokenLanguage, type Language } from '#i18n/languages/languages.ts';
import { mapValues, type CodedError, type ProblemBody } from './problem-body.ts';

type Site = { languages?: readonly Language[] };

/**
 * Translates JSON error responses into the language requested by Accept-Language, or English by default. Everything
 * before it (routes, domain rules, logs, the response cache) uses only English and error codes.
 */
export function translateRefusals(site: Site): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { status, headers } = context.res;
    if (!canTranslate(context.res, site)) return;
    // Stops shared caches from serving one client's language to everyone.
    headers.append('vary', 'Accept-Language');
    const language = negotiateLanguage(context.req.header('accept-language'), site);
    if (language === 'en' || headers.has('content-encoding')) return;
    // Empty for a `HEAD` request.
    const body = await context.res.text();
    const translated =
      body && JSON.stringify(translateBody(language, JSON.parse(body) as Partial<ProblemBody>));
    const answer = new Response(translated, { status, headers: ownHeaders(headers) });
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

/** Returns the first language in the header that is supported and enabled; English by default. */
export function negotiateLanguage(header: string | undefined, site: Site): Language {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().toLowerCase().split(/[-;]/)[0]);
  const known = tags.find((tag) => isLanguage(tag ?? '') && isOn(tag as Language, site));
  return (known as Language | undefined) ?? 'en';
}

function isOn(language: Language, site: Site): boolean {
  return spokenLanguage(language, site) === language;
}

/** Rebuilds the body's messages from its error codes; returns a body without codes unchanged. */
function translateBody(language: Language, body: Partial<ProblemBody>): Partial<ProblemBody> {
  const { code, values, fieldErrors } = body;
  if (code === undefined) return body;
  const write = (error: CodedError) =>
    writeError(language, { values: {}, ...error } as ErrorMessage);
  return {
    ...body,
    message: write({ code, ...(values && { values }) }),
    ...(fieldErrors && { fields: mapValues(fieldErrors, write) }),
  };
}

function ownHeaders(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return kept;
}

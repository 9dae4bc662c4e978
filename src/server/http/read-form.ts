import { done, refused, type Outcome } from '#domain/problems.ts';
import { MOST_BYTES, readText } from './read-payload.ts';

/** The fields of a form that a browser has sent by itself, read once. */
export async function readForm(
  request: Request,
): Promise<Outcome<URLSearchParams, 'invalid' | 'too-large'>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return refused('invalid', 'The form could not be read. Please fill it in again.');
  }
  const text = await readText(request, MOST_BYTES);
  return text.ok ? done(new URLSearchParams(text.value)) : text;
}

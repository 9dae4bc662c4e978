import { expect, it } from 'vitest';
import { ApiError, readAnswer, reviveApiError } from './api.ts';

const answer = (status: number, text: string, statusText = '') => ({
  status,
  statusText,
  text: () => Promise.resolve(text),
});

it('a successful answer is parsed as JSON', async () => {
  await expect(readAnswer(answer(202, '{"status":"open"}'))).resolves.toEqual({ status: 'open' });
});

it('a failure reads "status: text" and carries the fields and facts of the answer', async () => {
  const body = { message: 'The price has changed.', facts: { amountCents: 9500 } };
  const failure = await readAnswer(answer(409, JSON.stringify(body))).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    message: '409: The price has changed.',
    status: 409,
    problemText: 'The price has changed.',
    fields: {},
    facts: { amountCents: 9500 },
  });
});

it.each([
  ['plain text', 'Slow down', '', '429: Slow down'],
  ['an empty body', '', 'Bad Gateway', '429: Bad Gateway'],
  ['an HTML page of a proxy', '<html>oops</html>', 'Too Many', '429: Too Many'],
])('a failed request is reported even if its body is %s', async (_, text, statusText, message) => {
  await expect(readAnswer(answer(429, text, statusText))).rejects.toThrow(message);
});

it('a proxy’s failure has no message for people', async () => {
  const failure = await readAnswer(answer(502, '<html>oops</html>', 'Bad Gateway')).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ message: '502: Bad Gateway', problemText: '' });
});

it('an API error survives a round trip through JSON', () => {
  const missing = new ApiError(404, { message: 'We couldn’t find this boat.' });
  const revived = reviveApiError(JSON.parse(JSON.stringify(missing)));
  expect(revived).toEqual(missing);
});

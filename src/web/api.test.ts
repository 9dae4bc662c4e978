import { expect, it } from 'vitest';
import { ApiError, readAnswer, reviveApiError } from './api.ts';

const answer = (status: number, text: string, statusText = '') => ({
  status,
  statusText,
  text: () => Promise.resolve(text),
});

it('reads the JSON of an OK answer', async () => {
  await expect(readAnswer(answer(202, '{"status":"open"}'))).resolves.toEqual({ status: 'open' });
});

it('reports a failure as "status: text", with the fields and facts that came along', async () => {
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
  ['a page that is not ours', '<html>oops</html>', 'Too Many', '429: Too Many'],
])('reports a failure whose body is %s', async (_, text, statusText, message) => {
  await expect(readAnswer(answer(429, text, statusText))).rejects.toThrow(message);
});

it('has no message for people when a proxy reported the failure', async () => {
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

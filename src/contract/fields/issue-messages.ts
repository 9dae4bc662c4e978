import * as z from 'zod/mini';
import type { ErrorMessage } from '#domain/errors/error-message.ts';

/** Replaces the library's "Invalid input" for schemas without a message. Runs when a validator imports this module. */
z.config({
  customError: ({ code, input, ...issue }) => {
    if (input === undefined || input === '') return 'field.missing' satisfies ErrorMessage;
    const isTooLong = code === 'too_big' && typeof input === 'string';
    return isTooLong
      ? issueMessage({ code: 'field.tooLong', values: { count: Number(issue['maximum']) } })
      : ('form.invalid' satisfies ErrorMessage);
  },
});

/** Encodes an error as the message of a schema, which must be a string. A code without values is used as it is. */
export function issueMessage(message: ErrorMessage): string {
  return typeof message === 'string' ? message : JSON.stringify(message);
}

/** Decodes the error from the message of a schema's issue. */
export function readIssueMessage(message: string): ErrorMessage {
  return (message.startsWith('{') ? JSON.parse(message) : message) as ErrorMessage;
}

import type { PlainErrorCode } from '#domain/errors/error-message.ts';
import { issueMessage } from './issue-messages.ts';

/** Names of fields that messages quote. */
export type FieldName = Extract<PlainErrorCode, `field.${string}`>;

/** Returns the error messages of a text field. */
export function textMessages(field: FieldName, maxLength: number) {
  const values = { detail: field };
  return {
    notText: issueMessage({ code: 'text.notText', values }),
    tooLong: issueMessage({ code: 'text.tooLong', values: { ...values, count: maxLength } }),
    badCharacters: issueMessage({ code: 'text.badCharacters', values }),
  };
}

import * as z from 'zod/mini';
import type { PlainErrorCode } from '#domain/errors/error-message.ts';
import { textMessages } from './text-messages.ts';
import { containsAddress, isVisibleName } from '#domain/fields/person-names.ts';

const MAX_NAME = 120;

const messages = textMessages('field.name', MAX_NAME);

/** Name of a guest, an operator or an admin. Strict, because it appears in other people's mails, lists and files. */
export const nameField = (message: PlainErrorCode, minLength = 1) =>
  z.string(message).check(
    z.trim(),
    z.minLength(minLength, message),
    z.maxLength(MAX_NAME, messages.tooLong),
    z.refine(isVisibleName, messages.badCharacters),
    z.refine((name) => !containsAddress(name), 'name.holdsAddress'),
  );

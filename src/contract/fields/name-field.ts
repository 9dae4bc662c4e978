import * as z from 'zod/mini';
import { holdsAddress, isVisibleName } from '#domain/fields/person-names.ts';

const MAX_NAME = 120;

/** Name of a guest, an operator or an admin. Strict, because it appears in other people's mails, lists and files. */
export const nameField = (message: string, minLength = 1) =>
  z.string(message).check(
    z.trim(),
    z.minLength(minLength, message),
    z.maxLength(MAX_NAME, `Name can be at most ${MAX_NAME} characters`),
    z.refine(isVisibleName, 'Name has characters that cannot be used'),
    z.refine((name) => !holdsAddress(name), 'Name cannot hold an email or web address'),
  );

import * as z from 'zod/mini';

/**
 * Default messages for schemas without one; the library would say "Invalid input". Imported for its side effect by the
 * two places that validate user input.
 */
z.config({
  customError: ({ code, input, ...issue }) => {
    if (input === undefined || input === '') return 'Please fill this in.';
    const isTooLong = code === 'too_big' && typeof input === 'string';
    return isTooLong
      ? `Please shorten this to ${Number(issue['maximum'])} characters at most.`
      : 'Please check the details.';
  },
});

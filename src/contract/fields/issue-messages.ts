import * as z from 'zod/mini';

/**
 * What people read where a schema has no message of its own for what is wrong; the library would say "Invalid input".
 * Imported for its effect by the two places that check what people have entered.
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

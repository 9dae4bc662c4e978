import type { AdminErrors } from './admin-error-messages.ts';

/** Empty: the English sentences are the keys. */
export default {} as Partial<AdminErrors>;

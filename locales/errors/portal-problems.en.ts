import type { OperatorErrors } from './operator-error-messages.ts';

/** Empty: the English sentences are the keys. */
export default {} as Partial<OperatorErrors>;

import type { AdminProblems } from './admin-problem-sentences.ts';

/** Empty: the English sentences are the keys. */
export default {} as Partial<AdminProblems>;

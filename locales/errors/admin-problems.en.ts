import type { AdminProblems } from './admin-problem-sentences.ts';

/** In English a sentence is its own name. */
export default {} as Partial<AdminProblems>;

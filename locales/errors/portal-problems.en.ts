import type { CaptainProblems } from './captain-sentences.ts';

/** In English a sentence is its own name. */
export default {} as Partial<CaptainProblems>;

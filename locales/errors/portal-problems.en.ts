import type { CaptainProblems } from './captain-sentences.ts';

/** Empty: the English sentences are the keys. */
export default {} as Partial<CaptainProblems>;

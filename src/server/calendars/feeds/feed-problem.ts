/** Why a feed could not be read, in words for the operator. */
export class FeedProblem extends Error {}

export function tooLarge(mostBytes: number): FeedProblem {
  return new FeedProblem(`This calendar is larger than ${mostBytes / 1_000_000} MB.`);
}

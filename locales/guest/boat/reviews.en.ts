import { plural } from '../../plural.ts';

/** Guests' reviews of a boat. */
export default {
  reviews: 'Reviews',
  reviewsFailed: 'The reviews could not be loaded.',
  moreReviews: 'More reviews',
  fromReviews: (count: number) => plural('en', count, { one: `from ${count} review`, other: `from ${count} reviews` }),
  onlyWhoSailed: 'Only from guests who sailed.',
  noReviews: 'No reviews yet. They come only from guests who paid for a trip here and sailed.',
  fewReviews: (least: number) => `Only from guests who paid for a trip here and sailed. The boat gets a rating of its own with ${least}.`,
  groupKinds: {
    solo: 'Came alone',
    two: 'Came as two',
    small: 'Small group',
    large: 'Large group',
    charter: 'Private charter',
  },
  stars: (stars: number, most: number) => `${stars} of ${most} stars`,
  answerFrom: (name: string) => `Answer from ${name}`,
  theCaptain: 'the captain',
};

import { plural } from '../../plural.ts';

/** Guests' reviews of a boat. */
export default {
  reviews: 'Reviews',
  reviewsFailed: 'We couldn’t load the reviews.',
  moreReviews: 'More reviews',
  fromReviews: (count: number) => plural('en', count, { one: `from ${count} review`, other: `from ${count} reviews` }),
  onlyWhoSailed: 'Only guests who sailed can review.',
  noReviews: 'No reviews yet. Only guests who booked here and sailed can write one.',
  fewReviews: (least: number) => `Only guests who booked here and sailed can review. This boat’s own rating appears after ${least} reviews.`,
  groupKinds: {
    solo: 'Solo traveler',
    two: 'Group of 2',
    small: 'Small group',
    large: 'Large group',
    charter: 'Private charter',
  },
  byGroup: 'Type of Group',
  byLanguage: 'Written in',
  all: 'All',
  shown: (count: number) => plural('en', count, { one: `${count} review`, other: `${count} reviews` }),
  stars: (stars: number, most: number) => `${stars} of ${most} stars`,
  answerFrom: (name: string) => `Reply from ${name}`,
  theCaptain: 'the captain',
};

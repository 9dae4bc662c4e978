import { plural } from '../../plural.ts';

/** The captain on the page of a boat. */
export default {
  title: 'Your Captain',
  pictureOf: (name: string) => `Picture of ${name}`,
  since: (year: number) => `Sailing these waters since ${year}`,
  trips: (count: number) => plural('en', count, { one: `${count} trip completed with guests from this site`, other: `${count} trips completed with guests from this site` }),
  answers: (hours: number) => plural('en', hours, { one: 'Usually replies to requests within 1 hour', other: `Usually replies to requests within ${hours} hours` }),
  boats: (count: number) => plural('en', count, { one: `${count} boat on this site`, other: `${count} boats on this site` }),
  speaks: (languages: string) => `Speaks ${languages}`,
};

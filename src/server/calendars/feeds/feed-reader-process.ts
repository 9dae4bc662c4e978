import { text } from 'node:stream/consumers';
import { readBusyTimes } from './read-busy-times.ts';
import type { FeedReading, FeedToRead } from './feed-reading.ts';

// A process of its own, with little memory and a short life: see read-in-process.ts.
const given = JSON.parse(await text(process.stdin)) as FeedToRead;
process.stdout.write(JSON.stringify(read()));

function read(): FeedReading {
  try {
    return readBusyTimes(given);
  } catch {
    return { problem: 'This is not a calendar that can be read.' };
  }
}

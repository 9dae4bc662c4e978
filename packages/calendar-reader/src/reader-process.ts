import { text } from 'node:stream/consumers';
import { CalendarProblem } from './faults.ts';
import { limitProcessorTime } from './processor-time.ts';
import { readBusyTimes, type CalendarText } from './read-busy-times.ts';

// Program of read-in-process.ts: reads a request from standard input, writes the result to standard output.
limitProcessorTime(Number(process.argv[2]));
const request = JSON.parse(await text(process.stdin)) as CalendarText;
process.stdout.write(JSON.stringify(read()));

function read() {
  try {
    return readBusyTimes(request);
  } catch (error) {
    const isKnown = error instanceof CalendarProblem;
    return { problem: isKnown ? error.message : 'This is not a calendar that can be read.' };
  }
}

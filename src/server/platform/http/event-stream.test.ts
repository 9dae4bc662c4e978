import { expect, test } from 'vitest';
import { eventText, openEventStream } from './event-stream.ts';

function openTestStream() {
  const ends: string[] = [];
  return { stream: openEventStream(() => ends.push('over')), ends };
}

test('an event is written as its name, its id and one line of data', () => {
  const text = eventText({ event: 'board', id: 'x1', data: { says: 'two\nlines' } });
  expect(text).toBe('event: board\nid: x1\ndata: {"says":"two\\nlines"}\n\n');
  expect(eventText({ event: 'alive', data: 1 })).toBe('event: alive\ndata: 1\n\n');
});

test('an event stream delivers what was sent, and ends once', async () => {
  const { stream, ends } = openTestStream();
  stream.send('one ');
  stream.send('two');
  stream.end();
  stream.end();
  stream.send('never');
  expect(await new Response(stream.body).text()).toBe('one two');
  expect(ends).toEqual(['over']);
});

test('an event stream ends once when its client disconnects', async () => {
  const { stream, ends } = openTestStream();
  await stream.body.cancel();
  stream.send('nobody reads this');
  stream.end();
  expect(ends).toEqual(['over']);
});

test('an event stream ends when its client reads nothing, so that its buffer stays small', async () => {
  const { stream, ends } = openTestStream();
  const much = 'x'.repeat(100 * 1024);
  for (let sent = 0; sent < 20; sent += 1) stream.send(much);
  expect(ends).toEqual(['over']);
  const read = await new Response(stream.body).text();
  expect(read.length).toBeLessThan(700 * 1024);
});

import { boardQuery, isBoardPort } from '#contract/public/board-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { getNetworkKey } from '../../platform/http/requests/client-address.ts';
import { eventStreamHeaders } from '../../platform/http/event-stream.ts';
import { answerProblem } from '../../platform/http/problem-answers.ts';
import { readQuery } from '../../platform/http/read-payload.ts';
import { serve } from '../../platform/http/serve.ts';
import type { LiveBoard } from './live-board.ts';
import { readBoard, readNextTours } from './read-board.ts';

export function boardRoutes(deps: Deps) {
  return [
    serve(endpoints.board, async ({ query }) => {
      const port = parsePort(query);
      return port.ok ? done(await readBoard(deps, port.value)) : port;
    }),

    serve(endpoints.nextDepartures, async () => done(await readNextTours(deps))),
  ];
}

export function boardStreamRoutes(liveBoard: LiveBoard) {
  return [
    serve(endpoints.boardStream, async ({ context, address }) => {
      const { raw } = context.req;
      const query = readQuery(raw, boardQuery);
      const port = query.ok ? parsePort(query.value) : query;
      if (!port.ok) return answerProblem(port.problem);
      // A HEAD request never reads the stream, so its slot would never be released.
      if (raw.method === 'HEAD') return new Response(null, { headers: eventStreamHeaders });
      const listened = liveBoard.listen({
        port: port.value,
        network: getNetworkKey(address),
        lastId: raw.headers.get('last-event-id'),
      });
      if (!listened.ok) return answerProblem(listened.problem);
      return new Response(listened.value, { headers: eventStreamHeaders });
    }),
  ];
}

function parsePort({ port }: { port: string }): Outcome<string | null, 'not-found'> {
  if (!isBoardPort(port)) return refused('not-found', 'board.unknownPort');
  return done(port === '' ? null : port);
}

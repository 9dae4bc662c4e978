import { paths, type pagePatterns } from '#contract/pages/paths.ts';
import { portCodes } from '#domain/island/ports.ts';
import type { GraphContext, ServerContext, ServerPart } from '../../shared/page/define-page.ts';
import { getBoardLocation } from './describe-board.ts';

type Path = typeof pagePatterns.board | typeof pagePatterns.portBoard;

/** Describes a board to search engines and link previews. */
export const boardOnServer: ServerPart<ServerContext<Path>, GraphContext<Path>> = {
  description: describeBoard,
  structuredData: ({ params, steps, wayTo }) => [wayTo(steps.board(params.port ?? ''))],
  sitemap: () => [paths.board(), ...portCodes.map((port) => paths.portBoard({ port }))],
};

export function describeBoard({
  params,
  messages: { board, trips, descriptions },
}: Pick<ServerContext, 'messages'> & { params: { port?: string | undefined } }): string {
  const place = getBoardLocation(params.port ?? '', trips.island);
  return place === null ? board.noBoard : descriptions.board(place);
}

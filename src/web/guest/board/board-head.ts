import type { PageContext, PageHead } from '../../shared/page/define-page.ts';
import { getBoardLocation } from './describe-board.ts';

/** Builds the head of a port's board, or of the island's board if the path names no port. */
export function boardHead({
  params,
  messages: { board, trips, 'not-found': notFound },
}: Pick<PageContext, 'messages'> & { params: { port?: string | undefined } }): PageHead {
  const place = getBoardLocation(params.port ?? '', trips.island);
  return place === null
    ? { title: notFound.title, isIndexed: false }
    : { title: board.title(place), withoutScripts: { afterSeconds: 60 } };
}

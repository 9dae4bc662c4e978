import { queryOptions } from '@tanstack/react-query';
import type { BoardView } from '#contract/public/board-api.ts';
import { buildRequest } from '../../api.ts';

/** Fetches a port's board, or the board of the whole island if no port is given. */
export const boardQuery = (port = '') =>
  queryOptions<BoardView>({
    queryKey: [`${buildRequest('GET /api/board').path}?port=${encodeURIComponent(port)}`],
  });

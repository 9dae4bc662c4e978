import { queryOptions } from '@tanstack/react-query';
import type { BoardView } from '#contract/public/board-api.ts';
import { buildRequest } from '../../api.ts';

/** Fetches the board of a port; of the whole island without one. */
export const boardQuery = (port = '') =>
  queryOptions<BoardView>({
    queryKey: [`${buildRequest('GET /api/board').path}?port=${encodeURIComponent(port)}`],
  });

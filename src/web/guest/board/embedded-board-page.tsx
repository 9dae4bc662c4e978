import { pagePatterns } from '#contract/pages/paths.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { boardQuery } from '../../shared/requests/board-query.ts';
import { BoardAlone } from './board-alone.tsx';
import { boardHead } from './board-head.ts';
import { describeBoard } from './board-on-server.ts';

export default definePage({
  path: [pagePatterns.embeddedBoard, pagePatterns.embeddedPortBoard],
  messages: ['trips', 'board', 'not-found'],
  load: ({ params: { port } }) => [boardQuery(port)],
  head: boardHead,
  Page,
  layout: 'embed',
  isLandingPage: true,
  server: import.meta.env.SSR ? { description: describeBoard } : undefined,
});

type Path = typeof pagePatterns.embeddedBoard | typeof pagePatterns.embeddedPortBoard;

function Page({ params: { port = '' } }: PageInput<Path>) {
  return <BoardAlone port={port} />;
}

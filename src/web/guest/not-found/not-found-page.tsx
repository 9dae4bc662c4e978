import { definePage, inEnglish } from '../../shared/page/define-page.ts';
import { NotFound } from '../../shared/states/not-found.tsx';

export default definePage({
  path: '*',
  messages: ['not-found'],
  head: ({ messages: { 'not-found': notFound } }) => ({ title: notFound.title }),
  Page: NotFound,
  robots: 'noindex',
  status: 404,
  server: import.meta.env.SSR
    ? {
        description: inEnglish(
          'There is no page at this address. It may have moved, or the link may be wrong.',
        ),
      }
    : undefined,
});

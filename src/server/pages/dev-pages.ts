import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { RenderPage } from '#contract/page-rendering.ts';
import type { BuiltPages } from './built-pages.ts';

/** Pages built while one works on them: sources are served by vite, and what is edited shows at once. */
export async function openDevPages(): Promise<BuiltPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  const sources = new Hono<{ Bindings: HttpBindings }>();
  for (const path of ['/src/*', '/@*', '/node_modules/*']) {
    sources.get(path, async (context, next) => {
      const { incoming, outgoing } = context.env;
      const isPassedOn = await new Promise<boolean>((settle) => {
        outgoing.once('finish', () => settle(false));
        vite.middlewares(incoming, outgoing, () => settle(true));
      });
      return isPassedOn ? next() : RESPONSE_ALREADY_SENT;
    });
  }
  return {
    sources,
    render: async (request) => {
      const module = await vite.ssrLoadModule('/src/web/entry-server.tsx');
      return (module['renderPage'] as RenderPage)(request);
    },
    script: '/src/web/entry-client.tsx',
    scriptImports: [],
    stylesOf: () => '',
    filesOf: () => [],
    finish: (document, url) => vite.transformIndexHtml(url, document),
  };
}

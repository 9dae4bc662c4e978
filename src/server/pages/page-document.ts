import { createHash } from 'node:crypto';
import type { RenderedPage } from '#contract/page-rendering.ts';
import type { BuiltPages } from './built-pages.ts';

/** The whole document around a rendered page. Nothing inline runs, so one policy holds for all pages. */
export function writeDocument(page: RenderedPage, built: BuiltPages): string {
  const preloads = page.modules
    .flatMap((module) => built.filesOf(module))
    .map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    page.head,
    `<style>${built.css}</style>`,
    ...built.scriptImports.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...new Set(preloads),
    `<script type="module" src="${built.script}"></script>`,
    `</head><body><div id="app">${page.body}</div>`,
    `<script type="application/json" id="state">${page.state}</script></body></html>`,
  ].join('');
}

/** The hash by which the content policy allows the one inlined style. */
export function styleHash(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

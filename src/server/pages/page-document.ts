import type { RenderedPage } from '#contract/page-rendering.ts';
import type { BuiltPages } from './built-pages.ts';

/** The whole document around a rendered page. Nothing inline runs. */
export function writeDocument(page: RenderedPage, built: BuiltPages, styles: string): string {
  const sheet = built.sheet ? ` data-sheet="${built.sheet}"` : '';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    page.head,
    `<style>${styles}</style>`,
    ...scripts(page, built),
    // Until scripts run, what lies below the first screen is laid out when it comes near.
    `</head><body><div id="app" class="arriving"${sheet}>${page.body}</div>`,
    `<script type="application/json" id="state">${page.state}</script></body></html>`,
  ].join('');
}

/** What makes the page live: at once, or after the picture it opens with (docs/decisions/0041). */
function scripts(page: RenderedPage, built: BuiltPages): string[] {
  const { script, scriptImports, pictureFirst, sheet } = built;
  const ofPage = new Set(page.modules.flatMap((module) => built.filesOf(module)));
  if (page.opensWithPicture && pictureFirst) {
    const imports = [...scriptImports, ...ofPage, ...(sheet ? [sheet] : [])].join(' ');
    return [
      `<script type="module" id="start" src="${pictureFirst}" data-entry="${script}" data-imports="${imports}"></script>`,
    ];
  }
  return [
    ...scriptImports.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...[...ofPage].map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`),
    ...(sheet ? [`<link rel="preload" as="style" href="${sheet}" fetchpriority="low">`] : []),
    `<script type="module" src="${script}"></script>`,
  ];
}

import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Keeps `import.meta.url` of a bundled module its source's address: files beside it are found there. */
export function sourceUrls(outDir: string): Plugin {
  return {
    name: 'source-urls',
    transform: {
      filter: { id: /\.ts$/, code: 'import.meta.url' },
      handler(code, id) {
        const source = JSON.stringify(relative(outDir, id));
        return code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`);
      },
    },
  };
}

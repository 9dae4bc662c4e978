import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';

// `vite build` makes the browser's files, `vite build --ssr src/web/entry-server.tsx` the server's module.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [withoutSources(), plainPreloading(), serviceWorker()]),
  ],
  appType: 'custom',
  publicDir: false,
  resolve: { alias: lighter },
  build: { assetsInlineLimit: 0, ...(isSsrBuild ? serverBuild : browserBuild) },
  ...(command === 'build' && isSsrBuild ? serverModule : {}),
}));

/** Weight that visitors need not carry: what React has had since version 18, and how icons are drawn. */
const lighter = [
  { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
  {
    find: /^.*\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL('src/web/ui/draw-icon.ts', import.meta.url)),
  },
];

/** What only pages with a form, a calendar or a dialog need travels with those. */
const isOfForms =
  /\/(zod|contract|checkout|booking-widgets|operator|admin|@radix-ui|aria-hidden)\/|\/(useInfiniteQuery|infiniteQueryObserver|chart-line|gavel|layout-dashboard|scroll-text|wallet|dialog|confirm-dialog|back-closes|tabs)\.|\/layout\/(form-errors|use-checked-form|request-key|request-problem)\.|\/domain\/(admin-permissions|availability|bookings|departures|mail-kinds|moderation|plain-text|pricing|problems|refunds|settlements|trip-times|trips)\./;
/** When a boat sails and what is left of it, and the small pieces of the same pages: no page needs a part of that. */
const isOfSailing =
  /\/domain\/(availability|departures|trip-times)\.|\/trip-addresses\.|\/icons\/(clock|users)\./;
/** What a trip costs, wherever one is chosen. */
const isOfPrice = /\/domain\/(pricing|trips|problems)\./;
const mayBeShared = (id: string) => !isOfForms.test(id);
/** What a boat's page shares with the checkout and the portal: many small files weigh more than one. */
const isOfTrips =
  /\/booking-widgets\/(boat-for-sale|month-grid|month-button|notice|price-summary|trip-choice|trip-fields|trip-words|unpublished-notice)\./;
const isOfPortal = /\/web\/(operator|admin)\//;

const browserBuild = {
  outDir: 'dist/client',
  manifest: true,
  // One sheet: a document has the styles of its own page, and scripts load the whole.
  cssCodeSplit: false,
  target: 'baseline-widely-available' as const,
  // Every visitor would carry the list of what the portals' pages import.
  modulePreload: {
    resolveDependencies: (file: string, imports: string[]) =>
      file.includes('/portal/') ? [] : imports,
  },
  rolldownOptions: {
    input: ['src/web/entry-client.tsx', 'src/web/picture-first.ts'],
    // Small pieces that most pages share travel together; schemas stay with the forms.
    output: {
      chunkFileNames: ({ moduleIds }: { moduleIds: string[] }) =>
        moduleIds.some((id) => isOfPortal.test(id))
          ? 'assets/portal/[name]-[hash].js'
          : 'assets/[name]-[hash].js',
      codeSplitting: {
        groups: [
          { name: 'shared', minShareCount: 4, test: mayBeShared },
          { name: 'sailing', minShareCount: 2, test: isOfSailing },
          { name: 'price', minShareCount: 2, test: isOfPrice },
          {
            name: 'trip',
            minShareCount: 2,
            test: isOfTrips,
            includeDependenciesRecursively: false,
          },
        ],
      },
    },
  },
};

const serverBuild = {
  outDir: 'dist/ssr',
  target: 'node26',
  rolldownOptions: { output: { entryFileNames: '[name].js', codeSplitting: false } },
};

/** One file with everything in it, React made for production whatever the process says. */
const serverModule = {
  ssr: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

/** Which source a page comes from is asked by the server alone: visitors do not carry the list. */
function withoutSources(): Plugin {
  return {
    name: 'without-sources',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/(routes|admin-pages)\.tsx$/ },
      handler: (code) => code.replaceAll(/^ *source: '.*',$/gm, ''),
    },
  };
}

/** What a page imports is asked for together with it. The builder's own way also waits for styles; ours are in the document. */
function plainPreloading(): Plugin {
  const asking = `
    const asked = new Set();
    export function __vitePreload(load, files = []) {
      for (const file of files) {
        if (asked.has(file)) continue;
        asked.add(file);
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = '/' + file;
        document.head.append(link);
      }
      return load();
    }`;
  return {
    name: 'plain-preloading',
    apply: 'build',
    transform: { order: 'post', filter: { id: /vite\/preload-helper/ }, handler: () => asking },
  };
}

/** The service worker is a file of its own at a fixed address. It is another one as soon as any file of the build is. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex');
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { SHELL_VERSION: JSON.stringify(version.slice(0, 12)) },
        build: {
          write: false,
          target: 'baseline-widely-available',
          rolldownOptions: {
            input: 'src/web/offline/service-worker.ts',
            output: { format: 'iife' },
          },
        },
      });
      const [result] = [built].flat();
      if (!result || !('output' in result)) throw new Error('The service worker was not built.');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: result.output[0].code });
    },
  };
}

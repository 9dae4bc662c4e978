import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, type Plugin } from 'vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';

// `vite build` makes the browser's files, `vite build --ssr src/web/entry-server.tsx` the server's module.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    // Fast refresh: an edited component keeps its state.
    ...(command === 'serve' ? react() : []),
    ...(isSsrBuild ? [] : [withoutSources(), plainPreloading(), serviceWorker()]),
  ],
  appType: 'custom',
  publicDir: false,
  resolve: { alias: lighter },
  build: { assetsInlineLimit: 0, ...(isSsrBuild ? serverBuild : browserBuild) },
  ...(command === 'build' && isSsrBuild ? serverModule : {}),
}));

/** Lighter replacements: a shim that it has not needed since version 18, patterns of paths, and lucide's icon factory. */
const lighter = [
  {
    find: 'regexparam',
    replacement: fileURLToPath(new URL('src/web/router/no-patterns.ts', import.meta.url)),
  },
  { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
  {
    find: /^.*\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL('src/web/ui/draw-icon.ts', import.meta.url)),
  },
];

/** A chunk of its own: it changes only with React, so that visitors keep it over deploys. */
const isReact = /\/node_modules\/(react|react-dom|scheduler)\//;
/** Code that only pages with a form, a calendar or a dialog need stays out of the shared chunk. */
const isOfForms =
  /\/(zod|contract|checkout|booking-widgets|call-offs|operator|admin|@radix-ui|@supabase|aria-hidden)\/|\/web\/reviews\/|\/(useInfiniteQuery|infiniteQueryObserver|chart-line|circle-user|download|file-user|gavel|life-buoy|log-out|mail-check|shield-check|file-badge|undo-2|circle-check|x|layout-dashboard|scroll-text|wallet|dialog|back-button|tabs|calendar-check|menu|message-circle|ship|clock|users|compass)\.|\/layout\/(use-checked-form|idempotency-key|request-problem|kept-days|cached-pages|empty-state)\.|\/(?:domain|i18n)\/[\w-]+\/(admin-permissions|availability|availability-edits|boarding|booking-notice|bookings|borders|by-hand|calling-off|closures|departures|documents|guest-history|guest-step-words|mail-kinds|moderation|phones|plain-text|pricing|problem-words|port-calls|recorded-facts|refunds|reviews|settlements|ship-ways|smallest-number|trip-changes|trip-facts-in-words|trip-times|trips)\.|\/domain\/problems\./;
/** When a boat sails and which seats are left: no page needs only a part of it. */
const isOfSailing = /\/domain\/availability\/(availability|booking-notice|departures|trip-times)\./;
/** The small modules of listing and boat. */
const isOfBoats = /\/trip-addresses\.|\/icons\/map-pin\./;
/** What a trip costs, wherever one is chosen. */
const isOfPrice = /\/domain\/(money\/pricing|bookings\/trips|problems)\./;
/** Trips that were called off: no page on the way to a booking knows of them. */
const isOfCallOffs =
  /\/call-offs\/|\/domain\/[\w-]+\/(availability-edits|calling-off)\.|\/icons\/cloud-lightning\./;
/** What is on most pages, and neither on the home page nor on the listing. */
const isOfCards =
  /\/ui\/(card|badge)\.|\/icons\/(arrow-left|chevron-left|chevron-right|triangle-exclamation-point)\./;
const mayBeShared = (id: string) =>
  !isOfForms.test(id) &&
  !isOfCards.test(id) &&
  !isOfCallOffs.test(id) &&
  !isOfIsland.test(id) &&
  !isOfMeeting.test(id);
/** What a boat's page shares with the checkout and the portal: many small files weigh more than one. */
const isOfTrips =
  /\/booking-widgets\/(day-forecast|month-grid|notice|price-summary|trip-choice|trip-fields|trip-in-words)\.|\/i18n\/formats\/sun-words\./;
/** What the maps of ports and of meeting points have in common. */
const isOfIsland = /\/island\/island-map\.|\/domain\/island\/port-places\./;
const isOfMeeting =
  /\/island\/(map-projection|pin-map)\.|\/domain\/[\w-]+\/(map-edges|trip-facts)\./;
/** How a form is checked and sent, on whichever page it stands. */
const isOfSending =
  /\/layout\/(use-checked-form|idempotency-key|request-problem)\.|\/contract\/fields\/payload-fields\.|\/checkout\/(customer-fields|checkout-storage)\./;
const isOfPortal = /\/web\/((operator|admin)\/|portal-pages\.)/;
/** A catalogue of messages brings nothing else along. */
const isCatalogue = /\.(en|fr|nl|es|pt|de)-[\w-]+\.js$/;
/** What is off the way from the search to the checkout, or below the fold: a list of its files, to preload them, weighs more than it helps. */
const isOffTheWay =
  /\/(((trip|compare|find-booking|booking-form|booking-confirmation|booking-success|offline|not-found|info|board|ships|status)-page)|page-descriptions|toast-area|boat-booking-bar|boat-photo-viewer|boat-reviews|boat-told|more-filters|no-boats|site-footer|home-sections|language-offer)-/;

/** Libraries say 'use client', which only a framework with server components reads. */
const checks = { moduleLevelDirective: false };

const browserBuild = {
  outDir: 'dist/client',
  manifest: true,
  // One sheet: a document has the styles of its own page, and scripts load the whole.
  cssCodeSplit: false,
  target: 'baseline-widely-available' as const,
  // Otherwise every visitor would load the list of what the portals' pages import.
  modulePreload: {
    resolveDependencies: (file: string, imports: string[]) =>
      file.includes('/portal/') || isOffTheWay.test(file) || isCatalogue.test(file) ? [] : imports,
  },
  rolldownOptions: {
    checks,
    input: ['src/web/entry-client.tsx', 'src/web/load-after-paint.ts'],
    // Small modules that most pages share are one chunk; schemas stay with the forms.
    output: {
      // Every page loads the names of all chunks: a hash only tells the versions of one name apart.
      chunkFileNames: ({ moduleIds }: { moduleIds: string[] }) =>
        moduleIds.some((id) => isOfPortal.test(id))
          ? 'assets/portal/[name]-[hash:7].js'
          : 'assets/[name]-[hash:7].js',
      codeSplitting: {
        groups: [
          { name: 'react', test: isReact, priority: 100 },
          { name: 'shared', minShareCount: 4, test: mayBeShared },
          { name: 'cards', minShareCount: 2, test: isOfCards },
          { name: 'sailing', minShareCount: 2, test: isOfSailing },
          { name: 'boats', minShareCount: 2, test: isOfBoats },
          { name: 'island-map', minShareCount: 2, test: isOfIsland },
          { name: 'meeting', minShareCount: 2, test: isOfMeeting },
          {
            name: 'forms',
            minShareCount: 2,
            test: isOfSending,
            includeDependenciesRecursively: false,
          },
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
  rolldownOptions: { checks, output: { entryFileNames: '[name].js', codeSplitting: false } },
};

/** One file with all dependencies, and their production builds whatever NODE_ENV says. */
const serverModule = {
  ssr: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

/** Only the server needs a page's source path, and whom it is for: they are removed from the browser's build. */
function withoutSources(): Plugin {
  return {
    name: 'without-sources',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/(visitor|portal|admin)-pages\.tsx$/ },
      handler: (code) =>
        code.replaceAll(/^ *((?:s|laterS)ource: '.*'|isShared: false|isSecret: true),$/gm, ''),
    },
  };
}

/** Preloads a page's imports together with it. Vite's own helper also waits for styles; ours are in the document. */
function plainPreloading(): Plugin {
  const preloadHelper = `
    const requested = new Set();
    export function __vitePreload(load, files = []) {
      for (const file of files) {
        if (requested.has(file)) continue;
        requested.add(file);
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
    transform: {
      order: 'post',
      filter: { id: /vite\/preload-helper/ },
      handler: () => preloadHelper,
    },
  };
}

/** Builds the service worker as a file at a fixed address. Its content changes with any file of the build. */
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

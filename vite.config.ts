import { defineConfig } from 'vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { serviceWorker } from './tools/vite/service-worker.ts';

// `vite build` builds the browser's files, `vite build --ssr` a module of the server: its pages or its mails.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    // Fast refresh: an edited component keeps its state.
    ...(command === 'serve' ? react() : []),
    ...(isSsrBuild ? [] : [serviceWorker()]),
  ],
  appType: 'custom',
  publicDir: false,
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: { assetsInlineLimit: 0, ...(isSsrBuild ? serverBuild : browserBuild) },
  ...(command === 'build' && isSsrBuild ? serverModule : {}),
}));

/** Ignores 'use client' directives in libraries, which only server components need. */
const checks = { moduleLevelDirective: false };

const browserBuild = {
  outDir: 'dist/client',
  manifest: true,
  // The server inlines the only stylesheet.
  cssCodeSplit: false,
  target: 'baseline-widely-available' as const,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    checks,
    input: ['src/web/entry-client.tsx', 'src/web/load-after-paint.ts'],
    output: {
      // Uses short content hashes: browsers load the names of all guest files. Portal files are separate.
      chunkFileNames: ({ moduleIds }: { moduleIds: string[] }) =>
        moduleIds.some((id) => /\/src\/web\/(operator|admin)\//.test(id))
          ? 'assets/portal/[hash:7].js'
          : 'assets/[hash:7].js',
      codeSplitting: {
        // Libraries change only with their versions, so visitors keep them cached over deploys.
        groups: [
          { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
          { name: 'queries', test: /\/@tanstack\/.*\/(queryClient|useQuery|hydration)\.js$/ },
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

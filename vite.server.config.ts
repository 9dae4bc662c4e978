import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { sourceUrls } from './tools/vite/source-urls.ts';

const outDir = resolve('dist/server');

// Bundles the server with its packages: reading 2,000 modules took two thirds of a start (docs/decisions/0147).
export default defineConfig({
  plugins: [sourceUrls(outDir)],
  publicDir: false,
  ssr: { noExternal: true, external: ['sharp', 'vite', 'pg-native'] },
  build: {
    ssr: true,
    outDir,
    target: 'node26',
    rolldownOptions: {
      input: { main: 'src/server/main.ts', worker: 'src/server/worker.ts' },
      // One folder, so that relative addresses are the same in all files.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
});

import { createHash } from 'node:crypto';
import { build, defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';

// `vite build` makes the browser's files, `vite build --ssr src/web/entry-server.tsx` the server's module.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [serviceWorker()])],
  appType: 'custom',
  publicDir: false,
  resolve: { alias: reactItself },
  build: { assetsInlineLimit: 0, ...(isSsrBuild ? serverBuild : browserBuild) },
  ...(command === 'build' && isSsrBuild ? serverModule : {}),
}));

/** The router's stand-in for what React has had since version 18 costs visitors half a kilobyte. */
const reactItself = { 'use-sync-external-store/shim/index.js': 'react' };

/** What only pages with a form or a calendar need travels with those. */
const isOfForms =
  /\/(zod|contract|checkout|trip|operator|admin)\/|\/frame\/(form-errors|use-checked-form|request-problem)\.|\/domain\/(availability|bookings|departures|pricing|problems|trips)\./;
const mayBeShared = (id: string) => !isOfForms.test(id);

const browserBuild = {
  outDir: 'dist/client',
  manifest: true,
  target: 'baseline-widely-available' as const,
  rolldownOptions: {
    input: ['src/web/entry-client.tsx', 'src/web/picture-first.ts'],
    // Small pieces that most pages share travel together; schemas stay with the forms.
    output: {
      codeSplitting: { groups: [{ name: 'shared', minShareCount: 4, test: mayBeShared }] },
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

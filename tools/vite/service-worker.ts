import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

/** Builds the service worker at a fixed URL. Its content changes with any file of the build. */
export function serviceWorker(): Plugin {
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
            input: 'src/web/guest/offline/service-worker.ts',
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

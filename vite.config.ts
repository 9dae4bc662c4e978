import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';

// `vite build` makes the browser's files, `vite build --ssr src/web/entry-server.tsx` the server's module.
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  appType: 'custom',
  publicDir: false,
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { outDir: 'dist/ssr', rolldownOptions: { output: { entryFileNames: '[name].js' } } }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: { input: 'src/web/entry-client.tsx' },
        }),
  },
}));

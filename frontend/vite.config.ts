import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { sharedFiles } from './build/chunks.ts';
import { prerenderInDevelopment } from './build/dev-server.ts';
import { picturesOfTheOwner } from './build/pictures.ts';
import { publicSchoolValues } from './build/public-school-values.ts';

/** Of both builds: the pages name the drawings that the browser's build has written. */
const ASSET_NAMES = { hashCharacters: 'hex', assetFileNames: 'assets/[name]-[hash:7][extname]' } as const;

/** In development: the site of `make start`. */
const API = process.env['API_URL'] ?? 'http://localhost:8080';

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: 'src/route-tree.gen.ts',
      tmpDir: 'node_modules/.tanstack',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    publicSchoolValues(),
    picturesOfTheOwner(),
    prerenderInDevelopment(),
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
  },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] }, noExternal: [/^@school\//] },
  // The gateway refuses requests from pages of another origin than the site's.
  server: { proxy: { '/api': { target: API, headers: { origin: new URL(API).origin } } } },
  // The dates on pages are correct on the day of the build, which only the pages contain; see src/lib/today.ts.
  define: {
    'import.meta.env.BUILT_ON': JSON.stringify(
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date()),
    ),
  },
  // Shorter than Vite's own names, which are repeated in scripts, styles and pages.
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${name}-${createHash('sha256')
          .update(relative(import.meta.dirname, file))
          .digest('base64url')
          .slice(0, 3)}`,
    },
  },
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Drawings smaller than the headers of their own response are inlined into the styles.
    assetsInlineLimit: 1024,
    rolldownOptions: isSsrBuild
      ? { input: 'src/server.tsx', output: ASSET_NAMES }
      : { input: 'src/bootstrap/start.ts', output: { codeSplitting: sharedFiles(), ...ASSET_NAMES } },
  },
}));

import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { evaluatedModules } from './build/evaluated-modules.ts';
import { filesOfTheBrowser } from './build/chunks.ts';
import { prerenderInDevelopment } from './build/dev-server.ts';
import { picturesOfTheOwner } from './build/pictures.ts';
import { withoutUnusedParts } from './build/unused-parts.ts';
import { publicSchoolValues } from './build/public-school-values.ts';

/**
 * Each page with code carries the names of all files, in which hashes are what can't be compressed: 0.3 kB less than by
 * default.
 */
const SCRIPT_NAMES = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' };
/** Of both builds: the pages name the drawings that the browser's build has written. */
const ASSET_NAMES = { hashCharacters: 'hex', assetFileNames: 'assets/[name]-[hash:7][extname]' } as const;

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
    evaluatedModules(),
    withoutUnusedParts(),
    prerenderInDevelopment(),
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // React has the hook itself; the router's store still asks for the package that once stood in for it.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] }, noExternal: [/^@school\//] },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
  // What pages say of dates is true on the day they are built. Pages alone hold it; see src/lib/today.ts.
  define: {
    'import.meta.env.BUILT_ON': JSON.stringify(
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date()),
    ),
  },
  // Shorter than Vite's own names, which stand in scripts, styles and pages alike.
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
    // A drawing smaller than the headers of its own answer travels in the styles.
    assetsInlineLimit: 1024,
    // Two kilobytes less a form page than the bundler's own.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
    },
    rolldownOptions: isSsrBuild
      ? { input: 'src/server.tsx', output: ASSET_NAMES }
      : { input: 'src/start.ts', output: { codeSplitting: filesOfTheBrowser(), ...SCRIPT_NAMES, ...ASSET_NAMES } },
  },
}));

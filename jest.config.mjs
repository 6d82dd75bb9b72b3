// Two kinds of tests: `unit` (no network) and `integration` (real PostgreSQL and Redis, started once for all suites).
// Gaia's are projects of their own: only they need her trained reader. Run with Node's --experimental-vm-modules, because
// the code is ES modules. Not UTC: code that uses the machine's time zone must fail.
process.env.TZ = 'Europe/Rome';
// Errors that tests provoke on purpose are not logged below this level.
process.env.LOG_LEVEL ??= 'error';

const swc = (parser, react) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser,
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        ...(react ? { react: { runtime: 'automatic' } } : {}),
      },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/infra/testing/node-environment.mjs',
  // Packages of this repository are resolved to their sources: no build is needed.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.ts$': swc({ syntax: 'typescript', decorators: true }, false),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }, true),
  },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // For a CommonJS module that exports a list, Jest makes one export for each entry, which takes a second for each of
    // these in every suite.
    '^(@zxcvbn-ts/.+/commonWords\\.json)\\.js$': '$1.esm.js',
    // Its export for this condition is TypeScript.
    '^eventsource-parser/stream$': '<rootDir>/node_modules/eventsource-parser/dist/stream.js',
    // What the site's build makes of files that are no code.
    '\\.css$': '<rootDir>/infra/testing/site-files/css-module.mjs',
    '\\.svg$': '<rootDir>/infra/testing/site-files/drawing.mjs',
    '/office-mailboxes\\.ts$': '<rootDir>/infra/testing/site-files/office-mailboxes.mjs',
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.local/'],
};

const realServers = {
  globalSetup: '<rootDir>/infra/testing/start-servers.mjs',
  globalTeardown: '<rootDir>/infra/testing/stop-servers.mjs',
};

export default {
  // Long, so that a busy machine fails no test. (Jest reads this here only, not in a project.)
  testTimeout: 300_000,
  // By default Jest would use one of two cores.
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{services/{,libs/}!(gaia)/src,frontend/src,infra}/**/*.spec.{ts,tsx}'],
    },
    {
      ...common,
      displayName: 'unit',
      globalSetup: '<rootDir>/infra/testing/train-reader.mjs',
      testMatch: ['<rootDir>/services/gaia/{src,evals}/**/*.spec.ts'],
    },
    {
      ...common,
      ...realServers,
      displayName: 'integration',
      testMatch: ['<rootDir>/{services/{,libs/}!(gaia)/test,infra}/**/*.int-spec.ts'],
    },
    {
      ...common,
      displayName: 'integration',
      globalSetup: '<rootDir>/infra/testing/train-reader-and-start-servers.mjs',
      globalTeardown: '<rootDir>/infra/testing/stop-servers.mjs',
      testMatch: ['<rootDir>/services/gaia/test/**/*.int-spec.ts'],
    },
  ],
};

// Three kinds of test: `unit` (no network), `integration` (real Postgres and Redis, started once for all), `drill` (the whole
// product under faults). Run with Node's --experimental-vm-modules, because everything here is an ES module.
// Not UTC: a time that is written or read in the machine's zone must show.
process.env.TZ = 'Europe/Rome';
// What services tell while a test has them do wrong is no news.
process.env.LOG_LEVEL ??= 'error';

const swc = (parser, react) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser,
      transform: { legacyDecorator: true, decoratorMetadata: true, ...(react ? { react: { runtime: 'automatic' } } : {}) },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  // Packages of this repository are read from their sources; nothing needs to be built first.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.ts$': swc({ syntax: 'typescript', decorators: true }, false),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }, true),
  },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // Of a CommonJS module that is a list, Jest makes one export an entry: a second of a core for each of these, in every suite.
    '^(@zxcvbn-ts/.+/commonWords\\.json)\\.js$': '$1.esm.js',
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.local/'],
};

const realServers = {
  globalSetup: '<rootDir>/infra/testing/start-servers.mjs',
  globalTeardown: '<rootDir>/infra/testing/stop-servers.mjs',
};

export default {
  // A busy machine is slow, not wrong: what waits for something gives up long before. (Jest heeds this here only, not in a project.)
  testTimeout: 300_000,
  // Of two cores Jest would use one.
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'unit',
      globalSetup: '<rootDir>/infra/testing/train-once.mjs',
      testMatch: ['<rootDir>/{services/*/{src,evals},frontend/src,infra}/**/*.spec.{ts,tsx}'],
    },
    { ...common, ...realServers, displayName: 'integration', testMatch: ['<rootDir>/{services/*/test,infra}/**/*.int-spec.ts'] },
    { ...common, displayName: 'drill', testMatch: ['<rootDir>/infra/drill/**/*.drill-spec.ts'] },
  ],
};

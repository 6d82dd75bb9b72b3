import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../.local/e2e',
  // Kept texts are named by their path.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // Each worker has a separate stack and browser: for a machine with two cores.
  workers: 2,
  // Long, so that a busy machine fails no test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // On a busy machine a movement outlives the step that began it, and a press misses what moves. What moves has tests
    // of its own.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

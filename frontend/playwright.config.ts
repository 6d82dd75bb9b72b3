import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../.local/e2e',
  // Snapshots are named by their path.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // Each worker has its own stack and browser: enough for a machine with two cores.
  workers: 2,
  // Long, so that no test fails on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // On a busy machine an animation may still run in the next step, and a click then misses the moving element.
    // Animations have tests of their own.
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

/** What this process was built from. The image sets both variables; they are no settings. */
export const release = {
  version: process.env['VERSION'] || 'dev',
  commit: process.env['COMMIT'] || 'dev',
} as const;

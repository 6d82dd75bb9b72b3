/** What this process was built from. The image sets both variables; they are no settings. */
export const release = {
  version: process.env['VERSION'] || 'dev',
  commit: process.env['COMMIT'] || 'dev',
} as const;

/** How a process calls its connection to Redis: `leads status` reads from the list of connections what runs. */
export const connectionName = (service: string): string => `school/${service}/${release.version}/${release.commit}`;

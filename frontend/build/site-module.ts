// Loads one of the site's own modules in Node, outside of any build.
import { runnerImport, type UserConfig } from 'vite';
import { publicSchoolValues } from './public-school-values.ts';

/** @param id the file. @returns what it exports; its type is the caller's word. */
export async function siteModule<T>(id: string, define?: UserConfig['define']): Promise<T> {
  const { module } = await runnerImport<T>(id, {
    configFile: false,
    logLevel: 'warn',
    define,
    plugins: [publicSchoolValues()],
    resolve: { conditions: ['source'] },
  });
  return module;
}

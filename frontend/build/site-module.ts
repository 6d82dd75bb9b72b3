// Loads a module of the site in Node, without a build.
import { runnerImport, type UserConfig } from 'vite';
import { publicSchoolValues } from './public-school-values.ts';

/** @param id the file. @returns its exports; the caller asserts their type. */
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

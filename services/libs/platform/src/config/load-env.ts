// A process parses its environment once, before anything else, and reports all errors at once.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Environment = Readonly<Record<string, string | undefined>>;

/** `NAME_FILE=/run/secrets/name` stands for `NAME`, as containers have it. What is blank counts as unset. */
function readSecretFiles(environment: Environment, unreadable: Map<string, string>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment))
    if (value !== undefined && value.trim() !== '') values[name] = value;
  for (const [name, file] of Object.entries(values)) {
    const target = name.replace(/_FILE$/, '');
    if (target === name || values[target] !== undefined) continue;
    try {
      const secret = readFileSync(file, 'utf8').trim();
      if (secret !== '') values[target] = secret;
    } catch {
      unreadable.set(target, `${name}: cannot read ${file}`);
    }
  }
  return values;
}

/** Lists all errors of a process's configuration. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(readonly problems: readonly string[]) {
    super(`Configuration errors:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * Validates the environment against a schema.
 * @throws ConfigurationError naming every variable at fault, never its value.
 */
export function parseEnv<S extends z.ZodObject>(schema: S, environment: Environment): z.output<S> {
  const unreadable = new Map<string, string>();
  const parsed = schema.safeParse(readSecretFiles(environment, unreadable));
  // Other programs have variables named *_FILE as well. An optional secret must not be left out because of its file.
  const problems = [...unreadable].filter(([name]) => name in schema.shape);
  for (const { path, message } of parsed.error?.issues ?? [])
    if (!unreadable.has(path.join('.'))) problems.push([path.join('.'), message]);
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new ConfigurationError(problems.map(([name, problem]) => `${name}: ${problem}`));
}

/** As `parseEnv`, for the environment of this process; prints the errors and exits with status 1. */
export function loadEnv<S extends z.ZodObject>(schema: S): z.output<S> {
  try {
    return parseEnv(schema, process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

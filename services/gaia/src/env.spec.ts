import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, parseEnv } from '@school/platform';
import { gaiaEnv } from './env.js';

const needed = { REDIS_URL: 'redis://127.0.0.1:6379', SCHOOL_FILE: 'school.json' };

test.each(['LANGSMITH_TRACING', 'LANGSMITH_GATEWAY', 'LANGCHAIN_TRACING_V2', 'OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL'])(
  '%s stops the start',
  (name) => {
    expect(() => parseEnv(gaiaEnv, { ...needed, [name]: 'true' })).toThrow(ConfigurationError);
    expect(() => parseEnv(gaiaEnv, { ...needed, [name]: 'true' })).toThrow(name);
  },
);

describe('language models', () => {
  const problemsOf = (environment: Record<string, string>): readonly string[] => {
    try {
      parseEnv(gaiaEnv, { ...needed, ...environment });
      return [];
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      return error.problems.map((problem) => problem.split(':')[0]!).sort();
    }
  };

  test.each<[string, Record<string, string>, string[]]>([
    ['none', {}, []],
    ['one with its key', { GAIA_MODEL: 'openai:gpt-5-mini', GAIA_API_KEY: 'k' }, []],
    [
      'a server of one’s own without a key',
      { GAIA_MODEL: 'openai:llama3.2:3b', GAIA_BASE_URL: 'http://127.0.0.1:11434/v1' },
      [],
    ],
    ['the one of docker-compose.yml', { GAIA_MODEL: 'ollama:qwen3:4b' }, []],
    [
      'two',
      {
        GAIA_MODEL: 'anthropic:claude',
        GAIA_API_KEY: 'k',
        GAIA_FALLBACK_MODEL: 'openai:gpt-5-mini',
        GAIA_FALLBACK_API_KEY: 'k',
      },
      [],
    ],
    ['one without a key', { GAIA_MODEL: 'openai:gpt-5-mini' }, ['GAIA_API_KEY']],
    ['an unknown provider', { GAIA_MODEL: 'acme:x', GAIA_API_KEY: 'k' }, ['GAIA_MODEL']],
    ['a name without provider', { GAIA_MODEL: 'gpt-5-mini', GAIA_API_KEY: 'k' }, ['GAIA_MODEL']],
    [
      'a second without a first',
      { GAIA_FALLBACK_MODEL: 'openai:x', GAIA_FALLBACK_API_KEY: 'k' },
      ['GAIA_FALLBACK_MODEL'],
    ],
    [
      'addresses and keys for nothing',
      { GAIA_BASE_URL: 'http://127.0.0.1', GAIA_FALLBACK_API_KEY: 'k' },
      ['GAIA_BASE_URL', 'GAIA_FALLBACK_API_KEY'],
    ],
    [
      'all at once',
      {
        GAIA_MODEL: 'acme:x',
        GAIA_BASE_URL: 'ftp://x',
        GAIA_TIMEOUT_MS: '1',
        GAIA_FALLBACK_MODEL: 'openai:x',
        LANGSMITH_TRACING: 'true',
        REDIS_URL: 'x',
      },
      ['GAIA_BASE_URL', 'GAIA_FALLBACK_API_KEY', 'GAIA_MODEL', 'GAIA_TIMEOUT_MS', 'LANGSMITH_TRACING', 'REDIS_URL'],
    ],
  ])('%s: what is wrong is told', (_what, environment, wrong) => expect(problemsOf(environment)).toEqual(wrong));

  test('a key may come as a file, and no error shows it', () => {
    using dir = mkdtempDisposableSync(join(tmpdir(), 'key-'));
    const file = join(dir.path, 'key');
    writeFileSync(file, 'a-secret-key\n');
    expect(parseEnv(gaiaEnv, { ...needed, GAIA_MODEL: 'openai:x', GAIA_API_KEY_FILE: file }).GAIA_API_KEY).toBe(
      'a-secret-key',
    );
    expect(() => parseEnv(gaiaEnv, { ...needed, GAIA_MODEL: 'x', GAIA_API_KEY_FILE: file })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('a-secret') }),
    );
  });
});

test('tracing that is switched off is no obstacle', () => {
  expect(() => parseEnv(gaiaEnv, { ...needed, LANGSMITH_TRACING: 'false', OPENAI_BASE_URL: '' })).not.toThrow();
});

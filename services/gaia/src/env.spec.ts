import { expect, test } from '@jest/globals';
import { ConfigurationError, parseEnv } from '@school/platform';
import { gaiaEnv } from './env.js';

const needed = { REDIS_URL: 'redis://127.0.0.1:6379', SCHOOL_FILE: 'school.json' };

test.each(['LANGSMITH_TRACING', 'LANGSMITH_GATEWAY', 'LANGCHAIN_TRACING_V2', 'OPENAI_BASE_URL'])('%s stops the start', (name) => {
  expect(() => parseEnv(gaiaEnv, { ...needed, [name]: 'true' })).toThrow(ConfigurationError);
  expect(() => parseEnv(gaiaEnv, { ...needed, [name]: 'true' })).toThrow(name);
});

test('conversations leave the house only when somebody has said so', () => {
  expect(parseEnv(gaiaEnv, { ...needed, LANGSMITH_TRACING: 'true', GAIA_ALLOW_EXTERNAL_TRACING: '1' })).toMatchObject({ GAIA_CONCURRENCY: 8 });
  expect(() => parseEnv(gaiaEnv, { ...needed, GAIA_ALLOW_EXTERNAL_TRACING: 'yes' })).toThrow(ConfigurationError);
});

test('tracing that is switched off is no obstacle', () => {
  expect(parseEnv(gaiaEnv, { ...needed, LANGSMITH_TRACING: 'false', OPENAI_BASE_URL: '' }).GAIA_CONCURRENCY).toBe(8);
});

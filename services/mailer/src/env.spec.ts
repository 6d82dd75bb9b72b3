import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ConfigurationError, parseEnv } from '@school/platform';
import { mailerEnv } from './env.js';

const given = {
  REDIS_URL: 'redis://127.0.0.1:6379',
  SMTP_URL: 'smtps://user:p%40ss@mail.example.it',
  SCHOOL_FILE: 'school.json',
  LINKS_KEY: Buffer.alloc(32).toString('base64'),
};

describe("the mailer's environment", () => {
  it('needs four values', () => expect(parseEnv(mailerEnv, given)).toMatchObject({ NODE_ENV: 'development' }));

  it('says all that is wrong at once, and no secret', () => {
    const read = () =>
      parseEnv(mailerEnv, {
        ...given,
        SMTP_URL: 'https://user:geheim@mail.example.it',
        SMTP_REQUIRE_TLS: 'maybe',
        DKIM_SELECTOR: 'a b',
      });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/SMTP_URL[\s\S]*SMTP_REQUIRE_TLS[\s\S]*DKIM_SELECTOR/);
    expect(read).not.toThrow(/geheim/);
  });

  it('takes a key to sign with only whole, strong enough, and with its name', () => {
    const pem = (modulusLength: number) =>
      generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(parseEnv(mailerEnv, { ...given, DKIM_SELECTOR: 'sito', DKIM_PRIVATE_KEY: pem(2048) })).toMatchObject({
      DKIM_SELECTOR: 'sito',
    });
    expect(() => parseEnv(mailerEnv, { ...given, DKIM_SELECTOR: 'sito' })).toThrow(
      /DKIM_PRIVATE_KEY: must be set together/,
    );
    expect(() => parseEnv(mailerEnv, { ...given, DKIM_PRIVATE_KEY: pem(2048) })).toThrow(
      /DKIM_SELECTOR: must be set together/,
    );
    expect(() => parseEnv(mailerEnv, { ...given, DKIM_SELECTOR: 'si.to', DKIM_PRIVATE_KEY: pem(1024) })).toThrow(
      /DKIM_SELECTOR[\s\S]*DKIM_PRIVATE_KEY: must be an RSA key/,
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { ConfigurationError, parseEnv } from '@school/platform';
import { mailerEnv } from './env.js';

const given = { REDIS_URL: 'redis://127.0.0.1:6379', SMTP_URL: 'smtps://user:p%40ss@mail.example.it', SCHOOL_FILE: 'school.json' };

describe("the mailer's environment", () => {
  it('needs three values', () => expect(parseEnv(mailerEnv, given)).toMatchObject({ SMTP_POOL: 5, NODE_ENV: 'development' }));

  it('says all that is wrong at once, and no secret', () => {
    const read = () => parseEnv(mailerEnv, { ...given, SMTP_URL: 'https://user:geheim@mail.example.it', SMTP_POOL: '0', SMTP_REQUIRE_TLS: 'maybe', MAIL_HOST: 'a b' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/SMTP_URL[\s\S]*SMTP_POOL[\s\S]*SMTP_REQUIRE_TLS[\s\S]*MAIL_HOST/);
    expect(read).not.toThrow(/geheim/);
  });
});

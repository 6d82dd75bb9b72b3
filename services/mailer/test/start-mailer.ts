// Starts a mailer for one test suite, with a real Redis and a real SMTP server.
import { createSecretKey } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { timesOf } from '@school/platform';
import { AppModule } from '../src/app.module.js';
import { MailTransport } from '../src/delivery/mail.transport.js';
import { type MailerEnv, mailerEnv } from '../src/env.js';
import { exampleSchool } from '@school/catalog/testing';

/** A back-off of five seconds takes fifty milliseconds. */
const RETRY_TIME_SCALE = '0.01';

/** Signs the links of offices. */
export const LINKS_KEY = createSecretKey(Buffer.alloc(32, 7));

/** The settings of a mailer for a mail server. */
export const mailerSettings = (smtpUrl: string, env: Readonly<Record<string, string>> = {}): MailerEnv =>
  mailerEnv.parse({
    REDIS_URL: 'redis://127.0.0.1',
    SMTP_URL: smtpUrl,
    SCHOOL_FILE: 'given by the test',
    LINKS_KEY: LINKS_KEY.export().toString('base64'),
    RETRY_TIME_SCALE,
    ...env,
  });

/** The connection to a mail server. */
export const openTransport = (settings: MailerEnv): MailTransport =>
  new MailTransport(settings, exampleSchool, timesOf(settings.RETRY_TIME_SCALE));

export async function startMailer(
  redisUrl: string,
  smtpUrl: string,
  env: Readonly<Record<string, string>> = {},
  school = exampleSchool,
): Promise<NestFastifyApplication> {
  const settings = mailerSettings(smtpUrl, { REDIS_URL: redisUrl, ...env });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(settings, school),
    new FastifyAdapter(),
    {
      logger: false,
    },
  );
  await app.listen(0, '127.0.0.1');
  return app;
}

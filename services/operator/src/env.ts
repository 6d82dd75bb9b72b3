import { leadEnvFields } from '@school/leads/without-nest';
import { envFields } from '@school/platform/without-nest';
import { z } from 'zod';

/** The command reads every store of requests, so it needs all their addresses. */
export const operatorEnv = z.object({
  ...envFields.redis,
  ...envFields.database,
  ...leadEnvFields.spool,
  ...leadEnvFields.erasures,
  ...envFields.nodeEnv,
  /** Whether backups are made, which is all that is read of it. */
  BACKUP_REPOSITORY: z.string().optional(),
  /** With the profile `observe` alerts are sent. */
  COMPOSE_PROFILES: z.string().optional(),
  ALERTMANAGER_URL: z.url().default('http://alertmanager:9093'),
  SITE_DOMAIN: z.string().optional(),
  HTTPS_PORT: z.coerce.number().default(443),
});

export type OperatorEnv = z.output<typeof operatorEnv>;

/** The owner's file, which some commands read. */
export const schoolEnv = z.object({ ...envFields.school, ...envFields.nodeEnv });
export type SchoolEnv = z.output<typeof schoolEnv>;

/** `leads doctor` also reads what the mailer does. */
export const doctorEnv = operatorEnv.extend({ ...envFields.smtp, ...envFields.school });
export type DoctorEnv = z.output<typeof doctorEnv>;

// What the mail server answers to the login, and to a mail to each office.
import type { School } from '@school/catalog';
import { errorText, smtpConnection, withoutAddresses } from '@school/platform/without-nest';
import { createTransport } from 'nodemailer';
import type { DoctorEnv } from '../env.js';
import { type Finding, right, wrong } from '../output.js';

const TIMEOUT_MS = 10_000;

/** Connects and logs in. @param send whether each office then gets a mail. */
export async function ofMailServer(school: School, env: DoctorEnv, send: boolean): Promise<Finding[]> {
  const transport = createTransport({
    ...smtpConnection(env, school.mailFrom.address.replace(/^.*@/, '')),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const mailTo = async ([office, { email }]: [string, { email: string }]): Promise<Finding> => {
    try {
      const { response } = await transport.sendMail({
        from: { ...school.mailFrom },
        to: email,
        subject: 'Prova di recapito dal sito',
        text: 'Questa è una prova di recapito del sito della scuola. Non occorre rispondere.',
      });
      return right(`mail to ${office}`, withoutAddresses(response));
    } catch (error) {
      const help = `Correct ${email} in the owner's file, or ask the mail server's host`;
      return wrong(`mail to ${office}`, `${errorText(error)}. ${help}`);
    }
  };
  try {
    await transport.verify();
    const findings = [right('mail server', 'connected and logged in; --send sends a mail to each office')];
    if (send) for (const office of Object.entries(school.offices)) findings.push(await mailTo(office));
    return findings;
  } catch (error) {
    return [wrong('mail server', `${errorText(error)}. Check infra/docker/secrets/smtp_url`)];
  } finally {
    transport.close();
  }
}

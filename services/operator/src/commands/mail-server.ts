// What the mail server answers for the mailbox of each office.
import type { School } from '@school/catalog';
import { errorText, smtpConnection, withoutAddresses } from '@school/platform/without-nest';
import { createTransport } from 'nodemailer';
import SMTPConnection, { type SMTPConnectionCustomAuthContext } from 'nodemailer/lib/smtp-connection';
import type { DoctorEnv } from '../env.js';
import { type Finding, right, wrong } from '../output.js';

const TIMEOUT_MS = 10_000;
/** nodemailer's documented way to send commands of one's own is a login method of one's own. */
const DIALOGUE = 'X-DOCTOR';

function optionsFor(school: School, env: DoctorEnv) {
  const connection = smtpConnection(env, env.MAIL_HOST ?? school.mailFrom.address.replace(/^.*@/, ''));
  return { ...connection, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
}

const answered = (office: string, address: string, code: number, answer: string): Finding =>
  code >= 200 && code < 300
    ? right(`mail to ${office}`, answer)
    : wrong(`mail to ${office}`, `${answer}. Correct ${address} in the owner's file, or ask the mail server's host`);

/** Logs in and names each mailbox as a recipient. No mail is sent. */
export async function askMailServer(school: School, env: DoctorEnv): Promise<Finding[]> {
  const findings: Finding[] = [];
  const ask = async ({ sendCommand }: SMTPConnectionCustomAuthContext) => {
    const from = await sendCommand(`MAIL FROM:<${school.mailFrom.address}>`);
    if (from.status >= 300) return void findings.push(wrong('sender', `${from.response}. Correct mailFrom`));
    for (const [office, { email }] of Object.entries(school.offices)) {
      const { status, response } = await sendCommand(`RCPT TO:<${email}>`);
      findings.push(answered(office, email, status, response));
    }
    await sendCommand('RSET');
  };
  const { auth, ...options } = optionsFor(school, env) as ReturnType<typeof optionsFor> & { auth?: object };
  const connection = new SMTPConnection({ ...options, customAuth: { [DIALOGUE]: ask } });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  connection.once('error', reject);
  connection.once('end', () => reject(new Error('The server closed the connection')));
  const step = (start: (done: (error?: Error | null) => void) => void) =>
    Promise.race([failed, new Promise<void>((done, refuse) => start((error) => (error ? refuse(error) : done())))]);
  try {
    await step((done) => connection.connect(done));
    if (auth) await step((done) => connection.login(auth, done));
    await step((done) => connection.login({ method: DIALOGUE }, done));
    return [right('mail server', auth ? 'connected and logged in' : 'connected'), ...findings];
  } catch (error) {
    return [wrong('mail server', `${errorText(error)}. Check infra/docker/secrets/smtp_url`), ...findings];
  } finally {
    failed.catch(() => undefined);
    connection.close();
  }
}

export async function sendTestMails(school: School, env: DoctorEnv): Promise<Finding[]> {
  const transport = createTransport(optionsFor(school, env));
  const findings: Finding[] = [];
  for (const [office, { email }] of Object.entries(school.offices)) {
    try {
      const { response } = await transport.sendMail({
        from: { ...school.mailFrom },
        to: email,
        subject: 'Prova di recapito dal sito',
        text: 'Questa è una prova di recapito del sito della scuola. Non occorre rispondere.',
      });
      findings.push(answered(office, email, 250, withoutAddresses(response)));
    } catch (error) {
      findings.push(answered(office, email, 500, errorText(error)));
    }
  }
  transport.close();
  return findings;
}

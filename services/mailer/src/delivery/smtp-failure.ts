// Classifies SMTP failures: retry, alert an operator, use the fallback mailbox, or give up.
import { withoutAddresses } from '@school/platform';
import type { NodemailerError } from 'nodemailer';

/**
 * - outage: the mail server is unavailable or busy. All mails wait.
 * - locked-out: it refuses the login, the sender or the certificate. All mails wait until an operator repairs that.
 * - denied: by policy it refuses mail from this sender to this mailbox. An operator can repair that; another mailbox
 *   may accept the mail meanwhile.
 * - refused: it refuses this mailbox permanently.
 * - rejected: it refuses the content. A faulty scanner may accept it later.
 * - unanswered: the whole mail was sent and no reply came, so it may have been accepted.
 */
export const SMTP_FAILURES = ['outage', 'locked-out', 'denied', 'refused', 'rejected', 'unanswered'] as const;
export type SmtpFailure = (typeof SMTP_FAILURES)[number];

/** A refusal of these commands concerns the mailbox or the content. Any other concerns the sender or the connection. */
const RECIPIENT = 'RCPT TO';
const CONTENT = 'DATA';
/** Refusals by policy: RFC 3463's class 5.7, and servers that say "relay" without a class. */
const POLICY = /\b5\.7\.\d+\b|\brelay/i;
/** nodemailer's codes for a mail that it cannot send: an error of this program, the same at every attempt. */
const UNSENDABLE = ['EENVELOPE', 'EMESSAGE', 'EFILEACCESS', 'EURLACCESS', 'EMAXRECIPIENTS'];

/** Codes of nodemailer and Node for a login, an encryption or a certificate that failed without a reply. */
const LOCKED_OUT = /AUTH|TLS|SSL|CERT|SIGNATURE/;

const LOGGED_CHARACTERS = 300;

/** A delivery that failed. Its message is safe to log: addresses in the server's response are removed. */
export class SmtpError extends Error {
  override readonly name = 'SmtpError';
  constructor(
    readonly failure: SmtpFailure,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Maps an error of nodemailer; any other error is returned unchanged. The result names neither the mail nor its
 * recipient.
 * @param complete whether the server may have received the whole mail.
 */
export function smtpError(error: unknown, complete = false): unknown {
  if (!isNodemailerError(error)) return error;
  const { code, command, response, message } = error;
  const text = withoutAddresses(response ?? message).slice(0, LOGGED_CHARACTERS);
  return new SmtpError(failureOf(error, complete), `${code}${command ? ` at ${command}` : ''}: ${text}`);
}

/** Programming errors of Node, which do not concern the mail server, have codes that begin with ERR_. */
const isNodemailerError = (error: unknown): error is NodemailerError & { code: string } =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  !error.code.startsWith('ERR_');

function failureOf(
  { code = '', originalCode = '', command, response = '', permanent }: NodemailerError,
  complete: boolean,
): SmtpFailure {
  if (permanent === undefined && complete) return 'unanswered';
  if (permanent === undefined)
    return UNSENDABLE.includes(code) ? 'refused' : LOCKED_OUT.test(code + originalCode) ? 'locked-out' : 'outage';
  if (!permanent) return 'outage';
  if (command === RECIPIENT) return POLICY.test(response) ? 'denied' : 'refused';
  return command === CONTENT ? 'rejected' : 'locked-out';
}

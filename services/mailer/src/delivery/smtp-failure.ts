// What a failed delivery means: wait, call somebody, try another mailbox, or give up.
import type { NodemailerError } from 'nodemailer';

/**
 * outage: the mail server is away or busy; everything waits until it is back.
 * locked-out: it does not let us in (login, sender, certificate); everything waits until somebody mends that.
 * denied: it won't take mail for this mailbox from us, which somebody can mend; another mailbox may take it meanwhile.
 * refused: this mailbox, for good.
 * rejected: the server has read the mail and won't have it; a scanner that was unwell may think otherwise later.
 * unanswered: all of the mail was sent and no answer came. Nobody knows whether it has arrived.
 */
export type SmtpFailure = 'outage' | 'locked-out' | 'denied' | 'refused' | 'rejected' | 'unanswered';

/** Commands whose refusal is about the mailbox or the message; any other is about us and our connection. */
const RECIPIENT = 'RCPT TO';
const CONTENT = 'DATA';
/** Refusals by policy, not for want of the mailbox: RFC 3463's class 5.7, and servers that say "relay" without a class. */
const POLICY = /\b5\.7\.\d+\b|\brelay/i;
/** nodemailer's codes for a mail that could not even be offered: our own mistake, the same at every attempt. */
const UNSENDABLE = ['EENVELOPE', 'EMESSAGE', 'EFILEACCESS', 'EURLACCESS', 'EMAXRECIPIENTS'];

/** Codes of nodemailer's and Node's for a login, an encryption or a certificate that failed without a reply. */
const LOCKED_OUT = /AUTH|TLS|SSL|CERT|SIGNATURE/;

const ADDRESS = /<?(?<![^\s<>])[^\s<>]+@[^\s<>]+>?/g;
const LOGGED_CHARACTERS = 300;

/** A delivery that failed. Its message is safe to log: addresses in the server's words are left out. */
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
 * Reads an error of nodemailer's; any other error is returned as it is. Nothing is said of the mail, nor to whom it went.
 * @param complete whether all of the mail had been sent.
 */
export function smtpError(error: unknown, complete = false): unknown {
  if (!isNodemailers(error)) return error;
  const { code, command, response, message } = error;
  const words = (response ?? message).replace(ADDRESS, '<address>').slice(0, LOGGED_CHARACTERS);
  return new SmtpError(failureOf(error, complete), `${code}${command ? ` at ${command}` : ''}: ${words}`);
}

/** Node's own mistakes in use, which say nothing of the mail server, have codes that begin with ERR_. */
const isNodemailers = (error: unknown): error is NodemailerError & { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' && !error.code.startsWith('ERR_');

function failureOf({ code = '', originalCode = '', command, response = '', permanent }: NodemailerError, complete: boolean): SmtpFailure {
  if (permanent === undefined && complete) return 'unanswered';
  if (permanent === undefined)
    return UNSENDABLE.includes(code) ? 'refused' : LOCKED_OUT.test(code + originalCode) ? 'locked-out' : 'outage';
  if (!permanent) return 'outage';
  if (command === RECIPIENT) return POLICY.test(response) ? 'denied' : 'refused';
  return command === CONTENT ? 'rejected' : 'locked-out';
}

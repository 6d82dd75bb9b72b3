// How long the mail server may take. RFC 5321, 4.5.3.2, asks for five minutes before most of its answers and for ten after the end of a
// mail: so long a scanner may read, and who hangs up meanwhile sends a mail that has arrived a second time.

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export interface Patience {
  /**
   * From the moment a mail is handed over until its last line leaves, in milliseconds: a free connection, greeting, login, envelope, text.
   * Nothing has been taken until then.
   */
  readonly offerMs: number;
  /** From its last line to the server's answer. */
  readonly answerMs: number;
  /** How long a stopping process waits for what is under way. Shorter than the time it is given to end. */
  readonly stopMs: number;
}

/** @param timeScale below 1 only to rehearse outages; however much a rehearsal hurries, a busy machine has its time. */
export const smtpPatience = (timeScale = 1): Patience => ({
  offerMs: Math.max(10 * SECOND, 5 * MINUTE * timeScale),
  answerMs: Math.max(15 * SECOND, 10 * MINUTE * timeScale),
  stopMs: Math.max(5 * SECOND, 25 * SECOND * timeScale),
});

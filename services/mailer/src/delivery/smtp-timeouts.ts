// Timeouts of SMTP. RFC 5321, 4.5.3.2, asks for five minutes for most replies and for ten after the end of the data: a
// content scanner may take that long, and a client that disconnects earlier sends a mail twice that was accepted.

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export interface SmtpTimeouts {
  /**
   * From the call until the end of the data is sent, in milliseconds: a free connection, greeting, login, envelope,
   * content. Until then the server has accepted nothing.
   */
  readonly sendMs: number;
  /** From the end of the data to the server's reply, in milliseconds. */
  readonly replyMs: number;
  /** How long a stopping process waits for deliveries under way, in milliseconds. Shorter than its grace period. */
  readonly stopMs: number;
}

/** @param timeScale below 1 only to rehearse outages; the lower bounds leave a busy machine enough time. */
export const smtpTimeouts = (timeScale = 1): SmtpTimeouts => ({
  sendMs: Math.max(10 * SECOND, 5 * MINUTE * timeScale),
  replyMs: Math.max(15 * SECOND, 10 * MINUTE * timeScale),
  stopMs: Math.max(5 * SECOND, 25 * SECOND * timeScale),
});

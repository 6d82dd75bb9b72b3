import { isIP } from 'node:net';

interface SmtpEnv {
  readonly SMTP_URL: string;
  readonly SMTP_REQUIRE_TLS?: boolean | undefined;
  readonly NODE_ENV: string;
}

/** Whether a mail server is on the loopback interface, where encryption protects nothing. */
export const isLoopback = (smtpUrl: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(smtpUrl).hostname);

/** nodemailer's options of a connection. @param name the host name in EHLO. */
export function smtpConnection(env: SmtpEnv, name: string) {
  const { protocol, hostname, port, username, password } = new URL(env.SMTP_URL);
  const secure = protocol === 'smtps:';
  const requireTls = env.SMTP_REQUIRE_TLS ?? (env.NODE_ENV === 'production' && !isLoopback(env.SMTP_URL));
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    name,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: requireTls && !secure,
    opportunisticTLS: !requireTls,
    // If encryption is not required, an unverified certificate is better than none.
    tls: { rejectUnauthorized: requireTls || secure, ...(isIP(host) ? {} : { servername: host }) },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

// The inbox as a program. Reads INBOX_DIR, INBOX_PORT and SMTP_PORT.
import { startInbox } from './inbox.ts';

const dir = process.env['INBOX_DIR'];
if (!dir) throw new Error('INBOX_DIR is missing');
const inbox = await startInbox({
  dir,
  httpPort: Number(process.env['INBOX_PORT'] ?? 8025),
  smtpPort: Number(process.env['SMTP_PORT'] ?? 1025),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void inbox.close());

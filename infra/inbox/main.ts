// The inbox as a program.
import { startInbox } from './inbox.ts';

const { INBOX_DIR, INBOX_PORT = '8025', SMTP_PORT = '1025' } = process.env;
if (!INBOX_DIR) throw new Error('INBOX_DIR is missing');
const inbox = await startInbox(INBOX_DIR, { httpPort: Number(INBOX_PORT), smtpPort: Number(SMTP_PORT) });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void inbox.close());

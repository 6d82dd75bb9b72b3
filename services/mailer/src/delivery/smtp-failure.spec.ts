import { describe, expect, it } from '@jest/globals';
import { SmtpError, smtpError } from './smtp-failure.js';

const reply = (code: string, command: string, response: string) => {
  const status = Number(response.slice(0, 3));
  return Object.assign(new Error(`failed: ${response}`), {
    code,
    command,
    response,
    responseCode: status,
    permanent: status >= 500 && status !== 503,
  });
};
const trouble = (code: string, command = 'CONN') => Object.assign(new Error('failed'), { code, command });

describe('a failed delivery', () => {
  it.each([
    ['a refused connection', trouble('ESOCKET')],
    ['a silent server', trouble('ETIMEDOUT')],
    ['an unknown host name', trouble('EDNS')],
    ['our own deadline', trouble('EABORT', 'API')],
    ['a server going down', reply('EPROTOCOL', 'CONN', '421 closing')],
    ['a greylisted recipient', reply('EENVELOPE', 'RCPT TO', '451 4.7.1 come back later')],
    ['a full mailbox', reply('EENVELOPE', 'RCPT TO', '452 4.2.2 mailbox full')],
    ['a confused session', reply('EENVELOPE', 'RCPT TO', '503 bad sequence')],
    ['content deferred', reply('EMESSAGE', 'DATA', '451 4.3.0 scanner away')],
  ])('by %s is waited out', (_, error) => expect(smtpError(error)).toMatchObject({ failure: 'outage' }));

  it.each([
    ['a bad certificate', trouble('ETLS')],
    ['a server that takes nobody', reply('EPROTOCOL', 'CONN', '554 no service here')],
    ['a wrong password', reply('EAUTH', 'AUTH PLAIN', '535 5.7.8 bad credentials')],
    ['a missing password', trouble('EAUTH', 'API')],
    ['a sender that may not send', reply('EENVELOPE', 'MAIL FROM', '550 5.7.1 not your address')],
    ['a login that is required', reply('EENVELOPE', 'MAIL FROM', '530 5.7.0 authentication required')],
  ])('by %s is waited out, and somebody must mend it', (_, error) =>
    expect(smtpError(error)).toMatchObject({ failure: 'locked-out' }),
  );

  it.each([
    ['a policy', reply('EENVELOPE', 'RCPT TO', '550 5.7.133 sender not authenticated for group')],
    ['a relay', reply('EENVELOPE', 'RCPT TO', '550 relay not permitted')],
  ])('by %s may be tried elsewhere and is otherwise waited out', (_, error) =>
    expect(smtpError(error)).toMatchObject({ failure: 'denied' }),
  );

  it.each([
    ['an unknown mailbox', reply('EENVELOPE', 'RCPT TO', '550 5.1.1 no such user')],
    ['a mailbox that takes no more', reply('EENVELOPE', 'RCPT TO', '552 5.2.2 over quota')],
    ['an address that cannot be offered', trouble('EENVELOPE', 'API')],
    ['a mail that is too large', trouble('EMESSAGE', 'MAIL FROM')],
  ])('by %s is final for that mailbox', (_, error) => expect(smtpError(error)).toMatchObject({ failure: 'refused' }));

  it.each(['554 5.7.1 message rejected', '550 spam', '552 5.3.4 too big'])(
    'by a filter of contents is no refusal of the mailbox: %s',
    (words) => expect(smtpError(reply('EMESSAGE', 'DATA', words), true)).toMatchObject({ failure: 'rejected' }),
  );

  it.each([
    ['a lost connection', trouble('ECONNECTION')],
    ['a reset', trouble('ESOCKET')],
    ['silence', trouble('ETIMEDOUT')],
    ['our own deadline', trouble('EABORT', 'API')],
    ['an answer that is none', { ...trouble('EMESSAGE', 'DATA'), response: 'well' }],
  ])('by %s after the whole mail was sent is known to nobody', (_, error) =>
    expect(smtpError(error, true)).toMatchObject({ failure: 'unanswered' }),
  );

  it('has a message without addresses, because it is logged', () => {
    const error = smtpError(
      reply('EENVELOPE', 'RCPT TO', '550 5.1.1 <anna.prova@example.com>: user unknown; anna.prova@example.com'),
    ) as SmtpError;
    expect(error).toBeInstanceOf(SmtpError);
    expect(error.message).toBe('EENVELOPE at RCPT TO: 550 5.1.1 <<address>>: user unknown; <address>');
    expect(error.stack).not.toContain('anna');
  });

  it('is read in linear time, however long a word the server sends', () => {
    // A pattern that began anew at each letter would take minutes.
    expect(smtpError(reply('EMESSAGE', 'DATA', `554 ${'a'.repeat(200_000)}`))).toMatchObject({ failure: 'rejected' });
  });

  it('that is no failure of the mail server is returned unchanged', () => {
    const bug = new TypeError('undefined is not a function');
    expect(smtpError(bug)).toBe(bug);
    const node = Object.assign(new TypeError('invalid argument'), { code: 'ERR_INVALID_ARG_TYPE' });
    expect(smtpError(node)).toBe(node);
  });
});

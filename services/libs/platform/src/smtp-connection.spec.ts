import { describe, expect, it } from '@jest/globals';
import { isLoopback } from './smtp-connection.js';

describe('the mail server', () => {
  it.each(['smtp://localhost:1025', 'smtp://127.0.0.1', 'smtp://user:p%40ss@[::1]:2525'])(
    '%s is on this machine',
    (url) => expect(isLoopback(url)).toBe(true),
  );
  it.each(['smtp://mail.example.it', 'smtps://127.example.it', 'smtp://localhost.example.it', 'smtp://10.0.0.1'])(
    '%s is elsewhere',
    (url) => expect(isLoopback(url)).toBe(false),
  );
});

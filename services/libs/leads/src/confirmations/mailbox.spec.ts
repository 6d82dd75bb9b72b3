import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.js';

describe('one mailbox', () => {
  it.each([
    [
      'franco.prova@gmail.com',
      [
        'francoprova@gmail.com',
        'F.R.A.N.C.O.prova@GMAIL.com',
        'francoprova+x@googlemail.com',
        'franco.prova+a+b@gmail.com',
      ],
    ],
    ['franco@yahoo.it', ['franco-corsi@yahoo.it', 'Franco+x@yahoo.it']],
    ['franco@example.it', ['franco+reclami@example.it', 'FRANCO@Example.IT']],
    ['franco@outlook.it', ['franco+1@outlook.it']],
  ])('%s has many spellings', (address, spellings) => {
    for (const spelling of spellings) expect(mailboxOf(spelling).address).toBe(mailboxOf(address).address);
  });

  it.each([
    ['franco.prova@example.it', 'francoprova@example.it'],
    ['franco-prova@example.it', 'franco@example.it'],
    ['franco@yahoo.it', 'franco@yahoo.com'],
    ['+39@example.it', '+40@example.it'],
  ])('is not another: %s, %s', (one, other) => expect(mailboxOf(one).address).not.toBe(mailboxOf(other).address));
});

describe('the domain', () => {
  it('is the registrable domain, whatever the subdomain', () => {
    expect(
      ['a@example.co.uk', 'b@mail.example.co.uk', 'c@x1.y2.example.co.uk'].map((address) => mailboxOf(address).domain),
    ).toEqual(Array.from({ length: 3 }, () => 'example.co.uk'));
  });

  it.each(['a@gmail.com', 'a@googlemail.com', 'a@yahoo.co.uk', 'a@hotmail.it', 'a@libero.it', 'a@outlook.de'])(
    'of %s is many strangers’',
    (address) => expect(mailboxOf(address).shared).toBe(true),
  );
  it.each(['a@example.it', 'a@gmail.example.it', 'a@me.example.com', 'a@free.it'])('of %s is one owner’s', (address) =>
    expect(mailboxOf(address).shared).toBe(false),
  );
});

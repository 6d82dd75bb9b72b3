import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { inOnePiece } from './in-one-piece.js';

describe('in one piece', () => {
  it('a mail that comes in pieces is passed on whole', async () => {
    const pieces = ['Subject: Ciao\r\n', '\r\n', 'Perché no?'].map((text) => Buffer.from(text));
    const passed = await Readable.from(pieces).pipe(inOnePiece()).toArray();
    expect(passed.map(String)).toEqual(['Subject: Ciao\r\n\r\nPerché no?']);
  });

  it('two mails do not mix', async () => {
    const [one, other] = await Promise.all(
      ['eins', 'zwei'].map((text) =>
        Readable.from([Buffer.from(text)])
          .pipe(inOnePiece())
          .toArray(),
      ),
    );
    expect([String(one), String(other)]).toEqual(['eins', 'zwei']);
  });
});

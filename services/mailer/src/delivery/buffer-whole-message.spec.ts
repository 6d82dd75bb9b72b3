import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { bufferWholeMessage } from './buffer-whole-message.js';

describe('buffering a whole message', () => {
  it('emits a mail that comes in chunks as one chunk', async () => {
    const pieces = ['Subject: Ciao\r\n', '\r\n', 'Perché no?'].map((text) => Buffer.from(text));
    const passed = await Readable.from(pieces).pipe(bufferWholeMessage()).toArray();
    expect(passed.map(String)).toEqual(['Subject: Ciao\r\n\r\nPerché no?']);
  });

  it('does not mix two mails', async () => {
    const [one, other] = await Promise.all(
      ['eins', 'zwei'].map((text) =>
        Readable.from([Buffer.from(text)])
          .pipe(bufferWholeMessage())
          .toArray(),
      ),
    );
    expect([String(one), String(other)]).toEqual(['eins', 'zwei']);
  });
});

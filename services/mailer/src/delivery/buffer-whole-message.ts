import { Transform } from 'node:stream';

/**
 * Buffers a message and emits it in one chunk. nodemailer writes a mail in about ten, each of them a system call; these
 * mails are small.
 */
export function bufferWholeMessage(): Transform {
  const chunks: Buffer[] = [];
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
    flush: (done) => done(null, Buffer.concat(chunks)),
  });
}

import { Transform } from 'node:stream';

/** Passes on whole what comes in pieces. nodemailer writes a mail in about ten, each of them a system call; ours are small enough to be held whole. */
export function inOnePiece(): Transform {
  const pieces: Buffer[] = [];
  return new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      pieces.push(piece);
      done();
    },
    flush: (done) => done(null, Buffer.concat(pieces)),
  });
}

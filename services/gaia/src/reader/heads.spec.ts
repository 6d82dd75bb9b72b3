import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featuresOf } from './features.js';
import { NONE, heads, learn, read } from './heads.js';
import type { Example } from './examples.js';
import { readLearnt, writeLearnt } from './learnt-file.js';
import { likeliest } from './linear.js';

const example = (text: string, ...labels: string[]): Example => ({ text, labels, author: 'test' });
const examples = [
  example('quanto costa il toefl?', 'toefl.prezzo'),
  example('prezzo del toefl', 'toefl.prezzo'),
  example('quanto dura il toefl', 'toefl.durata'),
  example('dove siete?', 'scuola.indirizzo'),
  example('la via della scuola', 'scuola.indirizzo'),
  example('c’è il parcheggio?', NONE),
  example('e quanto costa', '*.prezzo'),
  example('grazie mille', 'thanks'),
];
const folder = mkdtempSync(join(tmpdir(), 'learnt-'));
const file = join(folder, 'learnt.bin');
afterAll(() => rmSync(folder, { recursive: true }));

describe('features', () => {
  const rowsOf = (text: string) => new Set(featuresOf(text));

  test('do not change with case, accents and which level it is', () => {
    expect(rowsOf('Perché il B2?')).toEqual(rowsOf('perche il b2?'));
    expect(rowsOf('quando inizia il b1')).toEqual(rowsOf('quando inizia il c2'));
  });
});

describe('what is learnt', () => {
  const learnt = learn(examples);

  test('tells intent, topic, aspect and fact of a text', () => {
    const reading = read(learnt, 'prezzo toefl?');
    expect(heads.map((head) => likeliest(reading[head]).label)).toEqual(['asks', 'toefl', 'prezzo', 'toefl.prezzo']);
    expect(likeliest(read(learnt, 'grazie!').intents).label).toBe('thanks');
    expect(likeliest(read(learnt, 'il parcheggio c’è?').aspects).label).toBe(NONE);
  });

  test('is the same whenever the same examples are learnt, in whatever order', () => {
    const again = learn(examples.toReversed());
    for (const text of ['toefl quanto', 'via?', 'grazie e parcheggio']) {
      for (const head of heads) expect(likeliest(read(again, text)[head])).toEqual(likeliest(read(learnt, text)[head]));
    }
  });

  test('guesses as before once it is written and read', () => {
    writeLearnt(file, learnt);
    const text = 'quanto costa il toefl a via tibullo';
    expect(read(readLearnt(file), text)).toEqual(read(learnt, text));
  });

  test('is refused when its file is cut short', () => {
    writeLearnt(file, learnt);
    const content = readFileSync(file);
    writeFileSync(file, content.subarray(0, content.length - 1));
    expect(() => readLearnt(file)).toThrow('cut short');
  });
});

// What becomes of a good body on its way through a careless or a hostile program.
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { anyCharacter } from './any-character.js';
import type { Body } from './from-schema.js';

/** The whole list: https://github.com/minimaxir/big-list-of-naughty-strings */
export const naughtyStrings = createRequire(import.meta.url)('big-list-of-naughty-strings') as readonly string[];

export interface SentBody {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
}

const nested = fc
  .integer({ min: 1, max: 2000 })
  .map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`)
  .map((json) => new Raw(json));
/** A JSON text that `JSON.stringify` would not write. */
class Raw {
  constructor(readonly json: string) {}
}

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.string({ unit: anyCharacter, maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(
      '\u0000',
      '\uD800',
      '\uDC00',
      '\r',
      '\n',
      '\u202E',
      '\u200D',
      '\uFEFF',
      '\u0301',
      '𝒜',
      'a',
      ' ',
      '\u3164',
    ),
    maxLength: 300,
  }),
  fc.integer({ min: 1, max: 40_000 }).map((length) => 'x'.repeat(length)),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -0,
    -1,
    1e308,
    new Raw('1e999'),
    new Raw('-1e-999'),
    new Raw('99999999999999999999'),
    [],
    {},
    [[]],
    new Raw('{"__proto__":{"polluted":true}}'),
    new Raw('{"toString":1,"length":-1,"constructor":{"prototype":{"polluted":true}}}'),
  ),
  nested,
);
const names = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'then',
    'toJSON',
    'length',
    '',
    '0',
    'referente2',
    'tempoCompilazione',
    'messages',
    'name',
    'firstName',
  ),
  fc.string({ maxLength: 20 }),
);

type Fields = readonly (readonly [name: string, value: unknown])[];

const write = (value: unknown): string => (value instanceof Raw ? value.json : (JSON.stringify(value) ?? 'null'));
const object = (fields: Fields) =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${write(value)}`).join(',')}}`;

/** One change to the fields of a body. */
const change = (count: number): fc.Arbitrary<(fields: Fields) => Fields> => {
  const at = fc.nat({ max: Math.max(0, count - 1) });
  return fc.oneof(
    fc.tuple(at, hostile).map(
      ([index, value]) =>
        (fields: Fields) =>
          fields.map(([name, old], here) => [name, here === index ? value : old] as const),
    ),
    at.map((index) => (fields: Fields) => fields.filter((_, here) => here !== index)),
    fc.tuple(names, hostile).map(([name, value]) => (fields: Fields) => [...fields, [name, value] as const]),
    // The same name twice: the last one counts, for the schema as for whatever is stored.
    fc.tuple(at, hostile).map(([index, value]) => (fields: Fields) => [
      ...fields,
      ...fields.filter((_, here) => here === index).map(([name]) => [name, value] as const),
    ]),
  );
};

/** One change to the bytes of a body. */
const damage: fc.Arbitrary<(bytes: Buffer) => Buffer> = fc.oneof(
  { weight: 6, arbitrary: fc.constant((bytes: Buffer) => bytes) },
  fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((part) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * part))),
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.uint8Array({ minLength: 1, maxLength: 4 }))
    .map(([part, noise]) => (bytes: Buffer) => {
      const place = Math.floor(bytes.length * part);
      return Buffer.concat([bytes.subarray(0, place), noise, bytes.subarray(place)]);
    }),
  fc.constantFrom(
    (bytes: Buffer) => Buffer.concat([Buffer.from('\uFEFF'), bytes]),
    (bytes: Buffer) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
    (bytes: Buffer) => Buffer.concat([Buffer.from('['), bytes, Buffer.from(']')]),
    (bytes: Buffer) => Buffer.concat([bytes, bytes]),
  ),
);

const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'application/json;',
    'application/json, text/html',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/problem+json',
    '*/*',
    'json',
    '/',
  ),
);
const headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc
    .string({ unit: fc.constantFrom(...'abc\'"<>{}%$;:,=()[]@/ \t'), maxLength: 400 })
    .map((key) => ({ 'Idempotency-Key': key })),
  fc.constantFrom<Readonly<Record<string, string>>[]>(
    { 'Content-Encoding': 'gzip' },
    { Referer: 'javascript:alert(1)' },
    { Referer: '//\\' },
    { Accept: 'image/png' },
    { 'X-HTTP-Method-Override': 'DELETE' },
  ),
);

/** A body with one to four changes, perhaps damaged, perhaps under another name. */
export const mutated = (body: fc.Arbitrary<unknown>): fc.Arbitrary<SentBody> =>
  body.chain((good) => {
    const fields = Object.entries(good as Body);
    return fc
      .tuple(fc.array(change(fields.length), { minLength: 1, maxLength: 4 }), damage, contentType, headers)
      .map(([changes, harm, type, extra]) => ({
        bytes: harm(Buffer.from(object(changes.reduce<Fields>((all, next) => next(all), fields)))),
        contentType: type,
        headers: extra,
      }));
  });

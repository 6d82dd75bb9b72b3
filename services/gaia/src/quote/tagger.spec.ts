import { describe, expect, test } from '@jest/globals';
import { observe } from './observed.js';
import { requestsIn, markedTurn } from './marked-requests.js';
import { learnTagger, tag } from './tagger.js';
import { readTurn } from './turn.js';

const LINES = `idle | vorrei un preventivo per {persone tre colleghi}, sono {nome Anna Prova}
idle | preventivo per {persone 12 persone}, mi chiamo {nome Ivo Finti} ivo@example.com

name | {nome Bice Prova}
name | sono {nome Aldo Finti}
confirm | siamo in {persone quattro}, non in cinque`;
const turns = requestsIn(LINES, 'spec').flat().map(markedTurn);
const found = (text: string) => {
  const turn = readTurn(text);
  return tag(learnTagger(turns), observe(turn, 'idle')).map(({ slot, from, to }) => [
    slot,
    turn.words
      .slice(from, to)
      .map((word) => word.text)
      .join(' '),
  ]);
};

describe('the tagger', () => {
  test('finds values in words that it has not been taught', () =>
    expect(found('vorrei un preventivo per due colleghi, sono Dino Prova')).toEqual([
      ['persone', 'due colleghi'],
      ['nome', 'Dino Prova'],
    ]));
  test('finds none where there is none', () => expect(found('vorrei un preventivo')).toEqual([]));
  test('of no words finds nothing', () => expect(found('')).toEqual([]));
  test('is the same whenever the same turns are learnt', () => expect(learnTagger(turns)).toEqual(learnTagger(turns)));
});

describe('a marked line', () => {
  test('tells its state, its words and what they mean', () =>
    expect(requestsIn('name | sono {nome Anna Prova}', 'spec')).toEqual([
      [
        {
          author: 'spec',
          state: 'name',
          text: 'sono Anna Prova',
          marks: [{ slot: 'nome', from: 5, to: 15 }],
          service: undefined,
        },
      ],
    ]));
  test('is for the service that stands above it, within its request', () =>
    expect(
      requestsIn(
        '= ?\nidle | un preventivo\n= traduzioni\nservice | traduzione\nname | Anna\n\nidle | ciao',
        'spec',
      ).map((lines) => lines.map(({ service }) => service)),
    ).toEqual([[null, 'traduzioni', 'traduzioni'], [undefined]]));
  test('marks whole words, also behind an address that was dictated', () =>
    expect(
      markedTurn(requestsIn('name | anna chiocciola example punto it, sono {nome Anna Prova}', 'spec')[0]![0]!).spans,
    ).toEqual([{ slot: 'nome', from: 1, to: 3 }]));
  test.each(['name | sono {cognome Prova}', 'later | sono io', '= gite\nidle | sono io'])(
    'is refused where it names what there is not: «%s»',
    (line) => expect(() => requestsIn(line, 'spec')).toThrow(/is called/),
  );
});

import { describe, expect, it } from '@jest/globals';
import { headerText } from './header-text.js';

const MOST = 60;

describe('words of a visitor in a header', () => {
  it.each([
    "Prof.ssa Anna D'Amico",
    'Dott.ssa Rossi',
    'Sig.ra Bianchi',
    'J. R. Rossi',
    'J.R. Rossi',
    'Dr. Verdi jr.',
    "Anna Maria de' Medici",
    'Giovanni D’Angelo',
    'Nicolo` Rossi',
    "Anna D'Angelo-Prò",
    'Wojciech Łódź',
    'José Ñ. Prova',
    '李明',
    'محمد',
    'Corso B1 Preliminary (PET)',
    'Erasmus+ mobilità di personale e studenti',
  ])('%s stay as they are', (words) => expect(headerText(words, MOST)).toBe(words));

  it.each([
    ['example.com', 'example. com'],
    ['rossi@x.it', 'rossi x. it'],
    ['www.evil.example', 'www. evil. example'],
    ['https://evil.example/x', 'https evil. example x'],
    ['evil.ra.com', 'evil. ra. com'],
    ['x.ssa-y.it', 'x. ssa-y. it'],
    ['evil。com evil．com evil․com', 'evil com evil com evil com'],
    ['Dr.Verdi', 'Dr. Verdi'],
    ['Anna\r\nBcc: evil@example.com', 'Anna Bcc evil example. com'],
    ['Direzione <direzione@example.it>', 'Direzione direzione example. it'],
    ['"Anna", <x@example.com>; Bruno', 'Anna x example. com Bruno'],
    ['=?utf-8?q?Bcc=3A_evil?=', 'utf-8 q Bcc 3A evil'],
    ['\u202Eannა\u0000', 'annა'],
    ['<>', ''],
  ])('hold nothing that could pass for an address: %j becomes %j', (words, header) =>
    expect(headerText(words, MOST)).toBe(header),
  );

  it('are bounded in characters, not in parts of them', () => {
    expect(headerText('𝒜'.repeat(80), MOST)).toBe(`${'𝒜'.repeat(59)}…`);
    expect(headerText('e\u0323\u0301'.repeat(80), MOST)).toBe(`${'e\u0323\u0301'.normalize('NFC').repeat(59)}…`);
  });
});

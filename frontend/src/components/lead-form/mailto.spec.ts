import { describe, expect, it } from '@jest/globals';
import { complaint, contact } from '@school/contracts';
import { officeMailboxes } from '#src/content/office-mailboxes.ts';
import { mailtoHref } from './mailto.ts';

const bodyOf = (href: string) => new URL(href).searchParams.get('body')!;

describe('mailtoHref', () => {
  it('writes to the office for the chosen option, with labels instead of names and values', () => {
    const href = mailtoHref(contact, { firstName: 'Anna', course: 'certificazioni', notify: true, message: '' });
    expect(officeMailboxes.esami).toMatch(/@/);
    expect(href).toContain(`mailto:${officeMailboxes.esami}?subject=Contatto`);
    expect(bodyOf(href)).toBe('Nome: Anna\nInteresse: Certificazioni\nAvvisami quando parte: Sì');
  });

  it.each([
    ['an emoji', '😀'],
    ['a family of emoji', '👨‍👩‍👧'],
    ['a flag', '🇮🇹'],
    ['a letter with a combining accent', 'e\u0301\u0323'],
    ['a vowelled Arabic letter', 'سَ'],
    ['a line end', '\r\n'],
  ])('cuts a long text between characters: %s at any place of the cut', (_what, character) => {
    for (let shift = 0; shift < 12; shift += 1) {
      const descrizione = `${'x'.repeat(1770 + shift)}${character.repeat(20)}`;
      const body = bodyOf(mailtoHref(complaint, { descrizione }));
      expect(body.length).toBeLessThanOrEqual(1800);
      expect(body.endsWith('…')).toBe(true);
      const rest = body.slice(`Descrizione: ${'x'.repeat(1770 + shift)}`.length, -1);
      expect(rest).toBe(character.repeat(rest.length / character.length));
    }
  });

  it('replaces half of a surrogate pair by an unknown character', () => {
    expect(bodyOf(mailtoHref(complaint, { descrizione: 'ciao \uD83D' }))).toBe('Descrizione: ciao \uFFFD');
  });
});

/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { complaint, contact } from '@school/contracts';
import { cleanControls, keptEntries, readEntries } from './entries.ts';

let form: HTMLFormElement;
const control = <E extends HTMLElement = HTMLInputElement>(name: string) =>
  form.elements.namedItem(name) as E & HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input name="firstName"><input name="email" type="email"><input name="phone" type="tel">
    <select name="course"><option value=""></option><option value="inglese">Inglese</option></select>
    <input name="notify" type="checkbox"><textarea name="message"></textarea>
    <input name="gdprAccepted" type="checkbox"><input name="courseType" type="hidden" value="Corso A2 Key (KET)">
    <input name="referente2">
  </form>`;
  form = document.forms[0]!;
});

describe('readEntries', () => {
  it('reads the values of the visible fields, however they were set', () => {
    control('firstName').value = 'Anna';
    control('course').value = 'inglese';
    control('gdprAccepted').checked = true;
    control('referente2').value = 'a robot';
    expect(readEntries(contact.fields, form)).toEqual({
      firstName: 'Anna',
      email: '',
      phone: '',
      course: 'inglese',
      courseType: 'Corso A2 Key (KET)',
      notify: false,
      message: '',
      gdprAccepted: true,
    });
  });
});

describe('keptEntries', () => {
  it('keeps neither consents nor other checkboxes nor private entries', () => {
    expect(
      keptEntries(complaint.fields, {
        nome: 'Anna',
        codiceFiscale: 'PRVFNC80A41H501Z',
        descrizione: 'x',
        gdprConsent: true,
      }),
    ).toEqual({ nome: 'Anna' });
    expect(keptEntries(contact.fields, { course: 'inglese', notify: true, other: 'x' })).toEqual({ course: 'inglese' });
  });
});

describe('cleanControls', () => {
  it.each([
    ['email', '\u202Aanna@example.it\u202C', 'anna@example.it'],
    ['email', '\u2066anna@example.it\u2069', 'anna@example.it'],
    ['email', 'anna@example.it\u00A0', 'anna@example.it'],
    ['email', '\u3000anna@example.it', 'anna@example.it'],
    ['email', 'anna\u200B@example.it', 'anna@example.it'],
    ['email', '\uFEFFanna@example.it', 'anna@example.it'],
    ['email', 'anna\u00AD@example.it', 'anna@example.it'],
    ['email', 'mailto:anna@example.it', 'anna@example.it'],
    ['email', '<anna@example.it>', 'anna@example.it'],
    ['email', 'anna.d’amico@example.it', "anna.d'amico@example.it"],
    ['email', 'info@münchen.de', 'info@xn--mnchen-3ya.de'],
    ['email', 'anna', 'anna'],
    ['firstName', '\u2067רחל\u2069', 'רחל'],
    ['firstName', '\u00A0 \u200B', ''],
    ['firstName', 'Niccolò 👩🏽‍💻', 'Niccolò 👩🏽‍💻'],
    ['phone', '\u202A+39\u00A0333 1234567\u202C', '+39\u00A0333 1234567'],
    ['phone', '06 1234567 / 333 1234567', '06 1234567 / 333 1234567'],
    ['message', '\u200B\u00A0\n', ''],
    ['message', 'prima\nseconda\t👨‍👩‍👧', 'prima\nseconda\t👨‍👩‍👧'],
  ])('of %s: %j becomes %j', (name, typed, clean) => {
    control(name).value = typed;
    cleanControls(form);
    expect(control(name).value).toBe(clean);
  });

  it('does not change selects and checkboxes', () => {
    control('course').value = 'inglese';
    control('notify').checked = true;
    cleanControls(form);
    expect(readEntries(contact.fields, form)).toMatchObject({ course: 'inglese', notify: true });
  });
});

import { describe, expect, it } from '@jest/globals';
import { dueText } from '@school/catalog';
import { leadKinds, leadReference } from '@school/contracts';
import { aBody, aLead } from '@school/contracts/testing';
import { exampleSchool } from '@school/catalog/testing';
import { confirmationMail } from './confirmation.mail.js';

describe('the confirmation of a complaint', () => {
  const lead = aLead('complaint');
  const mail = confirmationMail(lead, exampleSchool);

  it('gives the protocol number, the due date and where documents go', () => {
    for (const body of [mail.html, mail.text]) {
      for (const said of [
        leadReference('complaint', lead.id),
        'lunedì 14 dicembre 2026',
        '15 giorni lavorativi',
        exampleSchool.offices.qualita.email,
        'Titolare',
        '/privacy-policy',
        'gratuita',
      ]) {
        expect(body).toContain(said);
      }
    }
  });

  it('repeats nothing that was typed, not even the name: it must carry no message to a third person', () => {
    const typed = Object.entries(aBody('complaint')).filter(
      ([field, value]) => typeof value === 'string' && field !== 'email' && field !== 'tipoReclamo',
    );
    const whole = JSON.stringify({ ...mail, to: undefined });
    for (const [, value] of typed) expect(whole).not.toContain(value);
    expect(whole).not.toContain(lead.payload.email);
    const other = confirmationMail(
      aLead(
        'complaint',
        { id: lead.id },
        aBody('complaint', { nome: 'X', descrizione: 'https://evil.example.com', email: lead.payload.email }),
      ),
      exampleSchool,
    );
    expect(other).toEqual(mail);
  });

  it('goes to the sender alone, has the office as Reply-To, and asks for no automatic reply', () => {
    expect(mail.to).toEqual({ name: '', address: lead.payload.email });
    expect(mail.replyTo?.address).toBe(exampleSchool.offices.qualita.email);
    expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' });
  });
});

it.each([
  ['it', ''],
  ['en', 'lang="en"'],
  ['fr', 'lang="fr"'],
  ['es', 'lang="es"'],
  ['de', 'lang="de"'],
])('the confirmation of a request from the chat begins in the language of the visitor: %s', (lingua, marked) => {
  const paragraphs = confirmationMail(aLead('quote', {}, aBody('quote', { lingua })), exampleSchool).html.match(
    /<p lang="\w\w"/g,
  )!;
  expect(paragraphs[0]).toContain(marked || 'lang="it"');
  expect(paragraphs[1]).toContain('lang="it"');
});

describe.each(leadKinds)('the confirmation of a %s', (kind) => {
  const lead = aLead(kind);
  const mail = confirmationMail(lead, exampleSchool);

  it('says until when it is answered, links the receipt and repeats nothing that was typed', () => {
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain(leadReference(kind, lead.id));
      expect(body).toContain(dueText(lead, exampleSchool) ?? 'al più presto');
      expect(body).toContain(`https://www.example.it/ricevuta#${lead.id}`);
      expect(body).toContain(exampleSchool.phone);
    }
    const whole = JSON.stringify({ ...mail, to: undefined });
    for (const name of ['nome', 'firstName', 'lastName', 'cognome', 'message', 'descrizione', 'note']) {
      const typed = (lead.payload as Record<string, unknown>)[name];
      if (typeof typed === 'string' && typed !== '') expect(whole).not.toContain(typed);
    }
  });
});

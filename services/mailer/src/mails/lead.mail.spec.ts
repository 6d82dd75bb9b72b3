import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { officeFor } from '@school/catalog';
import { type Lead, type LeadKind, consentsOf, leadForm, leadKinds, leadReference, officeIds } from '@school/contracts';
import { aBody, aCourseEnquiry, aLead } from '@school/contracts/testing';
import { officeLink } from '@school/leads';
import { exampleSchool } from '@school/catalog/testing';
import { leadMail } from './lead.mail.js';

const LINKS_KEY = createSecretKey(Buffer.alloc(32, 7));
const toOffice = (lead: Lead) => leadMail(lead, officeFor(lead), exampleSchool, LINKS_KEY);
/** The longer texts, and the conversation. */
const textsOf = (kind: LeadKind) =>
  Object.keys(leadForm(kind).fields).filter((name) =>
    ['text', 'conversation'].includes(leadForm(kind).fields[name]!.type),
  );
/** Shown above everything else, as the name and the ways to reach the visitor. */
const WHO = ['nome', 'cognome', 'firstName', 'lastName', 'name', 'email', 'telefono', 'phone'];

describe.each(leadKinds)('the mail of a %s', (kind) => {
  const lead = aLead(kind, { consent: { version: '2026-11', given: consentsOf(leadForm(kind)) } });
  const mail = toOffice(lead);

  it('shows each of its fields once, under its Italian name', () => {
    const { fields, mail: order } = leadForm(kind);
    const shown = [...order.facts, ...textsOf(kind), ...consentsOf(leadForm(kind))];
    expect([...shown, ...WHO.filter((field) => field in fields)].sort()).toEqual(Object.keys(fields).sort());
    for (const field of shown.filter((field) => aBody(kind)[field]))
      expect(mail.html).toContain(fields[field]!.label.replace("'", '&#39;'));
  });

  it('goes to its office, from where the answer goes to the visitor', () => {
    expect(mail.to.address).toBe(exampleSchool.offices[officeFor(lead)].email);
    expect(mail.replyTo?.address).toBe(aBody(kind)['email']);
  });

  it('has a subject whose tail is its reference, without brackets', () => {
    expect(mail.subject).toMatch(new RegExp(`^${leadForm(kind).title} · .* · rif\\. ${leadReference(kind, lead.id)}$`));
    expect(mail.subject).not.toMatch(/[[\]]/);
  });

  it('says above everything else by when to answer, in both bodies', () => {
    const due = mail.text.match(/^Rispondere entro: .+$/m)![0];
    expect(mail.text.split('\n').slice(0, 3)).toEqual([
      leadForm(kind).mail.heading.toUpperCase(),
      expect.stringContaining('Prova'),
      due,
    ]);
    expect(mail.html.indexOf('Rispondere entro')).toBeLessThan(mail.html.indexOf('tel:'));
    for (const body of [mail.html, mail.text]) expect(body.match(/Rispondere entro/g)).toHaveLength(1);
  });

  it('has the headers of an automatic mail', () => {
    expect(mail.headers).toMatchObject({ 'X-Modulo': kind, 'X-Lead-Id': lead.id, 'Auto-Submitted': 'auto-generated' });
    expect(mail.id).toBe(`${lead.id}.office`);
  });

  it('says who to trust, by when to answer and what was agreed to', () => {
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain('non è verificato');
      expect(body).toContain('Rispondere entro');
      expect(body).toContain('2026-11');
    }
  });

  it('leaves out what was not given', () => {
    const { fields, mail: order } = leadForm(kind);
    const optional = [...order.facts, ...textsOf(kind)].filter((field) => !required(kind, field));
    const { text } = toOffice(
      aLead(
        kind,
        {},
        aBody(kind, Object.fromEntries(optional.map((field) => [field, field === 'servizio' ? 'altro' : '']))),
      ),
    );
    for (const field of optional) expect(text).not.toContain(`${fields[field]!.label}:`);
    expect(text).not.toMatch(/undefined|null|: *$/m);
  });

  it('has a short subject and a short name however long the visitor’s name is', () => {
    const long = 'Wolfeschlegelstein '.repeat(10).slice(0, 100);
    const { subject, replyTo } = toOffice(
      aLead(kind, {}, aBody(kind, { nome: long, cognome: long, firstName: long, lastName: long })),
    );
    expect(subject.length).toBeLessThan(120);
    expect(replyTo!.name.length).toBeLessThanOrEqual(60);
  });
});

/** Whether a request without the field is refused. */
function required(kind: LeadKind, field: string): boolean {
  try {
    aLead(kind, {}, aBody(kind, { [field]: '' }));
    return false;
  } catch {
    return true;
  }
}

describe('a mail for staff', () => {
  it('shows choices in words and days as days', () => {
    const { text } = toOffice(aLead('complaint'));
    expect(text).toContain('Tipo di reclamo: Fatturazione');
    expect(text).toContain("Data dell'accaduto: lunedì 2 novembre 2026");
  });

  const due = (kind: LeadKind, receivedAt: string) =>
    /^Rispondere entro: (.*)$/m.exec(toOffice(aLead(kind, { receivedAt })).text)?.[1];

  it('counts the promised hours on Rome’s clock', () => {
    expect(due('contact', '2026-11-18T09:30:00.000Z')).toBe(
      'giovedì 19 novembre 2026 alle ore 10:30 (promessa: 24 ore)',
    );
    expect(due('contact', '2026-07-01T12:30:00.000Z')).toBe('giovedì 2 luglio 2026 alle ore 14:30 (promessa: 24 ore)');
  });

  it('asks for an answer within opening hours: a time on a Sunday or at night moves to the next opening', () => {
    expect(due('contact', '2026-11-21T09:30:00.000Z')).toBe(
      'lunedì 23 novembre 2026 alle ore 09:00 (promessa: 24 ore)',
    );
    expect(due('school', '2026-07-01T22:30:00.000Z')).toBe('venerdì 3 luglio 2026 alle ore 09:00 (promessa: 24 ore)');
  });

  it.each([
    ['contact', {}, 'Contatto · Inglese · Anna Prova'],
    ['contact', { course: 'viaggi-studio' }, 'Contatto · Viaggi studio · Anna Prova'],
    ['contact', { course: '' }, 'Contatto · Anna Prova'],
    ['contact', { firstName: 'Prof.ssa Anna', lastName: "D'Amico" }, "Contatto · Inglese · Prof.ssa Anna D'Amico"],
    ['translation', {}, 'Traduzioni · Traduzione tecnica · Bruno Prova'],
    ['corporate', {}, 'Formazione aziendale · Business English · Carla Prova'],
    ['school', {}, 'Servizi per scuole · Formazione docenti · Dario Prova'],
    ['languagecert', {}, 'LanguageCert · B2 Expert · Elena Prova'],
    ['languagecert', { obiettivo: undefined }, 'LanguageCert · Elena Prova'],
    ['complaint', {}, 'Reclamo · Fatturazione · Franco Prova'],
    ['quote', {}, 'Richiesta dalla chat · Traduzioni e interpretariato · Gina Prova'],
    ['quote', { servizio: 'qualita' }, 'Richiesta dalla chat · Ufficio qualità · Gina Prova'],
    [
      'quote',
      { servizio: 'corsi-lingua', argomento: 'Corso di gruppo B2' },
      'Richiesta dalla chat · Corsi di lingua · Corso di gruppo B2 · Gina Prova',
    ],
    [
      'quote',
      { servizio: 'servizi-scuole', argomento: 'Servizi per le scuole' },
      'Richiesta dalla chat · Servizi per scuole · Gina Prova',
    ],
  ] as const)('can be sorted by its subject: a %s with %j', (kind, fields, subject) => {
    const lead = aLead(kind, {}, aBody(kind, fields));
    expect(toOffice(lead).subject).toBe(`${subject} · rif. ${leadReference(kind, lead.id)}`);
  });

  it('can be sorted by its subject: an enquiry from a course page, whatever course it names', () => {
    const about = (courseType: string) => toOffice(aLead('contact', {}, aCourseEnquiry({ courseType }))).subject;
    expect(about('Corso B1 Preliminary (PET)')).toContain(
      'Contatto · Corso B1 Preliminary (PET) · Ivo Prova · rif. CON-',
    );
    const long = about(`vai su evil.example.com ${'x'.repeat(100)}`);
    expect(long).toMatch(/^Contatto · vai su evil\. example\. com x+… · Ivo Prova · rif\. CON-\w{4}-\w{4}$/);
  });

  it('says in subject and text who wants to know when a course starts', () => {
    const { subject, text } = toOffice(aLead('contact', {}, aCourseEnquiry({ notify: true })));
    expect(subject).toContain('Contatto · Avvisami quando parte · Corso B1 Preliminary (PET) · Ivo Prova · rif. CON-');
    expect(text).toContain('Avvisami quando parte: Sì');
    expect(toOffice(aLead('contact', {}, aCourseEnquiry({ notify: false }))).text).not.toContain('Avvisami');
  });

  it('names the exam that a visitor asks for, beside the service', () => {
    const lead = aLead(
      'contact',
      {},
      aBody('contact', { course: 'certificazioni', courseType: 'Esame B2 First, sabato 12 dicembre' }),
    );
    expect(toOffice(lead).subject).toContain(
      'Contatto · Esame B2 First sabato 12 dicembre · Certificazioni · Anna Prova',
    );
  });

  it('that answers a visitor names them as they wrote their name', () => {
    for (const name of ["Prof.ssa D'Amico", 'J. R. Rossi', "Anna Maria de' Medici"]) {
      const { replyTo, subject } = toOffice(aLead('contact', {}, aCourseEnquiry({ name })));
      expect(replyTo!.name).toBe(name);
      expect(subject).toContain(` · ${name} · `);
    }
    const { replyTo, subject } = toOffice(aLead('contact', {}, aCourseEnquiry({ name: '<>' })));
    expect([replyTo!.name, subject]).toEqual(['senza nome', expect.stringContaining(' · senza nome · ')]);
  });

  it('of a translation, for which no time is promised, asks for haste', () => {
    expect(due('translation', '2026-11-18T09:30:00.000Z')).toBe('al più presto');
  });

  it('counts working days for a complaint', () =>
    expect(toOffice(aLead('complaint')).text).toContain(
      'Rispondere entro: lunedì 14 dicembre 2026 (15 giorni lavorativi)',
    ));

  it('dials and writes in one touch, with the reference', () => {
    const lead = aLead('translation');
    const { html } = toOffice(lead);
    expect(html).toContain('href="tel:060000000"');
    expect(html).toContain(
      `href="mailto:bruno.prova@example.com?subject=Rif.%20${leadReference('translation', lead.id)}"`,
    );
  });

  it('shows beside its subject what is asked', () => {
    expect(toOffice(aLead('contact')).html).toContain('>Inglese · Vorrei informazioni sui corsi serali. Grazie</div>');
    expect(toOffice(aLead('contact', {}, aBody('contact', { course: '', message: 'x'.repeat(300) }))).html).toContain(
      `>${'x'.repeat(139)}…</div>`,
    );
  });

  it('cuts what it shows beside its subject between characters', () => {
    for (const letters of [137, 138, 139, 140]) {
      const message = `${'a'.repeat(letters)}👩‍👩‍👧 fine`;
      const { html } = toOffice(aLead('contact', {}, aCourseEnquiry({ courseType: undefined, message })));
      const preview = /mso-hide:all;">([^<]*)</.exec(html)![1]!;
      expect(preview).not.toMatch(/\p{Surrogate}|\uFFFD|\u200D…/u);
      expect(preview).toMatch(/[a👧]…$/u);
    }
  });

  it('shows the name of a course enquiry as it was written', () => {
    const mail = toOffice(aLead('contact', {}, aCourseEnquiry({ name: 'Maria De Luca' })));
    expect(mail.text).toContain('Maria De Luca\n');
    expect(mail.text).toContain('Corso o esame: Corso B1 Preliminary (PET)');
  });

  it('has nowhere to reply to when there is no address, and says so', () => {
    const mail = toOffice(aLead('quote', {}, aBody('quote', { email: undefined })));
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('non ha lasciato un indirizzo email');
  });

  it('sends a suspect to the people who check, naming the office it was meant for', () => {
    const mail = toOffice(aLead('translation', { suspicion: ['honeypot', 'something-new'] }));
    expect(mail.to.address).toBe(exampleSchool.offices.verifica.email);
    for (const named of [exampleSchool.offices.traduzioni.email, 'campo invisibile', 'something-new'])
      expect(mail.html).toContain(named);
  });

  it('says which mailbox refused it', () => {
    const mail = leadMail(aLead('school'), 'segreteria', exampleSchool, LINKS_KEY, 'scuole');
    expect(mail.to.address).toBe(exampleSchool.offices.segreteria.email);
    expect(mail.text).toContain(exampleSchool.offices.scuole.email);
  });

  it('can be addressed to every office', () => {
    for (const office of officeIds)
      expect(leadMail(aLead('contact'), office, exampleSchool, LINKS_KEY).to.address).toBe(
        exampleSchool.offices[office].email,
      );
  });

  it('shows what is asked of Gaia above the contacts, then the office and the conversation, in both bodies', () => {
    const richiesta = 'Traduzione giurata di un diploma.\nServe entro il 12 gennaio.';
    const { text, html } = toOffice(aLead('quote', {}, aBody('quote', { richiesta })));
    for (const body of [text, html]) {
      const places = ['entro il 12 gennaio', '333 000 0005', 'Servizio', 'Visitatore: '].map((part) =>
        body.indexOf(part),
      );
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places[0]).toBeGreaterThan(0);
    }
    expect(text).toContain('> Traduzione giurata di un diploma.\n> Serve entro il 12 gennaio.');
    expect(text).toContain(`Ufficio: ${exampleSchool.offices.traduzioni.name}`);
    expect(html).toMatch(/>Traduzione giurata di un diploma\. Serve[^<]*· Traduzioni e interpretariato<\/div>/);
  });

  it('shows the conversation that led to a quote line by line, marked as unverified', () => {
    const conversazione =
      'Visitatore: <b>Buongiorno</b>, https://evil.example.com\nGaia: Ecco la richiesta. Confermi?\nVisitatore: Sì';
    const { text, html } = toOffice(aLead('quote', {}, aBody('quote', { conversazione })));
    expect(text).toContain(
      'CONVERSAZIONE CON GAIA (testo della chat come lo ha inviato il browser del visitatore: non è ' +
        'verificato)\n> Visitatore: <b>',
    );
    expect(text).toContain('\n> Gaia: Ecco la richiesta. Confermi?\n> Visitatore: Sì\n');
    expect(html).toContain('<br>Gaia: Ecco la richiesta. Confermi?<br>Visitatore: Sì');
    expect(html).toContain('Visitatore: &lt;b&gt;');
    expect(html).not.toMatch(/<b>|href="https:\/\/evil/);
  });

  it('does not let the page it came from be a link', () => {
    const { html } = toOffice(aLead('contact', { origin: '"><a href="https://evil.example.com">/contatti\r\nX: y' }));
    expect(html).not.toContain('href="https://evil');
    expect(html).not.toContain('https://evil');
  });
});

describe('the link of an office', () => {
  const lead = aLead('complaint');

  it.each(['html', 'text'] as const)('is in the %s, signed for the office that gets the mail', (body) => {
    const [first, other] = (['qualita', 'segreteria'] as const).map(
      (office) => leadMail(lead, office, exampleSchool, LINKS_KEY)[body],
    );
    const link = `https://www.example.it${officeLink(LINKS_KEY, lead.id, 'qualita')}`;
    expect(first).toContain(link);
    expect(other).not.toContain(link);
  });
});

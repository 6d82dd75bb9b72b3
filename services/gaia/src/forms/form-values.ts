// What each form of the site may be opened with: its own field names, the visitor's own words. Consents, tax code and the text of
// a complaint are the visitor's to write.
import { complaintChoices, contactTopics, corporateChoices, languagecertChoices, schoolChoices, translationChoices } from '@school/contracts';
import type { FactLevel } from '@school/catalog';
import { type Said, bracket, chosen, remarks, splitName } from './said.js';

type Values = Readonly<Record<string, string | undefined>>;
type Patterns<K extends string> = Readonly<Partial<Record<K, RegExp>>>;

const MODES: Patterns<'online' | 'presenza' | 'mista'> = { mista: /\b(mist[ao]|ibrid[ao]|blended)\b/, online: /\b(on ?line|a distanza|da remoto)\b/, presenza: /\bin (presenza|sede|azienda)\b/ };

const TRANSLATION_SERVICE: Patterns<keyof typeof translationChoices.tipoServizio> = {
  'interpretariato-simultaneo': /\bsimultane[aeio]\w*/,
  'interpretariato-consecutivo': /\bconsecutiv[aeio]\w*/,
  localizzazione: /\blocalizz\w+/,
  'traduzione-tecnica': /\b(traduzion[ei]|tradurre) (di )?(\w+ )?tecnic\w+|\bmanual[ei]\b/,
};
const CORPORATE_COURSE: Patterns<keyof typeof corporateChoices.tipoCorso> = {
  'business-english': /\bbusiness\b/,
  comunicazione: /\bcomunicazione\b|\bpublic speaking\b/,
  'lingue-straniere': /\b(francese|spagnolo|tedesco|cinese|russo|arabo|portoghese)\b/,
  'inglese-generale': /\binglese\b/,
};
const ROLE: Patterns<keyof typeof schoolChoices.ruolo> = { dirigente: /\b(dirigente|preside)\b/, coordinatore: /\bcoordinat\w+/, referente: /\breferente\b/, docente: /\b(docente|insegnante|prof\w*|maestr[ao])\b/ };
const SCHOOL_TYPE: Patterns<keyof typeof schoolChoices.tipoScuola> = {
  'istituto-comprensivo': /\bcomprensivo\b/,
  infanzia: /\b(infanzia|materna|asilo)\b/,
  'secondaria-ii': /\b(lice[oi]|superior[ei]|second(o|aria di secondo) grado|istituto tecnico)\b/,
  'secondaria-i': /\b(scuola media|medie|primo grado)\b/,
  primaria: /\b(primaria|elementar[ei])\b/,
};
const SCHOOL_SERVICE: Patterns<keyof typeof schoolChoices.servizi> = {
  'centro-cambridge': /\bcentro (di preparazione|cambridge)\b/,
  'progetti-europei': /\b(erasmus|pon|progett\w+ europe\w+)\b/,
  'formazione-docenti': /\b(clil|formazione (dei |per |ai )?(docenti|insegnanti))\b/,
  tutoraggi: /\btutorag\w+/,
  certificazioni: /\b(certificazion[ei]|esam[ei])\b/,
  'corsi-lingua': /\b(cors[oi]|lezion[ei])\b/,
};
const CURRENT_LEVEL: Patterns<keyof typeof languagecertChoices.livelloAttuale> = { principiante: /\b(principiante|da zero)\b/, elementare: /\belementare\b/, intermedio: /\bintermedio\b/, avanzato: /\bavanzato\b/, madrelingua: /\bsono madrelingua\b/ };
const TIMING: Patterns<keyof typeof languagecertChoices.tempistiche> = { '1-mese': /\b(entro|tra|fra|in) (un|1) mese\b/, '3-mesi': /\b(entro|tra|fra|in) (tre|3) mesi\b/, '6-mesi': /\b(entro|tra|fra|in) (sei|6) mesi\b/ };
const TARGET: Readonly<Record<FactLevel, keyof typeof languagecertChoices.obiettivo>> = { A1: 'access', A2: 'achiever', B1: 'communicator', B2: 'expert', C1: 'mastery', C2: 'mastery-pro' };
const COMPLAINT: Patterns<keyof typeof complaintChoices.tipoReclamo> = {
  docenti: /\b(docent[ei]|insegnant[ei]|prof\w*|maestr[aoei])\b/,
  fatturazione: /\b(fattur\w+|pagament[oi]|addebit\w+)\b/,
  esami: /\besam[ei]\b/,
  materiali: /\b(libr[oi]|material[ei])\b/,
  strutture: /\b(aul[ae]|bagn[oi]|riscaldamento|struttur[ae])\b/,
  amministrazione: /\b(segreteria|amministrazione|ufficio)\b/,
};

const person = ({ slots: { nome, email, telefono } }: Said): Values => {
  const { first, last } = splitName(nome);
  return { nome: first, cognome: last, email, telefono };
};

export const translationValues = (said: Said): Values => ({
  ...person(said),
  azienda: said.slots.azienda,
  tipoServizio: chosen(TRANSLATION_SERVICE, said.words),
  lingue: said.slots.lingue,
  descrizione: remarks(said.slots, 'periodo', 'persone'),
});

export const corporateValues = (said: Said): Values => ({
  ...person(said),
  azienda: said.slots.azienda,
  dipendenti: bracket(corporateChoices.dipendenti, said.slots.persone),
  tipoCorso: chosen(CORPORATE_COURSE, said.words),
  modalita: chosen(MODES, said.words),
  obiettivi: remarks(said.slots, 'lingue', 'livello', 'periodo', 'persone'),
});

export const schoolValues = (said: Said): Values => ({
  ...person(said),
  ruolo: chosen(ROLE, said.words),
  tipoScuola: chosen(SCHOOL_TYPE, said.words),
  numeroStudenti: /alunn|student|ragazz|bambin/.test(said.slots.persone ?? '') ? bracket(schoolChoices.numeroStudenti, said.slots.persone) : undefined,
  servizi: chosen(SCHOOL_SERVICE, said.words),
  obiettivi: remarks(said.slots, 'lingue', 'livello', 'periodo', 'persone'),
});

export const languagecertValues = (said: Said): Values => {
  const [level] = said.levels;
  return { ...person(said), livelloAttuale: chosen(CURRENT_LEVEL, said.words), obiettivo: level && TARGET[level], modalita: chosen(MODES, said.words), tempistiche: chosen(TIMING, said.words), note: remarks(said.slots, 'periodo', 'persone') };
};

export const complaintValues = (said: Said): Values => ({ ...person(said), tipoReclamo: chosen(COMPLAINT, said.words) });

export const courseValues = ({ slots }: Said): Values => ({ name: slots.nome, email: slots.email, phone: slots.telefono, message: remarks(slots, 'periodo', 'persone') });

/** @param course the topic that the contact page is opened on. */
export const contactValues = (course: keyof typeof contactTopics) => ({ slots }: Said): Values => {
  const { first, last } = splitName(slots.nome);
  return { firstName: first, lastName: last, email: slots.email, phone: slots.telefono, course, message: remarks(slots, 'lingue', 'livello', 'periodo', 'azienda', 'persone') };
};

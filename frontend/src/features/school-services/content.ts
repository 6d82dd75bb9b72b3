// The texts of the page for schools. The ages come from the catalog, the names of services from the form.
import { school } from '@school/contracts';

export const REQUEST_ANCHOR = 'contatti';

const names = school.fields.servizi.options;

export const services = [
  { title: names['corsi-lingua'], text: 'Lezioni con insegnanti madrelingua, per ogni ordine di scuola.' },
  { title: names.tutoraggi, text: 'Un aiuto per chi deve recuperare e una spinta per chi vuole andare oltre.' },
  {
    title: names['progetti-europei'],
    text: 'Erasmus+ e PON: dall’analisi dei bisogni alla gestione e al monitoraggio.',
  },
  { title: names.certificazioni, text: 'Preparazione ed esami Cambridge for Schools, con il nostro centro d’esame.' },
  { title: names['centro-cambridge'], text: 'Vi accompagniamo fino al riconoscimento della vostra scuola.' },
  {
    title: `${names['formazione-docenti']} e CLIL`,
    text: 'Insegnare storia, scienze o arte in inglese: metodo, lingua, materiali.',
  },
] as const;

export const centreSteps = [
  { title: 'Ci incontriamo', text: 'Ci raccontate la scuola, le classi e che cosa volete ottenere.' },
  {
    title: 'Guardiamo i requisiti',
    text: 'Vediamo insieme che cosa Cambridge chiede a un centro di preparazione e che cosa avete già.',
  },
  { title: 'Prepariamo i docenti', text: 'Formazione sugli esami, sui livelli e sui materiali.' },
  { title: 'Presentate la domanda', text: 'Vi aiutiamo a compilarla; la decisione spetta a Cambridge.' },
  { title: 'Iscrivete gli studenti', text: 'Scegliamo il livello di ogni classe e la sessione d’esame.' },
] as const;

export const nextSteps = [
  { title: 'Ricevuta', text: 'Appena inviate il modulo avete un riferimento. La richiesta non vi impegna.' },
  { title: 'Telefonata', text: 'Entro 24 ore vi contatta il nostro team educativo.' },
  { title: 'Proposta', text: 'Ricevete un piano con i servizi adatti alla vostra scuola.' },
] as const;

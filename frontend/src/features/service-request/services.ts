// The differences between the forms of the four services. The alerts are specified.
import { corporate, languagecert, school, translation } from '@school/contracts';
import type { Service } from './service-form.tsx';

export const translationService: Service<'translation'> = {
  form: translation,
  id: 'modulo-traduzioni',
  label: 'Richiesta di preventivo',
  submit: 'Richiedi il preventivo',
  success: 'Grazie per la richiesta! Ti ricontatteremo presto con un preventivo personalizzato.',
  next: 'L’ufficio traduzioni la legge e ti ricontatta presto con un preventivo personalizzato.',
  fields: [
    { name: 'azienda' },
    { name: 'tipoServizio', placeholder: 'Scegli il servizio' },
    { name: 'lingue', hint: 'Per esempio: dall’italiano all’inglese e al tedesco' },
    { name: 'durata', half: true, hint: 'Per un interprete: ore o giorni' },
    { name: 'luogo', half: true, hint: 'Città e sede, oppure online' },
    { name: 'descrizione', hint: 'L’argomento, il numero di pagine, la data che ti serve' },
  ],
};

export const corporateService: Service<'corporate'> = {
  form: corporate,
  id: 'modulo-aziende',
  label: 'Richiesta di consulenza',
  submit: 'Richiedi la consulenza',
  success: 'Grazie per la richiesta! Il nostro team ti contatterà entro 24 ore per una consulenza personalizzata.',
  next: 'La legge chi segue la formazione aziendale e ti contatta.',
  fields: [
    { name: 'azienda', half: true },
    { name: 'settore', half: true },
    { name: 'dipendenti', half: true },
    { name: 'tipoCorso', half: true },
    { name: 'modalita', half: true },
    { name: 'budget', half: true },
    { name: 'obiettivi', hint: 'Con chi dovete parlare, di che cosa, entro quando' },
  ],
};

export const schoolService: Service<'school'> = {
  form: school,
  id: 'modulo-scuole',
  label: 'Richiesta di consulenza per la scuola',
  submit: 'Richiedi la consulenza',
  success:
    'Grazie per la richiesta! Il nostro team educativo ti contatterà entro 24 ore per discutere i servizi più adatti ' +
    'alla vostra scuola.',
  next: 'La legge chi si occupa delle scuole e ti contatta.',
  fields: [
    { name: 'scuola' },
    { name: 'ruolo', half: true, placeholder: 'Scegli il tuo ruolo' },
    { name: 'tipoScuola', half: true },
    { name: 'numeroStudenti', half: true },
    { name: 'servizi', half: true, placeholder: 'Scegli un servizio' },
    { name: 'obiettivi', hint: 'Per quali classi, entro quando, che cosa vorreste ottenere' },
  ],
};

export const languageCertService: Service<'languagecert'> = {
  form: languagecert,
  id: 'modulo-languagecert',
  label: 'Richiesta del test di livello',
  submit: 'Richiedi il test di livello',
  success:
    "Grazie per l'interesse! Ti contatteremo entro 24 ore per programmare il tuo test di livello e fornirti tutte le " +
    'informazioni sui corsi LanguageCert.',
  next: 'L’ufficio esami ti contatta per fissare il test di livello.',
  fields: [
    { name: 'livelloAttuale', half: true, placeholder: 'Scegli il tuo livello' },
    { name: 'obiettivo', half: true, placeholder: 'Scegli l’esame' },
    { name: 'modalita', half: true },
    { name: 'tempistiche', half: true },
    { name: 'note', hint: 'Perché ti serve il certificato, quando sei libero' },
  ],
};

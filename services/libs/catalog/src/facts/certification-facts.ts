// Cambridge exams, Young Learners, TKT, LanguageCert and TOEFL.
import { cambridgeExams, enrolmentClosesWeeksBefore, examComponents, youngLearnersExams } from '../certifications.js';
import { groupCourses } from '../courses.js';
import { inCommon, wholeEuro } from '../in-common.js';
import { cambridgeForSchools } from '../for-schools.js';
import { shieldsPerSkill } from '../young-learners.js';
import { type ExamDate, comingExams, examLevel } from '../exam-calendar.js';
import { languageCertExams, languageCertResultDays } from '../languagecert.js';
import type { School } from '../school.js';
import { toefl, toeflNote } from '../toefl.js';
import { type Fact, factsAbout, listed } from './fact.js';

const CAMBRIDGE = '/certificazioni';
const LANGUAGECERT = '/certificazione-languagecert';
const enrolmentWeeks = enrolmentClosesWeeksBefore.join('-');
const resultDays = languageCertResultDays.join('-');
const shields = `da ${shieldsPerSkill[0]} a ${shieldsPerSkill[1]} scudetti`;

/** `21/11/2026` for `2026-11-21`. */
const slashed = (day: string) => day.split('-').reverse().join('/');

const datesOf = (exams: readonly ExamDate[]): string => {
  const dates = exams.map(
    ({ exam, date, enrolBy }) => `${exam} ${slashed(date)}${enrolBy ? ` (iscrizioni entro ${slashed(enrolBy)})` : ''}`,
  );
  return `Prossimi esami: ${dates.join('; ')}.`;
};

function cambridgeFacts(school: School, today: string): Fact[] {
  const { cambridgeCentre, claims, examDates, links, phone } = school;
  const { price, hours, maxStudents } = inCommon(groupCourses(school));
  const exams = comingExams(examDates, today);
  const names = cambridgeExams.map(({ name }) => name);
  const formerNames = cambridgeExams.map(({ name, formerName }) => `${name} (${formerName})`);
  const ages = listed(youngLearnersExams.map((exam) => `${exam.name} ${exam.ages.join('-')} anni`));
  const minutes = listed(youngLearnersExams.map((exam) => `${exam.name} ${exam.minutes} minuti`));
  const forSchools = cambridgeForSchools.map((exam) => `${exam.name} ${exam.ages.join('-')} anni`);
  return [
    ...factsAbout('cambridge', CAMBRIDGE, {
      descrizione:
        `Siamo centro d'esame Cambridge autorizzato ${cambridgeCentre}: ${listed(names)}, ` +
        'Young Learners e TKT CLIL.',
      prezzo: links.examPriceList
        ? `Le quote degli esami Cambridge sono nel listino: ${links.examPriceList}.`
        : `Le quote degli esami Cambridge sono in un listino a parte: chiedile alla segreteria, al ${phone}.`,
      iscrizione:
        `Per prenotare un esame Cambridge scrivi dalla pagina Contatti o chiama il ${phone}: le iscrizioni chiudono in ` +
        `genere ${enrolmentWeeks} settimane prima dell'esame.`,
      date:
        exams.length > 0
          ? datesOf(exams)
          : `Il calendario degli esami Cambridge è in aggiornamento: per le prossime date chiama il ${phone}. Le ` +
            `iscrizioni chiudono in genere ${enrolmentWeeks} settimane prima.`,
      livelli: `Gli esami Cambridge per livello: ${formerNames.join(', ')}.`,
      formato: `Gli esami Cambridge hanno quattro parti: ${listed(examComponents)}.`,
    }),
    ...[...Map.groupBy(exams, examLevel)].flatMap(([level, ofLevel]) =>
      level ? factsAbout('cambridge', CAMBRIDGE, { date: datesOf(ofLevel) }, { level }) : [],
    ),
    ...factsAbout('cambridge', '/corsi-inglese', {
      preparazione:
        `Per un esame Cambridge ti prepari in gruppo (al massimo ${maxStudents} studenti, ${hours} ore, ` +
        `${price} euro) o con lezioni individuali; il test di livello è gratuito.`,
    }),
    ...factsAbout('cambridge', CAMBRIDGE, {
      riconoscimento:
        'I certificati Cambridge sono riconosciuti in tutto il mondo da università, aziende e istituzioni: ' +
        'controlla quale livello chiede la tua.',
      sede:
        `L'esame Cambridge si sostiene con noi, centro autorizzato ${cambridgeCentre}: sede e orari della ` +
        'prova sono nella convocazione.',
      successo: `Secondo i dati della scuola, il ${claims.examSuccessPercent}% dei nostri studenti supera l'esame.`,
    }),
    ...factsAbout('young-learners', CAMBRIDGE, {
      descrizione: `I Cambridge Young Learners sono ${ages}; in ogni abilità si ottengono ${shields}.`,
      eta: `Età consigliate per i Young Learners: ${ages}.`,
    }),
    ...factsAbout('bambini', CAMBRIDGE, {
      eta: `Per i più piccoli ci sono corsi junior e gli esami Young Learners: ${ages}.`,
    }),
    ...factsAbout('young-learners', CAMBRIDGE, {
      durata: `Durate indicate per i Young Learners: ${minutes}.`,
      punteggio: `Nei Young Learners si ottengono ${shields} in ogni abilità.`,
    }),
    ...factsAbout('tkt-clil', CAMBRIDGE, {
      descrizione:
        'Il TKT CLIL è la certificazione Cambridge per docenti che insegnano una materia in inglese; si sostiene ' +
        'da noi.',
    }),
    ...factsAbout('scuole', '/servizi-scuole', { eta: `Cambridge for Schools: ${forSchools.join(', ')}.` }),
  ];
}

function languageCertFacts(): Fact[] {
  const durations = languageCertExams.map(
    (exam) => `${exam.level} ${exam.writtenMinutes}+${exam.spokenMinutes} minuti`,
  );
  return [
    ...languageCertExams.flatMap(({ level, name, writtenMinutes, spokenMinutes }) => {
      const values = {
        durata:
          `L'esame LanguageCert ${name} dura ${writtenMinutes} minuti per la parte scritta e ${spokenMinutes} per ` +
          "l'orale.",
        descrizione:
          `LanguageCert ${name} certifica il livello ${level} in quattro abilità (Reading, Writing, Listening, ` +
          `Speaking): ${writtenMinutes} minuti di scritto e ${spokenMinutes} di orale.`,
      };
      return factsAbout('languagecert', LANGUAGECERT, values, { level });
    }),
    ...factsAbout('languagecert', LANGUAGECERT, {
      descrizione:
        `LanguageCert certifica l'inglese dall'A1 al C2, con esami ogni mese e risultati in ${resultDays} giorni ` +
        'lavorativi; è approvato UKVI e regolato da Ofqual.',
      durata: `Durate LanguageCert (scritto + orale): ${durations.join(', ')}.`,
      risultati: `I risultati LanguageCert arrivano in ${resultDays} giorni lavorativi.`,
      date: 'Gli esami LanguageCert si tengono ogni mese.',
      riconoscimento: 'LanguageCert è approvato UKVI e regolato da Ofqual.',
      formato:
        'LanguageCert valuta quattro abilità (Reading, Writing, Listening, Speaking) con una prova scritta e una ' +
        'orale.',
      preparazione:
        'Al LanguageCert prepariamo con corsi sul tuo livello, in presenza, online o misti, dopo un test di livello.',
      livelli: `I livelli LanguageCert sono ${listed(languageCertExams.map(({ name }) => name))}.`,
      iscrizione:
        'Il percorso LanguageCert ha cinque passi: test di livello, corso di preparazione, iscrizione, esame, ' +
        'certificato. Per cominciare richiedi il test dalla pagina LanguageCert.',
    }),
  ];
}

function toeflFacts({ phone, email, toefl: { feeEuro, groupClass, intensive } }: School): Fact[] {
  const { score, sections } = toefl;
  const parts = sections.map(({ name, minutes }) => `${name} ${minutes} minuti`).join(', ');
  return factsAbout(
    'toefl',
    '/certificazioni-toefl',
    {
      descrizione:
        `Siamo centro TOEFL iBT autorizzato: quattro sezioni, circa ${toefl.totalHours} ore, punteggio ` +
        `${score.join('-')}, quota ${wholeEuro(feeEuro)} euro. ${toeflNote}`,
      prezzo: `La quota dell'esame TOEFL è ${wholeEuro(feeEuro)} euro.`,
      durata: `Il TOEFL dura circa ${toefl.totalHours} ore: ${parts}. ${toeflNote}`,
      formato: `Il TOEFL ha quattro sezioni: ${parts}. ${toeflNote}`,
      punteggio: `Il punteggio del TOEFL va da ${score[0]} a ${score[1]}. ${toeflNote}`,
      preparazione:
        `Per il TOEFL ci sono un corso di gruppo (al massimo ${groupClass.maxStudents} studenti, ` +
        `${groupClass.hours} ore), lezioni private e un intensivo di ${intensive.weeks} settimane con ` +
        `${intensive.hoursPerDay} ore al giorno.`,
      date: `Per date e prenotazione del TOEFL chiama il ${phone} o scrivi a ${email}.`,
    },
    { doubtful: ['descrizione', 'durata', 'formato', 'punteggio'] },
  );
}

/** @param today the day in Rome, `YYYY-MM-DD`. */
export const certificationFacts = (school: School, today: string): Fact[] => [
  ...cambridgeFacts(school, today),
  ...languageCertFacts(),
  ...toeflFacts(school),
];

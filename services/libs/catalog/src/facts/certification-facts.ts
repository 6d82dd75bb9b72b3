// Cambridge exams, Young Learners, TKT, LanguageCert and TOEFL.
import {
  cambridgeCentreCode,
  cambridgeExams,
  cambridgeForSchools,
  enrolmentClosesWeeksBefore,
  examComponents,
  examSuccessPercent,
  shieldsPerSkill,
  youngLearnersExams,
} from '../certifications.js';
import { groupCourses } from '../courses.js';
import { comingExams } from '../exam-calendar.js';
import { languageCertExams, languageCertResultDays } from '../languagecert.js';
import type { School } from '../school.js';
import { toefl, toeflNote } from '../toefl.js';
import { type Fact, fact, factsAbout, listed } from './fact.js';

const CAMBRIDGE = '/certificazioni';
const aboutCambridge = factsAbout('cambridge', CAMBRIDGE);
const aboutYoungLearners = factsAbout('young-learners', CAMBRIDGE);
const aboutLanguageCert = factsAbout('languagecert', '/certificazione-languagecert');
const aboutToefl = factsAbout('toefl', '/certificazioni-toefl');

const { priceEuro, totalHours, maxStudents } = groupCourses[0]!;

/** `21/11/2026` for `2026-11-21`. */
const slashed = (day: string) => day.split('-').reverse().join('/');

const range = ([from, to]: readonly [number, number]) => `${from}-${to}`;

function cambridgeFacts(school: School, today: string): Fact[] {
  const dates = comingExams(school.examDates, today);
  const calendar = dates
    .map(
      ({ exam, date, enrolBy }) =>
        `${exam} ${slashed(date)}${enrolBy ? ` (iscrizioni entro ${slashed(enrolBy)})` : ''}`,
    )
    .join('; ');
  const ages = youngLearnersExams.map((exam) => `${exam.name} ${range(exam.ages)} anni`);
  const minutes = youngLearnersExams.map((exam) => `${exam.name} ${exam.minutes} minuti`);
  return [
    aboutCambridge(
      'descrizione',
      `Siamo centro d'esame Cambridge autorizzato ${cambridgeCentreCode}: ` +
        `${listed(cambridgeExams.map(({ name }) => name))}, Young Learners e TKT CLIL.`,
      { words: 'centro autorizzato certificazioni esami codice centro' },
    ),
    aboutCambridge(
      'prezzo',
      school.links.examPriceList
        ? `Le quote degli esami Cambridge sono nel listino: ${school.links.examPriceList}.`
        : `Le quote degli esami Cambridge sono in un listino a parte: chiedile alla segreteria, al ${school.phone}.`,
      { words: 'quota tassa listino' },
    ),
    aboutCambridge(
      'iscrizione',
      `Le iscrizioni agli esami Cambridge chiudono in genere ${range(enrolmentClosesWeeksBefore)} settimane ` +
        "prima dell'esame.",
      { words: 'scadenza termine entro quando chiudono' },
    ),
    aboutCambridge(
      'date',
      calendar
        ? `Prossimi esami: ${calendar}.`
        : 'Il calendario degli esami Cambridge è in aggiornamento: per le prossime date chiama il ' +
            `${school.phone}. Le iscrizioni chiudono in genere ${range(enrolmentClosesWeeksBefore)} settimane ` +
            'prima.',
      { words: 'calendario sessioni prossimi esami', ...(dates[0] ? { validUntil: dates[0].date } : {}) },
    ),
    aboutCambridge(
      'livelli',
      'Gli esami Cambridge per livello: ' +
        `${cambridgeExams.map(({ name, formerName }) => `${name} (${formerName})`).join(', ')}.`,
    ),
    aboutCambridge('formato', `Gli esami Cambridge hanno quattro parti: ${listed(examComponents)}.`),
    fact(
      'cambridge',
      'preparazione',
      '/corsi-inglese',
      `Per un esame Cambridge ti prepari in gruppo (al massimo ${maxStudents} studenti, ${totalHours} ore, ` +
        `${priceEuro} euro) o con lezioni individuali; il test di livello è gratuito.`,
      { words: 'prepararsi prepararmi studiare' },
    ),
    aboutCambridge(
      'riconoscimento',
      'I certificati Cambridge sono riconosciuti in tutto il mondo da università, aziende e istituzioni: ' +
        'controlla quale livello chiede la tua.',
      { words: 'valido universita lavoro concorso vale' },
    ),
    aboutCambridge(
      'sede',
      `L'esame Cambridge si sostiene con noi, centro autorizzato ${cambridgeCentreCode}: sede e orari della ` +
        'prova sono nella convocazione.',
    ),
    aboutCambridge(
      'successo',
      `Secondo i dati della scuola, il ${examSuccessPercent}% dei nostri studenti supera l'esame.`,
      {
        words: 'percentuale successo promossi superano',
      },
    ),
    aboutYoungLearners(
      'descrizione',
      `I Cambridge Young Learners sono ${listed(ages)}; in ogni abilità si ottengono da ${shieldsPerSkill[0]} a ` +
        `${shieldsPerSkill[1]} scudetti.`,
      { words: 'yle bambini starters movers flyers scudetti shields' },
    ),
    aboutYoungLearners('eta', `Età consigliate per i Young Learners: ${listed(ages)}.`, {
      words: 'bambini starters movers flyers figlio',
    }),
    fact(
      'bambini',
      'eta',
      CAMBRIDGE,
      `Per i più piccoli ci sono corsi junior e gli esami Young Learners: ${listed(ages)}.`,
    ),
    aboutYoungLearners('durata', `Durate indicate per i Young Learners: ${listed(minutes)}.`, {
      words: 'bambini starters movers flyers',
    }),
    aboutYoungLearners(
      'punteggio',
      `Nei Young Learners si ottengono da ${shieldsPerSkill[0]} a ${shieldsPerSkill[1]} scudetti in ogni abilità.`,
      { words: 'bambini scudetti shields voto' },
    ),
    fact(
      'tkt-clil',
      'descrizione',
      CAMBRIDGE,
      'Il TKT CLIL è la certificazione Cambridge per docenti che insegnano una materia in inglese; si sostiene da noi.',
      { words: 'insegnanti docenti' },
    ),
    fact(
      'scuole',
      'eta',
      '/servizi-scuole',
      'Cambridge for Schools: ' +
        `${cambridgeForSchools.map(({ name, ages: years }) => `${name} ${range(years)} anni`).join(', ')}.`,
      { words: 'for schools studenti' },
    ),
  ];
}

function languageCertFacts(): Fact[] {
  const levels = languageCertExams.flatMap(({ level, name, writtenMinutes, spokenMinutes }) => [
    aboutLanguageCert(
      'durata',
      `L'esame LanguageCert ${name} dura ${writtenMinutes} minuti per la parte scritta e ${spokenMinutes} per l'orale.`,
      { level, words: name },
    ),
    aboutLanguageCert(
      'descrizione',
      `LanguageCert ${name} certifica il livello ${level} in quattro abilità (Reading, Writing, Listening, ` +
        `Speaking): ${writtenMinutes} minuti di scritto e ${spokenMinutes} di orale.`,
      { level, words: name },
    ),
  ]);
  const durations = languageCertExams.map(
    (exam) => `${exam.level} ${exam.writtenMinutes}+${exam.spokenMinutes} minuti`,
  );
  return [
    ...levels,
    aboutLanguageCert(
      'descrizione',
      `LanguageCert certifica l'inglese dall'A1 al C2, con esami ogni mese e risultati in ` +
        `${range(languageCertResultDays)} giorni lavorativi; è approvato UKVI e regolato da Ofqual.`,
    ),
    aboutLanguageCert('durata', `Durate LanguageCert (scritto + orale): ` + `${durations.join(', ')}.`),
    aboutLanguageCert(
      'risultati',
      `I risultati LanguageCert arrivano in ${range(languageCertResultDays)} giorni lavorativi.`,
    ),
    aboutLanguageCert('date', 'Gli esami LanguageCert si tengono ogni mese.', { words: 'mensili frequenza sessioni' }),
    aboutLanguageCert('riconoscimento', 'LanguageCert è approvato UKVI e regolato da Ofqual.', {
      words: 'ukvi ofqual visto accreditamento valido',
    }),
    aboutLanguageCert(
      'formato',
      'LanguageCert valuta quattro abilità (Reading, Writing, Listening, Speaking) con una prova scritta e una orale.',
    ),
    aboutLanguageCert(
      'preparazione',
      'Al LanguageCert prepariamo con corsi sul tuo livello, in presenza, online o misti, dopo un test di livello.',
      { words: 'corso prepararsi lezioni' },
    ),
    aboutLanguageCert('livelli', `I livelli LanguageCert sono ${listed(languageCertExams.map(({ name }) => name))}.`),
    aboutLanguageCert(
      'iscrizione',
      'Il percorso LanguageCert ha cinque passi: test di livello, corso di preparazione, iscrizione, esame, ' +
        'certificato. Per cominciare richiedi il test dalla pagina LanguageCert.',
      { words: 'passi percorso come si fa' },
    ),
  ];
}

function toeflFacts(school: School): Fact[] {
  const { feeEuro, score, sections, totalHours, groupClass, intensive } = toefl;
  const parts = sections.map(({ name, minutes }) => `${name} ${minutes} minuti`).join(', ');
  return [
    aboutToefl(
      'descrizione',
      `Siamo centro TOEFL iBT autorizzato: quattro sezioni, circa ${totalHours} ore, punteggio ${range(score)}, ` +
        `quota ${feeEuro} euro. ${toeflNote}`,
      { doubtful: true },
    ),
    aboutToefl('prezzo', `La quota dell'esame TOEFL è ${feeEuro} euro.`),
    aboutToefl('durata', `Il TOEFL dura circa ${totalHours} ore: ${parts}. ${toeflNote}`, { doubtful: true }),
    aboutToefl('formato', `Il TOEFL ha quattro sezioni: ${parts}. ${toeflNote}`, { doubtful: true }),
    aboutToefl('punteggio', `Il punteggio del TOEFL va da ${score[0]} a ${score[1]}. ${toeflNote}`, { doubtful: true }),
    aboutToefl(
      'preparazione',
      `Per il TOEFL ci sono un corso di gruppo (al massimo ${groupClass.maxStudents} studenti, ` +
        `${groupClass.hours} ore), ` +
        `lezioni private e un intensivo di ${intensive.weeks} settimane con ${intensive.hoursPerDay} ore al giorno.`,
      { words: 'corso intensivo lezioni prepararsi' },
    ),
    aboutToefl('date', `Per date e prenotazione del TOEFL chiama il ${school.phone} o scrivi a ${school.email}.`, {
      words: 'prenotare prenotazione iscriversi calendario',
    }),
  ];
}

/** @param today the day in Rome, `YYYY-MM-DD`. */
export const certificationFacts = (school: School, today: string): Fact[] => [
  ...cambridgeFacts(school, today),
  ...languageCertFacts(),
  ...toeflFacts(school),
];

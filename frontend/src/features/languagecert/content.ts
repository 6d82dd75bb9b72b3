// The texts of the LanguageCert page. Levels, minutes and days come from the catalog.
import { type LanguageCertExam, languageCertResultDays } from '@school/catalog';
import type { ArtName } from '#src/components/ui/art-icon.tsx';

export const benefits: readonly { readonly title: string; readonly text: string; readonly art: ArtName }[] = [
  {
    title: 'Riconosciuto',
    text: 'Un certificato per studio, lavoro e visti, approvato UKVI e regolato da Ofqual.',
    art: 'languagecert',
  },
  { title: 'Ogni mese', text: 'Gli esami sono mensili: scegli la sessione quando ti senti pronto.', art: 'calendario' },
  {
    title: 'Risultati veloci',
    text: `Arrivano in ${languageCertResultDays.join('-')} giorni lavorativi.`,
    art: 'orario',
  },
  {
    title: 'Un livello alla volta',
    text: 'Ogni esame riguarda un solo livello: ti prepari per quello e sai che cosa aspettarti.',
    art: 'procedura',
  },
];

export const levelWords: Readonly<Record<LanguageCertExam['level'], string>> = {
  A1: 'Le prime frasi: ti presenti, saluti, chiedi e dai informazioni semplici.',
  A2: 'La vita di tutti i giorni: la spesa, la famiglia, il lavoro, gli orari.',
  B1: 'Ti muovi da solo: viaggi, racconti, spieghi che cosa pensi.',
  B2: 'Discuti con sicurezza e segui argomenti complessi, anche del tuo lavoro.',
  C1: 'Ti esprimi con precisione e scioltezza, all’università e in ufficio.',
  C2: 'Leggi, ascolti e scrivi di tutto, con la naturalezza di chi ci è cresciuto.',
};

export const formatWords = {
  Reading: 'Avvisi, lettere, articoli: capisci il senso generale e trovi l’informazione che serve.',
  Writing: 'Scrivi testi utili: un messaggio ai primi livelli, un saggio o una relazione agli ultimi.',
  Listening: 'Ascolti dialoghi, annunci e discussioni e rispondi alle domande.',
  Speaking: 'Un colloquio con l’esaminatore: ti presenti, rispondi, racconti, dai la tua opinione.',
} as const;

export const steps = [
  { title: 'Test di livello', text: 'Scopri da dove parti. È il modulo qui sotto.' },
  { title: 'Corso di preparazione', text: 'Lezioni sul tuo livello, in presenza, online o miste.' },
  { title: 'Iscrizione all’esame', text: 'Scegliamo insieme la sessione e ti iscrivi.' },
  { title: 'Esame', text: 'Prova scritta e prova orale.' },
  { title: 'Certificato', text: 'Ricevi i risultati, poi il certificato.' },
] as const;

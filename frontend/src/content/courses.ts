// The texts of the five course pages. Their figures come from the catalog.
import type { Level } from '@school/catalog';

export interface CourseWords {
  /** Under the title. */
  readonly subtitle: string;
  readonly description: string;
  /** Answers "why this exam". */
  readonly why: string;
  /** What the four components ask at this level, in the catalog's order. */
  readonly components: readonly [string, string, string, string];
}

export const courseWords: Readonly<Record<Level, CourseWords>> = {
  A2: {
    subtitle: 'Il primo timbro sul passaporto',
    description:
      'Per chi sa presentarsi e chiedere un’informazione, e vuole partire con basi solide e un certificato in tasca.',
    why: 'Dimostra che l’inglese di ogni giorno lo capisci e lo usi: è il punto da cui si va avanti.',
    components: [
      'Cartelli, messaggi, testi brevi.',
      'Un messaggio, una piccola storia.',
      'Annunci e dialoghi lenti e chiari.',
      'Parlare di te e della tua giornata.',
    ],
  },
  B1: {
    subtitle: 'Per viaggiare senza interprete',
    description: 'Per chi se la cava nelle situazioni semplici e vuole raccontare, capire e farsi capire da solo.',
    why: 'Dimostra che in inglese sei autonomo: in viaggio, a scuola, nelle situazioni di tutti i giorni.',
    components: [
      'Articoli semplici, avvisi, lettere.',
      'Un’e-mail, un articolo o un racconto.',
      'Interviste e conversazioni quotidiane.',
      'Raccontare, descrivere, accordarsi.',
    ],
  },
  B2: {
    subtitle: 'Per studiare e lavorare in inglese',
    description: 'Per chi conversa su quasi tutto e vuole un inglese sicuro, da usare all’università e al lavoro.',
    why: 'Dimostra che in inglese puoi seguire un corso, sostenere una riunione e difendere un’opinione.',
    components: [
      'Testi lunghi, grammatica, lessico.',
      'Un saggio e un testo a scelta.',
      'Voci e accenti diversi, a velocità naturale.',
      'Discutere, confrontare, convincere.',
    ],
  },
  C1: {
    subtitle: 'Per chi punta in alto, e lontano',
    description:
      'Per chi usa già l’inglese con disinvoltura e vuole la precisione che università e aziende internazionali chiedono.',
    why: 'Dimostra che in inglese studi, scrivi e presenti il tuo lavoro senza cercare le parole.',
    components: [
      'Testi complessi e ogni sfumatura.',
      'Argomentare con stile e registro giusti.',
      'Conferenze, dibattiti, opinioni implicite.',
      'Parlare a lungo, con naturalezza.',
    ],
  },
  C2: {
    subtitle: 'L’ultima frontiera',
    description: 'Per chi in inglese pensa, legge e discute di tutto, e vuole il certificato del livello più alto.',
    why: 'Dimostra una padronanza vicina a quella di un madrelingua colto: più in alto non si sale.',
    components: [
      'Qualsiasi testo, anche letterario.',
      'Scrivere con efficacia e misura.',
      'Ogni voce, anche quando è difficile.',
      'Discutere di temi complessi con finezza.',
    ],
  },
};

/** Beside the four components, whatever the level. */
export const recognitionNote =
  'I certificati Cambridge English sono riconosciuti in tutto il mondo da università, aziende e istituzioni. Prima di ' +
  'iscriverti controlla quale livello chiede la tua.';

/** Used if the catalog has no materials. */
export const materialsUnknown = 'da chiedere in segreteria';

export const cartaDelDocente = 'Si può pagare con la Carta del Docente.';
export const examFeeApart = 'La quota dell’esame è a parte, nel listino degli esami.';

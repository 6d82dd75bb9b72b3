// Gaia's texts on the site, and the suggested first messages of each page.
import type { SitePath } from '@school/catalog';

/** The greeting of a new conversation; it is not sent to the gateway. */
export const greeting =
  'Ciao, sono Gaia, l’assistente virtuale (IA) della scuola. Sto ancora imparando: rispondo con quello che c’è sul sito ' +
  'e, quando non so qualcosa, ti metto in contatto con lo staff.';

export const notices = ['Hai meno di 14 anni? Usa Gaia con un genitore.', 'Non inserire dati sensibili.'] as const;

/** The specified notification of the turn that sent a request for a quote. */
export const quoteRequested = {
  title: 'Preventivo richiesto!',
  description: 'I tuoi dati sono stati inviati al nostro staff. Ti contatteremo presto!',
} as const;

/** The notification after a form was filled with the visitor's messages. */
export const formFilled = {
  title: 'Il modulo è pronto',
  description: 'Controlla i dati, accetta l’informativa e invia.',
} as const;

const elsewhere = ['Quanto costa un corso?', 'Che orari avete?', 'Vorrei un preventivo'] as const;

const course = (level: string) =>
  [`Quando inizia il corso ${level}?`, `Quanto costa il corso ${level}?`, 'Quanti siamo in classe?'] as const;

const openings: Readonly<Partial<Record<SitePath, readonly string[]>>> = {
  '/corsi-inglese': ['Quale livello fa per me?', 'Quanto costa un corso?', 'Si può usare la Carta del Docente?'],
  '/corso-a2': course('A2'),
  '/corso-b1': course('B1'),
  '/corso-b2': course('B2'),
  '/corso-c1': course('C1'),
  '/corso-c2': course('C2'),
  '/preparazione-individuale': [
    'Quanto costa una lezione individuale?',
    'Quante ore di lezioni individuali per il B2?',
    'Il test di livello è gratuito?',
  ],
  '/certificazioni': ['Entro quando ci si iscrive agli esami?', 'Quali esami Cambridge ci sono?', 'Esami per bambini'],
  '/certificazioni-toefl': [
    'Quanto costa il TOEFL?',
    'Quanto dura il TOEFL?',
    'Come funziona il corso di preparazione TOEFL?',
  ],
  '/certificazione-languagecert': [
    'Quanto dura il LanguageCert B2?',
    'Quando arrivano i risultati LanguageCert?',
    'Meglio Cambridge o LanguageCert?',
  ],
  '/interpretariato-traduzioni': ['Vorrei un preventivo per una traduzione', 'Quali lingue traducete?'],
  '/formazione-aziendale': ['Vorrei un preventivo per la mia azienda', 'Quanto dura un percorso aziendale?'],
  '/servizi-scuole': ['Quali servizi avete per le scuole?', 'Vorrei un preventivo per la mia scuola'],
  '/viaggistudio': ['Dove si va con i viaggi studio?', 'Vorrei un preventivo per un viaggio studio'],
  '/contatti': ['Che orari avete?', 'Dove siete?', 'Vorrei un preventivo'],
  '/reclami': ['In quanto tempo rispondete a un reclamo?', 'Parlare con una persona'],
};

/** Two or three suggested first messages for the page. */
export const openingChips = (path: string): readonly string[] => openings[path as SitePath] ?? elsewhere;

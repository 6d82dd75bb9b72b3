// Gaia's own words where she doesn't quote a fact. Warm, short, "tu".
import { type QuoteService, quoteServices } from '@school/contracts';
import type { Answer } from '../dialogue/answer.js';
import type { QuoteMove } from '../dialogue/quote-dialogue.js';
import type { AskedSlot } from '../dialogue/quote-slots.js';
import { summaryOf } from '../dialogue/summary.js';
import type { HandOff } from '../tools/hand-off.js';

type Sayings = Extract<Answer, { do: 'say' }>['what'];

export const sayings: Readonly<Record<Sayings, string>> = {
  greeting: 'Ciao! Sono Gaia, l’assistente virtuale della scuola. Chiedimi di corsi, prezzi, esami e orari, oppure scrivi «preventivo».',
  thanks: 'Di niente! Se ti serve altro, sono qui.',
  goodbye: 'A presto, e grazie di averci scritto!',
  'how-are-you': 'Bene, grazie! Come posso aiutarti?',
  'who-are-you': 'Sono Gaia, l’assistente virtuale (IA) della scuola: rispondo con quello che c’è sul sito e, se vuoi, inoltro una richiesta di preventivo.',
  robot: 'Sono Gaia, un’assistente virtuale (IA), non una persona. Se preferisci parlare con qualcuno, scrivi «operatore».',
  capabilities: 'Posso dirti di corsi, prezzi, orari, esami e servizi della scuola, e inoltrare una richiesta di preventivo all’ufficio giusto. Da dove partiamo?',
  praise: 'Bene! Se ti serve altro, chiedi pure.',
  refusal: 'Va bene! Se cambi idea o ti viene in mente altro, sono qui.',
  apology: 'Nessun problema! Se ti serve altro, chiedi pure.',
  laughter: 'Fa piacere ridere insieme! Se ti serve altro, chiedi pure.',
  rude: 'Mi dispiace se qualcosa non va. Dimmi cosa ti serve e provo ad aiutarti; per un problema con la scuola c’è la pagina [Reclami](/reclami).',
  instructions: 'Posso aiutarti solo con i corsi, gli esami e i servizi della scuola. Cosa vuoi sapere?',
  'off-topic': 'Posso aiutarti solo con i corsi, gli esami e i servizi della scuola. Cosa vuoi sapere?',
  'other-people': 'Non ho accesso ai dati di altre persone. Posso aiutarti con corsi, esami e servizi della scuola.',
  sensitive: 'Per favore non scrivere qui dati sensibili o numeri di carte: non mi servono. Dimmi pure cosa vuoi sapere dei nostri corsi.',
  english: 'Hi! I’m Gaia, the school’s virtual assistant (AI). I answer in Italian, but you can ask me about prices, courses or opening hours.',
  spanish: '¡Hola! Soy Gaia, la asistente virtual (IA) de la escuela. Respondo en italiano, pero puedes preguntarme por precios, cursos y horarios.',
  french: 'Bonjour ! Je suis Gaia, l’assistante virtuelle (IA) de l’école. Je réponds en italien, mais vous pouvez me demander prix, cours et horaires.',
  'why-data': 'I dati servono allo staff solo per risponderti, come spiega la [Privacy Policy](/privacy-policy). Basta un recapito: email o telefono.',
  'nothing-pending': 'In questo momento non c’è nessuna richiesta in sospeso e non ho inviato nulla. Se vuoi un preventivo, scrivi «preventivo».',
  'already-sent': 'La tua richiesta è già in mano allo staff: per correggerla o completarla rispondi alla loro e-mail o chiamali con il riferimento. Per un altro servizio scrivi «preventivo».',
  misunderstood: 'Scusa, forse ho capito male. Prova a dirlo con altre parole, oppure scrivi «operatore» per parlare con una persona.',
  form: 'Certo! Qui sotto apri il modulo già compilato con quello che mi hai detto: controlla, completa e invia tu.',
  'say-more': 'Non ho capito bene: puoi dirlo con altre parole?',
};

export const languageNotes = { english: '(I answer in Italian.)', spanish: '(Respondo en italiano.)', french: '(Je réponds en italien.)' } as const;

/** An honest "I don't know", with the people who do. */
export const handOffWords = ({ telefono, oggi, pagina }: HandOff): string =>
  `Su questo non ho una risposta certa: sto ancora imparando. Chiama il ${telefono} (${oggi}) o scrivi dal [modulo contatti](${pagina}); se vuoi un preventivo posso inoltrare io la richiesta.`;

/** As `handOffWords`, while a request is under way. */
export const asideWords = ({ telefono, oggi }: HandOff): string => `Su questo non ho una risposta certa: chiedi al ${telefono} (${oggi}).`;

export const QUOTE_OFFER = 'Posso inoltrare io la richiesta: scrivi «preventivo».';

/** Beside a refusal of telling it here. */
export const FORM_OFFER = 'Qui sotto apri il modulo già compilato: lo controlli e lo invii tu.';

/** For the part of a message that has no answer. */
export const partlyWords = ({ telefono, oggi }: HandOff): string => `Sul resto non ho una risposta certa: chiedi al ${telefono} (${oggi}).`;

export const personWords = ({ telefono, oggi, email, pagina }: HandOff): string =>
  `Certo! Puoi parlare con una persona al ${telefono} (${oggi}), scrivere a ${email} o usare il [modulo contatti](${pagina}).`;

export const englishHandOff = ({ telefono, email }: HandOff): string => `I’m sorry, I can’t answer that. Please call ${telefono} or write to ${email}.`;

const missingWords: Readonly<Record<AskedSlot, string>> = { nome: 'come ti chiami', contatto: 'un recapito (email o telefono)', servizio: 'per quale servizio', oggetto: 'di cosa hai bisogno', lingue: 'in quale lingua', livello: 'quale livello', periodo: 'in quale periodo', azienda: 'il nome dell’azienda', persone: 'quante persone siete in tutto' };
const serviceList = Object.values(quoteServices).map((name) => name.toLowerCase()).join(', ');
const OFFER = 'Se vuoi, aggiungi lingue, livello, periodo, azienda o numero di persone.';

/** Of several services asked for at once, the first is taken. */
const othersWords = (others: readonly QuoteService[] = []): string => (others.length > 0 ? ` Una richiesta vale per un servizio: dopo questa possiamo farne una per ${listFormat.format(others.map((service) => quoteServices[service].toLowerCase()))}.` : '');

const listFormat = new Intl.ListFormat('it', { type: 'conjunction' });

function askWords({ missing, disputed, offer, invalid, again, others }: Extract<QuoteMove, { do: 'ask' }>): string {
  const problem = invalid === 'email' ? 'L’indirizzo email non sembra completo. ' : invalid === 'telefono' ? 'Il numero di telefono non sembra completo. ' : disputed ? 'Correggo volentieri. ' : again ? 'Non ho trovato quello che mi serve. ' : '';
  const services = missing.includes('servizio') ? ` I servizi: ${serviceList}.` : '';
  const lead = again || invalid || disputed ? 'Dimmi' : 'Per il preventivo dimmi';
  return `${problem}${lead} ${listFormat.format(missing.map((slot) => missingWords[slot]))}.${services}${offer ? ` ${OFFER}` : ''}${othersWords(others)}`;
}

/** The summary that a yes refers to, with the privacy sentence and the question. */
function confirmWords({ slots, offer, declined, again, others }: Extract<QuoteMove, { do: 'confirm' }>): string {
  const lines = summaryOf(slots).map(({ label, value }) => `- ${label}: ${value}`);
  const opening = declined ? 'Va bene, non ho inviato nulla. La richiesta è questa:' : 'Ecco la richiesta che invierei allo staff:';
  const hint = again ? ' Scrivi «sì» per inviare, «annulla» per lasciar perdere.' : offer ? ' (Prima puoi correggere, o aggiungere lingue, livello, periodo o numero di persone. Preferisci il modulo? Te lo apro già compilato.)' : '';
  const closing = declined ? 'Scrivi «sì» se vuoi che la invii, «annulla» per lasciar perdere.' : `Confermi?${hint}${othersWords(others)}`;
  return `${opening}\n${lines.join('\n')}\nUseremo questi dati e i messaggi di questa chat solo per risponderti: [Privacy Policy](/privacy-policy).\n${closing}`;
}

export const sentWords = (reference: string): string => `Fatto, ho inviato la tua richiesta! Il riferimento è ${reference}. Lo staff ti contatterà presto. Posso aiutarti con altro?`;

/** What is said of the request; a sending is told by `sentWords`, once the tool has succeeded. */
export function quoteWords(move: Exclude<QuoteMove, { do: 'send' }>): string {
  switch (move.do) {
    case 'ask':
      return askWords(move);
    case 'confirm':
      return confirmWords(move);
    case 'cancelled':
      return 'Va bene, ho annullato: non ho inviato nulla. Se cambi idea, scrivi «preventivo».';
    case 'limit':
      return 'Da una chat posso inoltrare al massimo due richieste, e sono già partite: per altre parla con la segreteria o usa il modulo.';
    case 'already-sent':
      return sayings['already-sent'];
  }
}

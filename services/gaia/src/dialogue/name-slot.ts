// The visitor's name: where it is marked ("mi chiamo…"), where it was asked for, or where it stands alone between commas.
import { LIMITS, cleanLine } from '@school/contracts';
import { fold } from '../language/fold.js';
import { stopWords } from '../retrieval/lexicon/words.js';

const MARKER = /(?:mi (?:ch|k|c)i?amo|mi chimo|me llamo|mi nombre es|je m'appelle|il (?:mio )?nome (?:giusto |corretto |esatto )?(?:è|e'|e)|nome(?= \p{Lu}\p{L}+ cognome )|nome(?: e cognome)?\s*[:=]|a nome(?: di)?|(?:referente|rif\.)\s*(?::|è|e')?|my name is|i am|i'm)\s+/giu;
/** "Lui si chiama Aldo, io Bice Prova" */
const IO = /(?:,|\be) io (?=\p{Lu})/u;
const SONO = /\b(?:io )?sono\s+/i;
const TITLE = /^(?:l'|il |la )?(?:(?:dott|prof|sig|ing|avv|arch|geom|rag|dr)(?:\.?\s?(?:ssa|ra|na))?\.?)\s+/i;
const SURNAME = /\bcognome\s*(?:è|e'|e|:|=)?\s+(\p{L}[\p{L}'’ -]{1,60})/iu;
const FILLER = /^(?:(?:sì|si|ok|okay|va bene|certo|ecco|allora|dunque|beh|anzi|no|scusa|correggo|volevo dire|il nome è|nome)[\s,:]+)+/i;
/** "Maria Finta in Prova": a married name. */
const MARRIED = / in (?=\p{Lu}[\p{L}'’-]+$)/u;
const PARTICLES = new Set(['de', 'di', 'del', 'della', 'dello', 'dei', 'da', 'dal', 'dalla', 'la', 'lo', 'li', 'le', 'van', 'von', 'el', 'al', 'd']);
/** Written small these open a place or a company ("Elena di Esempio S.r.l.") more often than they stand in a surname. */
const OF = new Set(['in', 'di', 'da', 'dal', 'dalla', 'del', 'della', 'dello', "dell'"]);
const MOST_WORDS = 5;
const COMPANY = /\b(?:s\.?r\.?l|s\.?p\.?a|s\.?n\.?c|s\.?a\.?s)\.?$/i;
const WORD = /^[\p{L}][\p{L}'’.-]*$/u;

/** Words that stand where a name could and are none. */
const NEVER_A_NAME = new Set(
  (
    'idea cambiato tel cell mobile manuale tecnico ufficio acquisti srl srls spa snc sas lascia lasciamo ciao salve buongiorno buonasera grazie prego si no ok okay certo forse boh nessuno niente nulla va bene non so un uno una il lo la i gli le in per con su tra fra interessato interessata insegnante docente studente studentessa mamma papa genitore sono disponibile libero libera italiano italiana romano romana principiante alla allo al quello quella qui sempre molto anche gia ancora solo sola ' +
    'corso corsi lezione lezioni inglese francese spagnolo tedesco italiano cinese arabo russo portoghese giapponese preventivo traduzione traduzioni interprete interpretariato esame esami certificazione certificazioni viaggio viaggi studio azienda aziende aziendale aziendali formazione scuola scuole servizio servizi lingua lingue livello altro altra business english cambridge toefl languagecert first key preliminary advanced proficiency vorrei voglio volevo mi serve servono informazioni info email mail telefono cellulare numero nome cognome contatto dati prezzo costo quanto quando dove come cosa chi quale mese settimana settembre ottobre novembre dicembre gennaio febbraio marzo aprile maggio giugno luglio agosto estate persone persona via roma prati invia annulla conferma confermo preferisco meglio documento contratto gruppo yes please noleggio individuale individuali online sera mattina pomeriggio aspetta attendi scusa scusami correggi cambia dai sbagliato sbagliata giusto giusta errato altri pronto pronta sicuro sicura contento contenta stato stata nuovo nuova iscritto iscritta stanco stanca cliente responsabile dirigente preside direttore direttrice impiegato impiegata prof professore professoressa ingegnere avvocato dottore dottoressa'
  ).split(' '),
);

/** Of these, the ones that are surnames as well. */
const SURNAMES_TOO = new Set('russo greco romano francese tedesco spagnolo inglese italiano maggio agosto libero alto basso mancino'.split(' '));

/** The words at the start of a text that can be a name. */
function leadingName(text: string, needsCapital: boolean): string | undefined {
  const name: string[] = [];
  for (const word of text.trim().replace(TITLE, '').split(/\s+/)) {
    const bare = word.replace(/[,;.!?]+$/, '');
    const folded = fold(bare);
    if (NEVER_A_NAME.has(folded.replace(/^.*'/, '')) && /^(?:un|l|d|all|dall|dell|nell|sull)'/.test(folded) && !/^\p{Lu}/u.test(bare)) break;
    const particle = PARTICLES.has(folded.replace(/'$/, ''));
    if (!WORD.test(bare) || (NEVER_A_NAME.has(folded) && !particle && !(name.length > 0 && SURNAMES_TOO.has(folded) && /^\p{Lu}/u.test(bare))) || folded === 'e' || folded === 'ed') break;
    if (particle && name.length === 0 && !/^\p{Lu}/u.test(bare)) break;
    if (OF.has(bare) && name.some((before) => /^\p{Lu}/u.test(before))) break;
    if (needsCapital && !particle && !/^\p{Lu}/u.test(bare)) break;
    name.push(bare);
    if (bare !== word || name.length === MOST_WORDS) break;
  }
  while (name.length > 0 && PARTICLES.has(fold(name.at(-1)!))) name.pop();
  const full = cleanLine(name.join(' '));
  // Gaia is a name as well, but alone it calls the assistant.
  return full.length >= 2 && !COMPANY.test(full) && full.length <= LIMITS.name * 2 && fold(full) !== 'gaia' ? full : undefined;
}

/** A surname told by itself: "il cognome è Verdi". */
export const surnameIn = (text: string): string | undefined => leadingName(SURNAME.exec(text)?.[1] ?? '', false);

/** A piece of text that is nothing but a name. */
function wholeName(piece: string, needsCapital: boolean, fewestWords = needsCapital ? 2 : 1): string | undefined {
  const bare = piece.trim().replace(/[.!]+$/, '');
  const [own, ...married] = bare.split(MARRIED);
  const name = leadingName(own!, needsCapital);
  const count = own!.split(/\s+/).length;
  if (married.length > 0 && name === own && count <= MOST_WORDS) return bare;
  return name === bare && count <= MOST_WORDS && count >= fewestWords ? name : undefined;
}

/**
 * @param options.asked Gaia has just asked for the name: a bare word may be it.
 * @param options.marked only a marked name counts.
 * @param options.besideContact an address or a number stands in the message: a piece of two small words may be the name.
 */
export function nameIn(text: string, { asked, marked, besideContact = false }: { readonly asked: boolean; readonly marked: boolean; readonly besideContact?: boolean }): string | undefined {
  // The last one counts: "il nome è sbagliato, mi chiamo Ada Prova".
  const named = [...text.matchAll(MARKER)].map((marker) => leadingName(text.slice(marker.index + marker[0].length), false)).findLast(Boolean);
  const surname = surnameIn(text);
  if (named) return capitalised(surname && !named.includes(surname) ? `${named} ${surname}` : named);
  const sono = IO.exec(text) ?? SONO.exec(text);
  if (sono && (!marked || asked)) {
    const rest = text.slice(sono.index + sono[0].length);
    const introduced = leadingName(rest, !asked) ?? wholeName(rest.split(/[,;.\n]/)[0]!, false, 2);
    if (introduced) return capitalised(introduced);
  }
  if (marked && !asked) return undefined;
  const pieces = text.split(/[,;?!\n\t|]|\s[-–]\s|\.\s/).map((piece) => piece.trim().replace(FILLER, '').replace(TITLE, '')).filter(Boolean);
  for (const piece of asked ? [] : pieces) {
    const name = wholeName(piece, true);
    if (name) return name;
  }
  for (const piece of pieces) {
    const name = (asked ? wholeName(piece, false) : undefined) ?? (besideContact && !piece.split(' ').some((word) => stopWords.has(fold(word))) ? wholeName(piece, false, 2) : undefined);
    if (name) return capitalised(name);
  }
  return undefined;
}

/** A name typed in small letters, as names are written: "anna verdi" → "Anna Verdi". Any other is left as it is. */
const capitalised = (name: string): string =>
  name === name.toLowerCase() ? name.split(' ').map((word) => (PARTICLES.has(word) ? word : word.replace(/(?:^|['’-])\p{L}/gu, (start) => start.toUpperCase()))).join(' ') : name;

// What is said in passing, and what is none of Gaia's business.
import { fold } from '../language/fold.js';
import type { Message } from './message.js';

export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'how-are-you'
  | 'who-are-you'
  | 'robot'
  | 'capabilities'
  | 'praise'
  | 'refusal'
  | 'apology'
  | 'laughter'
  | 'rude'
  | 'instructions'
  | 'other-people'
  | 'english'
  | 'spanish'
  | 'french'
  | 'sensitive'
  | 'why-data'
  | 'misunderstood'
  | 'off-topic';

const INSTRUCTIONS = /\b(ignor\w*|dimentic\w*|scord\w*|bypass\w*|disregard|forget|override)\b.{0,40}\b(istruzion\w+|regol\w+|prompt|indicazion\w+|instructions?|rules?|previous|precedent\w+)\b|\b(system ?prompt|prompt di sistema|jailbreak|developer mode|modalita sviluppatore|dan mode)\b|\b(rivela\w*|mostra\w*|stampa\w*|ripeti|reveal|print|show)\b.{0,30}\b(istruzion\w+|prompt|regole|instructions|configurazion\w+|api ?key|password|chiav[ei])\b|\b(fai finta|fingi|act as|pretend|you are now|da ora in poi sei|ora sei)\b|\b(api ?key|password)\b|<\/?(system|assistant|tool)>|\brichiedi_preventivo\b|\bcerca_contenuti\b|\btool_calls?\b/;
/** Somebody's own way in is no attack. */
const OWN_ACCOUNT = /^(?!.*\b(prompt|istruzion\w+|api ?key|system|tua|vostra|admin\w*|sito)\b).*\b(mia|pers[oa]|dimenticat[oa]|recuper\w+|reimpost\w+|ricordo|reset\w*)\b.{0,15}\bpassword\b/;
const OTHER_PEOPLE = /\b(dati|email|e-mail|mail|telefon[oi]|numer[oi]|nom[ei]|richieste|messaggi|preventivi|conversazion\w+|elenco|lista)\b.{0,30}\b(altr[ieo] (utent\w+|client\w+|student\w+|visitator\w+|person\w+|gente)|degli altri|di altri|(degli|dei|di tutti gli) (utenti|studenti|clienti|iscritti|visitatori))\b|\bchi (altro )?(ha|vi ha) (scritto|chiesto|contattat\w+)\b/;

const exact: readonly (readonly [SmallTalk, RegExp])[] = [
  ['greeting', /^(bella|bello|cara|gente|tesoro|ciao|salve|buongiorno|buonasera|buon (giorno|pomeriggio)|buona (sera|giornata)|hey|hei|ehi|ehila|eccomi|gaia|we|ue|weila|yo|bella|aho|oh|oi|hola|buondi|salute|saluti|heila|ola)( (ciao|salve|a tutti|gaia|bella|bello|cara|carissima|gente|raga|zi|zio|fra|bro|regà|rega|ragazzi|tesoro|amore|buongiorno|buonasera|come va))*$/],
  ['thanks', /^(ok |va bene |perfetto |ottimo )*(grazie|ti ringrazio|la ringrazio|vi ringrazio|thanks|thank you)( \w+){0,4}$/],
  ['goodbye', /^(ok |grazie |va bene )*(arrivederci|arrivederla|addio|a presto|se (vedemo|beccamo|sentimo|becchiamo)|ci (vediamo|becchiamo|si vede|si becca|si sente)|bella( zi| fra| raga)|(ti|vi) saluto|saluti|cordiali saluti|a domani|a dopo|a piu tardi|buon (natale|anno|weekend|fine settimana|lavoro)|buone (feste|vacanze)|buona (pasqua|domenica)|(tanti )?auguri|see you|adios|hasta luego|au revoir|alla prossima|ci sentiamo|buona (giornata|serata|notte)|buonanotte|ciao ciao|bye|goodbye|ci penso( un po)?( ciao| grazie)|vi faccio sapere)( \w+){0,3}$/],
  ['how-are-you', /^(ciao |gaia )*(ehi |hey |buongiorno |salve )*(gaia )?(come (stai|va|sta|ti senti|te la passi|butta)|tutto (bene|ok|okay|a posto)|che (fai|si dice))( \w+){0,2}$/],
  ['who-are-you', /^(ma )?(con chi (parlo|sto parlando)|chi sei( tu)?|come ti chiami|qual e il tuo nome|tu chi sei|presentati|chi ti ha (\w+)|quanti anni hai|di che segno sei|dove (vivi|abiti)|da dove vieni|sei (single|sposata|fidanzata)|(mi sposi|ti amo|usciamo|vuoi uscire con me)|di dove sei)( tu| gaia)?$/],
  ['capabilities', /^(ma )?((che )?(cosa|che) (sai|puoi) fare( per me)?|in (che )?cosa puoi aiutarmi|come (puoi|mi puoi) aiutar\w+|come funzioni|aiuto|help|menu)$/],
  ['misunderstood', /^(scusa |scusami |ma |no |guarda )*(non (mi )?(hai|avete) (risposto|capito|aiutat[oa])|non (mi )?(sei|sei stata) (stata )?(d'aiuto|di aiuto|utile|servita)|hai sbagliato|risposta sbagliata|non (ho capito|capisco)( niente| nulla)?|non e (quello|questo|cio) che (ho chiesto|ti ho chiesto|chiedevo|volevo)|puoi ripetere|ripeti|che (dici|vuoi dire)|(cosa|che) (vuol dire|significa|dici))$/],
  ['praise', /^(sei )?(molto )?(brav[ao]|bravissim[ao]|gentil\w+|simpatic[ao]|fantastic[ao]|grande|ottimo|perfetto|bene|benissimo|ok|okay|va bene|capito|ho capito|chiaro|d'accordo|interessante)( \w+){0,2}$/],
];
const ROBOT = /\b(chat ?gpt|openai|gpt|claude|gemini|siri|alexa|copilot)\b|\b(sei|siete|parlo con|sto parlando con|mi risponde|e) (davvero |veramente |tu )?(un'|un|una|con un|con una|con un')? ?(vero |vera )?(robot|bot|chatbot|macchina|computer|persona( vera| reale)?|uman[oa]|essere umano|intelligenza artificiale|ai|ia)\b(?!.*\b(parlare|contattare)\b)|\bsei (reale|vera|automatic[ao])\b|\bare you (a )?(robot|human|bot|real)\b/;
const RUDE = /\b(stupid[aoie]|idiot[aie]|cretin[aoie]|deficient[ei]|imbecill\w+|scem[aoie]|vaffa\w*|fanculo|stronz\w+|cazz\w+|merd\w+|coglion\w+|puttan\w+|troi[ae]|bastard\w+|inutil[ei]|(fai|fate|che) (schifo|pena|cagare|ridere)|schifos\w+|incapac[ei]|incompetent[ei]|ladr[io]|truff\w+|pagliacc\w+|vergognat\w+|a quel paese|va a cagare|sta(i)? zitt[ao]|taci|che palle|rompi\w*|non (servi|capisci) (a )?(niente|nulla|un)|ti odio|ridicol[aoie]|zozz\w+|mortacci|fuck\w*|shit|stupid|idiot|asshole|pendej\w+|estupid\w+|merde)\b/;
const SENSITIVE = /\b(numero (della |di )?(mia )?carta( di credito)?|iban)\b.{0,10}\d{4}|\b(?:\d{4}[ -]?){4}\b/;
const WHY_DATA = /\b(posso|basta|va bene se|e se)\b.{0,10}\b(lasci|d(ar|are|o)\b|dar(ti|vi|le)\b)\w*.{0,12}\b(telefono|numero|mail|email|cell\w*)\b|\b(a|per) (che )?cosa (ti |vi |mi )?serv\w+|\bperche\b.{0,25}\b(dati|chied\w+|serv\w+|nome|email|telefono|numero)\b/;
const HUMAN = /\b(fa|fai|fate|fammi|fatemi|farmi)\b (telefonare|chiamare|richiamare|contattare|parlare)( \w+)? (da|con)\b|\b(prefer\w+|vorrei|voglio|fammi|fatemi|mi serve|cerco|posso|datemi|dammi)\b.{0,25}\b(essere umano|umano|in carne ed? ossa|voce umana|persona (vera|reale))\b|\bcon chi (posso|devo|potrei) parlare\b|\bnon (voglio|vorrei|mi va di) (parlare|scrivere|trattare) con (un |una |dei |le )?(robot|bot|macchin[ae]|chatbot|computer)\b|\b(parl\w+|contatt\w+|passami|passatemi|passarmi|mettimi|mettetemi|sentire|rispond\w+)\b.{0,25}\b(persona|operator[ei]|operatrice|uman[oa]|qualcuno|responsabile|consulente|addett[oa]|staff|segreteria|collega|impiegat[oa])\b|^(operatore|persona|umano|assistenza|segreteria)$|\b(passami|passatemi|mi pass[ai]|mi passate|passarmi|chiama(mi)?) (la |il |un |una |a )?(segreteria|collega|operatore|operatrice|persona|umano|tuo capo|ufficio)\b|\b(vorrei|voglio|posso|preferisco|preferirei) (parlare|un operatore|una persona)( vera| reale| umana| con voi)?$|\b(talk|speak|chat) (to|with) (a |an |the |some)?(real )?(human|persona?|someone|somebody|one|operator|staff|people)\b|\bhablar con (una persona|alguien)\b|\bparler (a|avec) (quelqu|une personne)\b/;

/** A turn of nothing but these asks nothing; with a word of thanks in it, it thanks. */
const COURTESY = new Set('posto cosi sono siamo ok okay va bene benissimo perfetto ottimo capito ho chiaro tutto grazie ringrazio ti vi gentilissima gentilissimo gentile mille tante infinite molto sei stata stato molte davvero allora per ora adesso l dell delle capo ricevuto vabbe vabbene tutti tutte voi ragazzi raga complimenti velocita veloce velocissima velocissimo rapida rapidita efficiente servizio che bello bella sempre utile utilissima saluto saluti arrivederci presto bona bonanotte buonanotte notte no niente altro il momento posto apposto intanto comunque gentilezza super top mitica fantastica simpatica disponibilita pazienza cordialmente sera giorno pomeriggio fine settimana weekend dai scusa scusate scusami errore battitura refuso svista pardon te si e un una ho scritto male sbagliato info informazioni risposta aiuto la le il brava bravo ciao buona giornata serata ancora gaia a te voi di'.split(' '));
/** What such a turn is, by the first of these that has a word in it. */
const KEYS: readonly (readonly [SmallTalk, RegExp])[] = [
  ['thanks', /^(grazie|ringrazio)$/],
  ['goodbye', /^(ciao|salut[oi]|arrivederci|notte|bonanotte|buonanotte)$/],
  ['praise', /^(complimenti|brav[ao]|utile|utilissima|veloc\w+|rapid\w+|efficiente|mitica|fantastica|simpatica|ricevuto|vabbe|vabbene|errore|refuso|svista|battitura|sbagliato|scus\w+|apposto)$/],
  ['greeting', /^tutt[ie]$/],
];
/** Amusement and sums. */
const OFF_TOPIC = /\b(barzellett\w+|indovinell\w+|oroscopo|poesia|filastrocc\w+)\b|\bquanto fa \d+ ?(x|per|\+|piu|meno|-|\*|diviso|:) ?\d+|\bcapitale (di|del|della|dell')|\b(dimmi|dammi|insegnami|scrivimi|mi (dici|insegni))\b (un|una|uno|qualche|due|tre) \w+ (\w+ )?in (inglese|francese|spagnolo|tedesco)/;

/** "Ok, e dove?" goes on asking. */
const QUESTION_WORD = /^(quant[oiae]|quando|dove|come|qual[ei]?|chi)$/;

/** A thumb, a smile: nothing is said in words. */
const PICTURE = /\p{Extended_Pictographic}/u;
const DISLIKE = /[👎😠😡🤬😤🙄😒]/u;

/** The kind of small talk a turn is, or null when it may ask something. */
export function smallTalkIn({ folded, meant, words, isQuestion }: Message): SmallTalk | null {
  if (words.length === 0 && PICTURE.test(folded)) return DISLIKE.test(folded) ? 'misunderstood' : 'praise';
  if (INSTRUCTIONS.test(folded) && !OWN_ACCOUNT.test(folded)) return 'instructions';
  if (OTHER_PEOPLE.test(folded)) return 'other-people';
  if (SENSITIVE.test(folded)) return 'sensitive';
  if (RUDE.test(folded)) return 'rude';
  if (ROBOT.test(meant)) return 'robot';
  if (WHY_DATA.test(meant)) return 'why-data';
  const courteous = words.length > 1 && words.every((word) => COURTESY.has(word)) ? KEYS.find(([, key]) => words.some((word) => key.test(word)))?.[0] : undefined;
  if (courteous && (courteous === 'thanks' || !folded.includes('?'))) return courteous;
  if (OFF_TOPIC.test(meant)) return 'off-topic';
  const plain = words.join(' ');
  const asks = isQuestion && words.length > 2;
  const asksOn = isQuestion && words.some((word) => QUESTION_WORD.test(word));
  return exact.find(([kind, pattern]) => !(asks && kind === 'thanks') && !(asksOn && kind === 'praise') && (pattern.test(plain) || pattern.test(meant.replace(/[^a-z0-9' ]/g, '').trim())))?.[0] ?? null;
}

export const asksForHuman = ({ meant }: Message): boolean => HUMAN.test(meant);

export const isRude = (clause: string): boolean => RUDE.test(fold(clause));

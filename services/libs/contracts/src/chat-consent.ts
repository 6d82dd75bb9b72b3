// Whether a message sends the card that stands open in the chat: a closed list, so that consent is never guessed.

/** Each says yes or orders to send. A slash stands between several, a hyphen within one. */
const ORDERS = `
  si/sisi/certo/certamente/confermo/confermo-tutto/lo-confermo/la-confermo/confermiamo/conferma/confermato/procedi
  procedete/proceda/procedi-pure/proceda-pure/invia/inviala/invialo/invia-pure/invia-tutto/inviate/inviatela/invii
  invii-pure/inviate-pure/manda/mandala/mandalo/manda-pure/mandi/mandi-pure/la-mandi/la-mandi-pure/mandate/mandatela
  inoltra/inoltrala/inoltra-pure/spedisci/spediscila/vai/vai-pure/puoi-inviare/puoi-inviarla/puoi-mandare
  puoi-mandarla/puo-inviare/puo-inviarla/puo-mandare/puo-mandarla/potete-inviare/potete-mandare/invia-la-richiesta
  manda-la-richiesta/inviate-la-richiesta
  yes/yep/yeah/sure/of-course/absolutely/confirm/confirmed/i-confirm/we-confirm/send/send-it/send-the-request
  send-that/submit/submit-it/go-ahead/please-do/you-can-send-it/you-may-send-it
  oui/ouais/bien-sur/je-confirme/nous-confirmons/confirme/envoyez/envoyez-la/envoie/envoie-la/envoyer
  envoyer-la-demande/envoyez-la-demande/allez-y/vous-pouvez-envoyer/vous-pouvez-l-envoyer/tu-peux-l-envoyer
  claro/claro-que-si/por-supuesto/confirmado/confirmamos/envia/envie/enviala/enviela/envialo/envielo/enviar
  enviar-la-solicitud/envia-la-solicitud/envie-la-solicitud/manda/mandala/mandela/adelante/puede-enviarla
  puedes-enviarla/pueden-enviarla
  ja/jawohl/klar/ich-bestatige/wir-bestatigen/bestatigt/senden/absenden/abschicken/anfrage-senden/anfrage-absenden
  senden-sie/senden-sie-sie/schicken-sie/schicken-sie-sie/schicken-sie-es-ab/schicken-sie-sie-ab/nur-zu`;
/** Each agrees with what was said; with thanks, it may as well be an answer that the visitor agrees with. */
const AGREES = `
  ok/okay/esatto/va-bene/va-benissimo/va-bene-cosi/d-accordo/giusto/corretto/tutto-giusto/tutto-corretto/tutto-ok/perfetto
  correct/all-good/looks-good/that-s-right/all-right/perfect
  d-accord/c-est-bon/c-est-ca/c-est-exact/exactement/parfait/tout-a-fait
  vale/de-acuerdo/correcto/exacto/esta-bien/asi-es/eso-es/perfecto
  genau/richtig/korrekt/stimmt/das-stimmt/passt/passt-so/einverstanden/in-ordnung/perfekt`;
/** Polite words that may stand beside it. */
const COURTESY = `
  adesso/ora/ottimo/grazie/grazie-mille/molte-grazie/ti-ringrazio/la-ringrazio/per-favore/per-cortesia/gaia/pure/allora/e/cosi
  now/great/please/thanks/thank-you/thank-you-very-much/many-thanks/and/it
  maintenant/merci/merci-beaucoup/s-il-vous-plait/svp/et/tres-bien/ahora/gracias/muchas-gracias/por-favor/y/muy-bien
  jetzt/bitte/danke/vielen-dank/danke-schon/gern/gerne/und/sehr-gut`;

const phrasesIn = (list: string): string[] =>
  list
    .trim()
    .split(/[/\s]+/)
    .map((phrase) => phrase.replaceAll('-', ' '));
const longestFirst = (phrases: readonly string[]): string =>
  phrases.toSorted((one, other) => other.length - one.length).join('|');
const anyOf = (list: string) => new RegExp(`(?<![^ ])(?:${longestFirst(phrasesIn(list))})(?![^ ])`, 'g');
const says = { order: anyOf(ORDERS), yes: anyOf(`${ORDERS} ${AGREES}`), courtesy: anyOf(COURTESY) };
const THANKS = /grazie|ringrazio|thank|merci|gracias|dank/;

/** Lower case, without accents, and "siii" as "si"; what is no letter or digit is a blank. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const LONGEST = 80;
const THUMBS_UP = /^\s*(?:👍|✅)[\p{Emoji_Modifier}\uFE0F\s]*$/u;
/** Signs beside the words that leave it open. */
const LEAVES_OPEN = /[?👎❌🚫✋🛑🤔]/u;

/** Whether a message says yes, or orders to send, and nothing else but polite words. */
export function isOrderToSend(message: string): boolean {
  if (message.length > LONGEST || LEAVES_OPEN.test(message)) return false;
  if (THUMBS_UP.test(message)) return true;
  const words = plain(message);
  const rest = words.replace(says.yes, ' ');
  const isYes = rest !== words && rest.replace(says.courtesy, ' ').trim() === '';
  return isYes && (!THANKS.test(words) || words.search(says.order) >= 0);
}

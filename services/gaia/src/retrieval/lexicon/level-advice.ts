// Who asks which level suits them: no level that they name answers it, the test of their level does.
import type { Aspect } from '@school/catalog';
import { phrases } from './phrases.js';

const LEVEL_NAME = '(ket|pet|first|fce|cae|advanced|cpe|proficiency|preliminary|[abc] ?[12])';
const OF_ONESELF = phrases(['mi|mio|mia|ho|sono|gli|le|faccio|prendo|uso|figli(o|a)|lui|lei']);
/** Which level suits somebody: no level that is named answers it. */
const LEVEL_ADVICE = phrases([`(troppo (presto|alto|basso|avanti)|all altezza|alla mia portata|me la sento|son(o)? gia (un |da |al |a )?|son(o)? pront(o|a)|puntare|saltare|buttarmi|passo (diretto|direttamente)) … ${LEVEL_NAME}`, `${LEVEL_NAME} … (e |sarebbe )?(troppo (presto|alto|basso|avanti)|alla mia portata|me la sento)`, 'come (decidete|stabilite|capite|valutate|scegliete|assegnate|smist*|ci smistate|fate a (capire|sapere)|si (decide|stabilisce|capisce)) … (livell*|class*|grupp*)', 'come (ci|mi|li) smistate', `(ho|avevo) (gia )?(preso |fatto |passato |dato )?(il |un |una |la )?(certificato |diploma )?${LEVEL_NAME} … (adesso|ora|poi|dopo|prossimo passo|che faccio|cosa faccio|proseguire|continuare|salgo)`]);
const ONE_LEVEL_OR_OTHER = phrases([`${LEVEL_NAME} o (al |a |il |la |per il |direttamente |gia |subito |meglio ){0,3}${LEVEL_NAME}`]);

/** @param aspects the sides that are named: a price of either level is no advice. */
export const asksLevel = (plain: string, aspects: readonly Aspect[]): boolean => plain.search(LEVEL_ADVICE) >= 0 || (plain.search(ONE_LEVEL_OR_OTHER) >= 0 && plain.search(OF_ONESELF) >= 0 && aspects.every((aspect) => aspect === 'descrizione' || aspect === 'livelli' || aspect === 'punteggio' || aspect === 'eta'));

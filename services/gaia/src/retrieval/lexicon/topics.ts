// How visitors name the levels and the things that the catalog speaks of, in Italian and in the languages of those who learn it.
import type { FactLevel, Topic } from '@school/catalog';
import { phraseTable } from './phrases.js';

export const levelPatterns = phraseTable<FactLevel>({
  A1: ['a ?1', 'access'],
  A2: ['a ?2', 'ket', 'key', 'achiever'],
  B1: ['b ?1', 'bi? ?uno', 'pet', 'preliminary', 'communicator'],
  B2: ['b ?2', 'bi? ?due', 'fce', 'first( certificate)?', 'expert'],
  C1: ['c ?1', 'ci? ?uno(?! che)', 'cae', 'advanced?', 'mastery(?! pro)'],
  C2: ['c ?2', 'ci? ?due', 'cpe', 'proficiency', 'mastery pro'],
});

export const topicPatterns = phraseTable<Topic>({
  individuale: ['individual*', 'one (to|2) one', '(1|uno) (a|to) (1|uno)', '(lezion*|cors*|insegnant*|docente|prof*|maestr*|tutor) … (privat*|singol*|personal*|dedicat*)', '(solo|tutto|tutta|esclusivamente) (per )?(me|mio|mia|noi)', 'privat(a|e|o|i|amente)', 'ripetizion*', 'da sol(o|a|i|e)(?! 3)', 'a tu per tu', 'faccia a faccia', '(solo|soltanto) io', 'per conto (mio|suo|nostro)', 'io e (il|la|l|un|una) (prof*|insegnant*|docente|maestr*)', '(il|col|con il|in|di|un) privato', '(insegnante|prof*|docente) (solo|tutto) (per|mio|mia)', 'senza altr(i|e)( \\w+)?', 'private (lesson|class|teacher|tuition)*', 'clases particulares', 'particuliers?'],
  languagecert: ['visa', 'visto (uk|inglese|britannic*|per (l inghilterra|londra|il regno unito))', 'ukvi', 'ofqual', '(language|lenguage|langage) ?certs?', 'access', 'achiever', 'communicator', 'expert', 'mastery'],
  toefl: ['toefl', 'toffel', 'tofel', 'ibt'],
  'young-learners': ['yle', 'young( learners?)?', 'starters?', 'movers?', 'flyers?', 'scudett*', 'shields?'],
  'tkt-clil': ['tkt', 'clil'],
  'italiano-stranieri': ['italiano (per|a|agli|x) stranier*', 'stranier(i|a|o)', '(imparare|studiare|insegnate|cors* di|lezion* di|clases? d(i|e)|learn|study|aprender|estudiar|apprendre|parlare|migliorare) (l |il |el )?(mio )?(italiano|italian|italien)', 'cors(o|i) italiano', 'italian (course|lesson|class)*', 'cours d italien', 'curso* de italiano', 'italien'],
  traduzioni: ['traduc*', 'tradu(rre|zion*|tt*|rr*)', 'interpret*', 'localizz*', 'assever*', 'giurat(a|o|e|i)', 'translat*', 'traductor*', 'traductions?', 'simultane(a|o)', 'consecutiv(a|o)'],
  'viaggi-studio': ['viagg*( (di )?studio)?', 'vacanz(a|e)( studio)?', '(all )?estero', 'soggiorn*', 'stud(y|ies) (trip|abroad|holiday)*', 'college', 'campus', '(anno|semestre|trimestre) … (estero|america|inghilterra|stati uniti|canada|australia|liceo|scuola|scolastico)', 'exchange', 'viaje*', 'partire per', '(partenz(a|e)|turn(o|i)) (estiv*|per)', '(a|in|per|ad|negli|nel|di|da) (londra|oxford|brighton|dublino|malta|irlanda|inghilterra|scozia|new york|america|canada|australia|stati uniti|usa|regno unito|toronto|sydney)'],
  'carta-docente': ['(carta|bonus|card|voucher) (del |dei |della |di )?(docent*|insegnant*|prof*|scuola)', 'bonus', 'buono (docent*|insegnant*)', '(500|cinquecento) euro … (stato|docent*|insegnant*|prof*|minister*)', 'carta … docent*'],
  itaca: ['itaca', 'inps', 'bors(a|e) (di )?studio', 'scholarship*'],
  'progetti-europei': ['erasmus( plus)?', 'pon', 'progett* … europe*', 'europrogett*', 'fondi europei', 'band(o|i) europe*', 'partenariat*', 'mobilita (studenti|docenti|staff|personale)', 'ka ?(1|2|121|122|131|171|210|220)'],
  aziende: ['(nostr(o|i)|mi(o|ei)) (personale|team|staff|impiegat*|operai|manager|venditori|collaborator*)', 'ditt(a|e)', 'aziend*', 'business', 'impres(a|e)', 'societa', 'dipendenti', 'coaching', 'corporate', 'company', 'companies', 'employees', 'workshops?', 'collegh(i|e)', 'manager', 'dirigenti', 'risorse umane', 'hr', 'form(are|azione|iamo)(?! (?:\\w+ ){0,3}?(docent|insegnant|prof))', 'fondi interprofessionali', 'accreditat* … regione', 'ufficio commerciale', 'squadra|venditori|reception|receptionist', 'siamo (un|una|uno) … (hotel|albergo|ristorante|studio|banca|agenzia|negozio|clinica|ente|associazione|cooperativa|startup|fabbrica)', 'comunicazione', 'public speaking', 'entreprise*', 'empresa*'],
  scuole: ['divent* … centro', 'centro di preparazione', '(servizi |progett* |cors* |offert* )?(per|alle|x) (le |la |una |un )?(mia |nostra |mio |nostro )?(scuol(a|e)|istitut*|lice(o|i))', '(la mia|le mie|le nostre) class(e|i)', '(mia|nostra|mio|nostro) (scuola|istituto|liceo)', '(?<!(la|alla|fa) )scuola (media|primaria|superiore|elementare|secondaria|statale|paritaria|dell infanzia)', 'istitut(o|i)', 'istituto comprensivo', 'dirigente scolastic*', '(sono|il|la) (la |il |una |un )?dirigente', 'preside', 'for schools?', 'servizi scuol(a|e)', 'tutorag*', 'formazione … (docenti|insegnanti|professori)', 'nostri (alunni|studenti|ragazzi|docenti|insegnanti|prof*)', 'miei (alunni|studenti)', 'lettorat*', 'collegio (dei )?docenti', 'metodologi*', '(a|per|di|da) (un|una|il|i|gli|le) (scuol(a|e)|istitut(o|i)|lice(o|i))', 'lice(o|i) (linguistico|scientifico|classico|statale|artistico)'],
  'test-livello': [
    '(un|il|fare|fate|vostro|quel) test', 'test … (livello|ingresso|valutazione|inglese|iniziale|gratuit*)', '(level|placement) test', 'prova di livello', '(che|quale|mio|il|di|a che|capire il|sapere il|verificare il|valut* il|testare il) livello (sono|ho|sia|fa per me|sto|parto|partire|di inglese|reale|attuale)?(?= |$)', '(che|quale) livello (avro|avrei|potrei|dovrei|devo|mi|raggiung*)', 'secondo te', 'sono (un |a )?(livello )?[abc] ?[12]', 'mio livello', 'my level', 'non (so|conosco|capisco|ricordo) (bene )?(il|che|quale|a che|di che) (\\w+ )?livello',
    'da (che|quale) (livello|corso|punto) *', '(che|quale) livello (dovrebbe|potrebbe|deve|ha|sarebbe|serve|gli serve|le serve|e adatto|va bene|conviene|scegliere|consigli*)', 'che livello (?=per)', 'non so se (?!(avete|fate|siete|potete|si|c|e|il|la|mi|posso|ci)\\b)\\w+', '(?<!quante (ore|lezioni) (mi |ci |gli |le )?)consigl(i|io|iate|iami|iatemi|iarmi|ieresti)', 'sugger(isci|ite|iscimi|imenti|imento)', 'da dove (comincio|inizio|parto|cominciare|iniziare|partire|si comincia|si parte|ripart*|ricominc*)', '(che|quale) (corso|esame|certificazione|certificato|livello) … (sceg*|fa per|mi serve|per me|adatt*|giust*|conviene|dovrei|prendere|va bene|faccio|devo fare)', 'arrugginit*', '(riprendere|rispolverare|ricominciare) …', '(non|mai) (studio|parlo|faccio|studiato|parlato) … (inglese|anni)', 'me la cavo', 'cosi cosi', 'livello scolastico', 'scolastico', 'valutazione', 'valut* (il )?(mio|nostro)', 'pront(o|a|i) (per|a|al)', 'capi(re|sco) se (sono|ho|posso|e)', '(all altezza|in grado)', 'qual e (il|l|la) (corso|esame|livello|certificazione) (giust*|adatt*|miglior*|per|che)', '(giust*|adatt*|meglio) (per|a) (me|mio|mia|noi|chi)', 'fa al caso',
  ],
  bambini: ['bambin*', 'bimb*', 'figli(o|a|e|i)?', 'nipot*', 'ragazzin*', 'junior', 'piccol(i|ini) (di )?', '(il|la|mio|mia|un|una) piccol(o|a|ino|ina)', 'elementari?', 'kids?', 'child*', 'niñ*', 'nin(o|os|a|as)', 'enfants?', '(son|daughter)', 'asilo', 'materna', '(prima|seconda|terza|quarta|quinta) elementare', '(?<!(sono|per|da|fatto|studiato|circa) )([4-9]|1[0-2]|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici) ann(i|etti)(?! (di|fa|al|alle))', 'teenager*', 'adolescent*', 'ragazz(i|o|a)'],
  reclami: ['reclam*', 'lament*', 'protest*', 'problem* con', 'insoddisfatt*', '(rimast* |molto |sono )?delus*', 'segnala*', 'disservizi*', 'complain*', 'queja*', 'malcontent*', 'non (mi )?(e|sono) (piaciut*|soddisf*|content*)', '(mi )?(avete|hanno|ha) trattat* mal*', 'mi lamento', 'vergogn*'],
  privacy: ['non … ricevere … (mail|email|newsletter|pubblicita|messaggi)', 'quanto tempo (tenete|conserv*)', 'cancell* … (mail|email|numero|contatto|nominativo)', '(cancell*|elimin*|rimuov*|togli*) … (dati|archivi(o)?|database|newsletter|mailing|sistema)', 'cancellazione', 'privacy', 'gdpr', 'dat(i|o) personal*', 'dati … (conserv*|tenete|raccogli*|su di me)', '(conserv*|tratta*|raccogli*|usate|tenete) … dati', '(numero|telefono|cellulare|mail|email|recapito|contatt(o|i)) … ((cosa|che) ne (fate|farete|farebbero|fanno)|(lo|la|li) us(ate|erete)|(cosa|che) ci fate)', '(miei|nostri|mie|i) (dati|informazioni personali)(?! … (esam|fattur))', 'cookies?', 'biscottini', 'tracci*', 'oblio', 'data breach', 'violazione', 'dpo', 'titolare del trattamento', 'trattamento'],
  lingue: ['frances(e|i)', 'spagnol(o|a|i)', 'tedesc(o|a|hi)', 'cines(e|i)', 'giappones(e|i)', 'arab(o|a|i)', 'portoghes(e|i)', 'russ(o|a|i)', 'corean(o|a)', 'polacc(o|a)', 'rumen(o|a)', 'olandese', 'svedese', 'turco', 'greco', 'ucraino', 'latino', '(quali|che|quante|altre) lingu(a|e)', 'lingue straniere', 'altr(a|e) lingu(a|e)', 'cors* di lingue', '(french|spanish|german|chinese|japanese|russian|arabic)', '(frances|aleman|ingles y frances)', 'oltre (all|l) inglese'],
  cambridge: ['(scad*|entro quando|entro quanto|chiud*|termin*|ultimo giorno|deadline) … (iscri*|registr*|prenot*)', '(prima|anticipo) … iscri*', 'iscri* … (scad*|chiud*|entro quando)', 'esam(e|i|ino)', 'certificazion(e|i)', 'certificat(o|i)', 'cambridge', 'codice(?! fiscale)', 'it ?990', 'exams?', '(?<!first )certificat(e|es|ions?)', 'examen(es)?', 'patentino', 'attestazione'],
  corsi: ['(in|di|al|nel) (gruppo|classe|aula)', '(insieme|con) (ad|agli)? ?altri', 'collettiv*', '(?<!senza )(?<!senza il )(?<!senza fare il )cors(o|i|etto)', 'lezion(e|i|cina)', 'courses?', 'class(es)?', 'lessons?', 'inglese', 'english', 'cursos?', 'clases?', 'cours', 'ingles', 'anglais', 'class(e|i)', 'aula', 'studiare'],
  scuola: ['(la |vostra )?(vostra|questa) scuola', 'segreteria', 'ufficio', 'your school', 'l ecole', 'escuela', 'scuola(?= (apre|chiude|e aperta|di lingue|dove|a che ora|si trova))'],
});

/** Topics so general that a more particular one beside them is what is meant. */
export const generalTopics: readonly Topic[] = ['corsi', 'cambridge', 'scuola'];

/** Topics of which one sentence says nearly all there is. */
export const narrowTopics: ReadonlySet<Topic> = new Set(['privacy', 'reclami', 'carta-docente', 'itaca', 'tkt-clil', 'test-livello', 'italiano-stranieri']);

/** The words by which a follow-up names a topic again. */
export const topicWords: Readonly<Record<Topic, string>> = {
  corsi: 'corso',
  individuale: 'lezioni individuali',
  cambridge: 'esame cambridge',
  'young-learners': 'young learners',
  'tkt-clil': 'tkt',
  languagecert: 'languagecert',
  toefl: 'toefl',
  lingue: 'lingue straniere',
  bambini: 'bambini',
  'italiano-stranieri': 'italiano per stranieri',
  traduzioni: 'traduzioni',
  aziende: 'aziende',
  scuole: 'servizi per le scuole',
  'progetti-europei': 'progetti europei',
  'viaggi-studio': 'viaggi studio',
  'carta-docente': 'carta del docente',
  itaca: 'itaca',
  'test-livello': 'test di livello',
  scuola: 'questa scuola',
  reclami: 'reclamo',
  privacy: 'privacy',
};

// Words for the people a request is for: who works for whoever asks, and who simply learns or is there.

/** Plural trades ("camerieri", "infermieri", "venditori"); who ends alike and is no staff is left out. */
const TRADES = String.raw`(?!stud|docent|insegnant|client|parent|genitor|pazient|concorrent|adolescent|partecipant|utent|vent[iu]|trent|tant|quant|\w*ment)\w+(?:ieri|tori|trici|isti|iste|enti|anti)`;
export const STAFF = String.raw`(?:dipendenti|impiegat[ie]|operai[oe]?|colleghi|addett[ie]|manager|tecnici|medici|cuochi|commess[ie]|receptionist|contabili|avvocat[ie]|segretari[ea]?|soci|responsabili|quadri|capireparto|hostess|magazzinier[ie]|${TRADES})`;
export const LEARNERS = '(?:person[ae]|partecipanti|corsisti|student[ei]|alunn[ie]|ragazz[ie]|bambin[ie]|adult[ie]|alliev[ie]|docenti|insegnanti|professori|maestre|gemelli|figli|invitat[ie]|ospiti|iscritt[ie]|amic(?:i|he)|candidat[ie]|membri|nipoti|cugin[ie]|mamme|genitori)';

// The errors that the gateway answers, as RFC 9457 problems in Italian.
import { HttpException } from '@nestjs/common';
import type { FieldErrors, Problem } from '@school/contracts';

const details: Readonly<Record<number, readonly [title: string, detail: string]>> = {
  400: ['Richiesta non valida', 'Controlla i campi indicati e riprova.'],
  403: ['Origine non ammessa', 'La richiesta non proviene da questo sito.'],
  404: ['Risorsa inesistente', "L'indirizzo richiesto non esiste."],
  413: ['Richiesta troppo grande', 'Il testo inviato è troppo lungo. Accorcialo e riprova.'],
  415: ['Formato non ammesso', 'Il contenuto deve essere JSON (application/json).'],
  429: ['Troppe richieste', 'Sono arrivate molte richieste in poco tempo. Riprova tra poco o chiamaci.'],
  500: ['Errore interno', 'Si è verificato un errore. Riprova più tardi.'],
  503: [
    'Servizio non disponibile',
    'In questo momento non riusciamo a ricevere la richiesta. Riprova tra poco o chiamaci.',
  ],
  504: ['Nessuna risposta in tempo', 'La risposta tarda ad arrivare. Riprova tra poco.'],
};

/** An expected error: its status, and the parts of its answer that differ from the default for that status. */
export class ProblemException extends HttpException {
  constructor(
    status: number,
    readonly extra: {
      readonly detail?: string;
      readonly errors?: FieldErrors;
      readonly retryAfterSeconds?: number;
    } = {},
  ) {
    super(details[status]?.[0] ?? 'Errore', status);
  }
}

export function problemOf(status: number, extra: ProblemException['extra'] = {}): Problem {
  const [title, detail] = details[status] ?? details[500]!;
  return {
    type: 'about:blank',
    title,
    status,
    detail: extra.detail ?? detail,
    ...(extra.errors && { errors: extra.errors }),
  };
}

// The only exception filter: every error is answered as an RFC 9457 problem in Italian; unexpected ones reveal no
// internals.
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type FieldErrors, PROBLEM_CONTENT_TYPE, type Problem } from '@school/contracts';
import type { FastifyReply } from 'fastify';

const details: Readonly<Record<number, readonly [title: string, detail: string]>> = {
  400: ['Richiesta non valida', 'Controlla i campi indicati e riprova.'],
  403: ['Origine non ammessa', 'La richiesta non proviene da questo sito.'],
  404: ['Risorsa inesistente', "L'indirizzo richiesto non esiste."],
  405: ['Metodo non ammesso', 'Questo indirizzo accetta solo richieste POST.'],
  408: ['Tempo scaduto', 'La richiesta ha impiegato troppo tempo. Riprova.'],
  413: ['Richiesta troppo grande', 'Il testo inviato è troppo lungo. Accorcialo e riprova.'],
  415: ['Formato non ammesso', 'Il contenuto deve essere JSON (application/json).'],
  429: ['Troppe richieste', 'Sono arrivate molte richieste in poco tempo. Riprova tra poco o chiamaci.'],
  431: ['Intestazioni troppo lunghe', 'Le intestazioni della richiesta sono troppo lunghe.'],
  500: ['Errore interno', 'Si è verificato un errore. Riprova più tardi.'],
  503: [
    'Servizio non disponibile',
    'In questo momento non riusciamo a ricevere la richiesta. Riprova tra poco o chiamaci.',
  ],
  504: ['Nessuna risposta in tempo', 'La risposta tarda ad arrivare. Riprova tra poco.'],
};

/** Of errors that the code of this repository has not raised. */
const defaultExtra: Readonly<Record<number, ProblemException['extra']>> = {
  400: { detail: 'Il contenuto della richiesta non è leggibile.' },
  503: { retryAfterSeconds: 30 },
};

/** An expected error: its status, and what a visitor may know of it. */
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

/** The body of an error's answer. */
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

interface Answer {
  readonly status: number;
  readonly extra: ProblemException['extra'];
}

@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const { status, extra } = this.answer(error);
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (extra.retryAfterSeconds !== undefined) void reply.header('Retry-After', String(extra.retryAfterSeconds));
    this.send(problemOf(status, extra), host);
  }

  protected send(problem: Problem, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    void reply.status(problem.status).header('Content-Type', PROBLEM_CONTENT_TYPE).send(problem);
  }

  private answer(error: unknown): Answer {
    if (error instanceof ProblemException) return { status: error.getStatus(), extra: error.extra };
    const status = error instanceof HttpException ? error.getStatus() : clientErrorStatus(error);
    if (status !== undefined) return { status, extra: defaultExtra[status] ?? {} };
    this.logger.error({ event: 'unexpected-error', err: error });
    return { status: 500, extra: {} };
  }
}

/** Fastify's own errors (body too large, wrong media type, malformed JSON) carry their HTTP status. */
function clientErrorStatus(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

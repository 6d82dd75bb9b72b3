// The only side effect Gaia has: the request that the visitor has seen and confirmed, through the same door as the
// forms.
import { leadSchemas, quote } from '@school/contracts';
import { type AcceptLead, leadId } from '@school/leads';
import { type ToolRuntime, tool } from 'langchain';
import { z } from 'zod';
import type { contextSchema } from '../agent/turn.js';
import { contactKey } from '../quote/contact.js';
import type { QuoteRequest } from '../quote/dialogue.js';
import { fold, wordsOf } from '../language/fold.js';
import { slotOrder } from '../quote/slots.js';
import { type ToolArtifact, ToolRefusal } from './artifacts.js';
import type { QuoteLimits } from './quote-limits.js';
import { transcriptOf } from './transcript.js';

export const REQUEST_QUOTE = 'richiedi_preventivo';

// Consent and conversation are never the model's to give.
const { consenso: _consent, conversazione: _conversation, ...fields } = leadSchemas.quote.shape;
const schema = z.object(fields);
export type QuoteArguments = z.output<typeof schema>;
const described = (Object.keys(fields) as (keyof QuoteArguments)[]).map(
  (field) => `${field} (${quote.fields[field].label})`,
);

export interface RequestQuoteDependencies {
  readonly acceptLead: Pick<AcceptLead, 'accept'>;
  readonly quoteLimits: QuoteLimits;
  readonly clock: () => Date;
}

/** The visitor's turn has no time left: nobody would read the reply. */
class TurnOverdueError extends Error {
  override readonly name = 'TurnOverdueError';
}

export function requestQuoteTool({ acceptLead, quoteLimits, clock }: RequestQuoteDependencies) {
  return tool(
    async (input, runtime: ToolRuntime<unknown, z.output<typeof contextSchema>>): Promise<[string, ToolArtifact]> => {
      const { conversation, messages, deadline, plan } = runtime.context.turn;
      if (plan.quote?.do !== 'send')
        throw new ToolRefusal('Non inviato: il visitatore non ha confermato un riepilogo.');
      const { request } = plan.quote;
      const contradicted = contradictions(input, request);
      if (contradicted.length > 0) {
        throw new ToolRefusal(`Non inviato: valori diversi da quelli del visitatore (${contradicted.join(', ')}).`);
      }
      if (clock().getTime() > deadline) throw new TurnOverdueError('The turn is past its deadline');
      const asked = request.payload;
      const lead = leadId('quote', asked, request.identity);
      const first = await quoteLimits.admits({ conversation, contact: contactKey(request.slots), request: lead });
      if (first === null) {
        throw new ToolRefusal(
          'Non inviato: da questa conversazione o da questo contatto sono già arrivate molte richieste.',
        );
      }
      // The payload is what the visitor wrote and confirmed, not what the model says of it: whichever model runs, one
      // request is one lead. The transcript goes along but is no part of its identity: a browser may tell the same
      // conversation in other words.
      const payload = { ...asked, conversazione: transcriptOf(messages) };
      const receipt = await acceptLead.accept({
        kind: 'quote',
        payload,
        identity: asked,
        idempotencyKey: `${first} ${request.identity}`,
      });
      return [receipt.riferimento, { receipt }];
    },
    {
      name: REQUEST_QUOTE,
      description:
        'Invia la richiesta di preventivo, dopo il sì esplicito del visitatore al riepilogo. Campi: ' +
        `${described.join(', ')}.`,
      schema,
      responseFormat: 'content_and_artifact',
    },
  );
}

/** The arguments that differ from what the visitor wrote. */
export function contradictions(input: QuoteArguments, { slots, payload }: QuoteRequest): string[] {
  const differs: Readonly<Record<'nome' | 'contatto' | 'servizio', boolean>> = {
    nome: fold(input.nome) !== fold(slots.nome ?? ''),
    contatto:
      (input.email ? contactKey({ email: input.email }) !== contactKey({ email: payload.email ?? '' }) : false) ||
      (input.telefono
        ? contactKey({ telefono: input.telefono }) !== contactKey({ telefono: slots.telefono ?? '' })
        : false) ||
      (!input.email && !input.telefono),
    servizio: input.servizio !== slots.servizio,
  };
  const details = slotOrder.filter((slot) => {
    if (slot === 'nome' || slot === 'email' || slot === 'telefono' || slot === 'servizio') return false;
    const written = new Set(wordsOf(fold(slots[slot] ?? '')));
    return wordsOf(fold(input[slot] ?? '')).some((word) => !written.has(word));
  });
  return [
    ...Object.entries(differs)
      .filter(([, differ]) => differ)
      .map(([field]) => field),
    ...details,
  ];
}

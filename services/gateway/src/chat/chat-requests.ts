// The card of the chat is accepted as any form is: Gaia, her queue and the model have no part in it.
import { Injectable } from '@nestjs/common';
import {
  type ChatMessage,
  type ChatReply,
  type ChatRequest,
  cleanLine,
  isOrderToSend,
  parseLead,
} from '@school/contracts';
import { AcceptLead } from '@school/leads';
import { ProblemException } from '../http/problem.js';

/** The chip by which the panel sends the card. */
const SEND = 'send';

/** What the visitor reads, by language. */
const sent: Readonly<Record<string, string>> = {
  it: 'Fatto, ho inviato la tua richiesta! Il riferimento è {reference}. Lo staff ti contatterà presto.',
  en: 'Done, I have sent your request! Your reference is {reference}. Our staff will contact you soon.',
  fr: 'C’est fait, votre demande est envoyée ! Votre référence est {reference}. Notre équipe vous contactera bientôt.',
  es: '¡Listo, tu solicitud está enviada! Tu referencia es {reference}. Nuestro equipo te contactará pronto.',
  de: 'Erledigt, Ihre Anfrage ist gesendet! Ihre Referenz ist {reference}. Unser Team meldet sich bald bei Ihnen.',
};

/** The visitor's messages go along whole, of Gaia's replies the beginning; of a very long conversation the end. */
const MOST_CHARACTERS = 18_000;
const MOST_CHARACTERS_A_REPLY = 300;
const speakers: Readonly<Record<ChatMessage['role'], string>> = { user: 'Visitatore', assistant: 'Gaia' };

/**
 * The conversation as the office reads it, without the order to send: one line a turn, so that no turn can pass for two.
 */
function transcriptOf(messages: readonly ChatMessage[]): string {
  const kept: string[] = [];
  let length = 0;
  const turns = messages.at(-1)?.role === 'user' ? messages.slice(0, -1) : messages;
  for (const { role, content } of turns.toReversed()) {
    const text = cleanLine(content.toWellFormed().replaceAll('\0', ''));
    const isLong = role === 'assistant' && text.length > MOST_CHARACTERS_A_REPLY;
    const line = `${speakers[role]}: ${isLong ? `${text.slice(0, MOST_CHARACTERS_A_REPLY).toWellFormed()}…` : text}`;
    length += line.length + 1;
    if (length > MOST_CHARACTERS) break;
    kept.unshift(line);
  }
  return kept.join('\n');
}

/** Whether the visitor sends the card: by its button, or by a plain yes. Nothing else does. */
export function isSending({ messages, request }: ChatRequest): boolean {
  const last = messages.at(-1);
  return request !== undefined && (last?.role !== 'user' || last.chip === SEND || isOrderToSend(last.content));
}

@Injectable()
export class ChatRequests {
  constructor(private readonly acceptLead: AcceptLead) {}

  /**
   * Accepts the card, by the schema of its form.
   * @throws ProblemException 400 with the errors by field, ServiceUnavailableException when it is not on disk.
   */
  async send(
    { messages, request }: ChatRequest,
    sender: { readonly idempotencyKey: string | undefined; readonly origin: string | undefined },
  ): Promise<ChatReply> {
    const parsed = parseLead('quote', { ...request, conversazione: undefined, consenso: true });
    if (!parsed.success) throw new ProblemException(400, { errors: parsed.errors });
    const { payload: identity } = parsed;
    const receipt = await this.acceptLead.accept({
      kind: 'quote',
      payload: { ...identity, conversazione: transcriptOf(messages) },
      // Not the conversation, which another attempt may send in other words.
      identity,
      ...sender,
    });
    const { lingua = 'it' } = identity;
    const message = sent[lingua || 'it']!.replace('{reference}', receipt.riferimento);
    return { message, quoteRequest: true, receipt, language: lingua || 'it' };
  }
}

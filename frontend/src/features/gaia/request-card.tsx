// The request to an office as a small form within the chat. It is sent by the machinery of all forms, to the endpoint of
// the chat, and makes room for its receipt. Its button comes after all that it sends.
import { CHAT_ENDPOINT, type QuoteDraft, quote } from '@school/contracts';
import type { LeadFormDefinition } from '#src/components/lead-form/definition.ts';
import { LeadForm } from '#src/components/lead-form/lead-form.tsx';
import { NoReceiptError } from '#src/components/lead-form/send-lead.ts';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { toast } from '#src/components/ui/toast/toast.ts';
import { postJson } from '#src/lib/api.ts';
import { connectionLost } from './connection-lost.ts';
import { type OpenCard, withEntries, withSending } from './conversation.ts';
import { foreign, newTabIn, sentWords } from './panel-words.ts';
import { bodyOf, isReply } from './reply.ts';
import styles from './request-card.module.css';
import { type RequestWords, requestWords } from './request-words.ts';
import { changeConversation, currentConversation } from './session.ts';

/** The id of the chip that the button stands for. */
const SEND = 'send';

export interface RequestCardProps {
  readonly card: OpenCard;
  /** ISO 639-1, one of the panel's. */
  readonly language: string;
  /** While a reply is pending, which may change the card, it can't be sent. */
  readonly isHeld: boolean;
  /** Called when it was sent from here, before its receipt is shown. */
  readonly onSent: (receiptId: string) => void;
}

/** Keeps what is written with the conversation, for all tabs. */
const keptWith = (key: string): LeadFormDefinition<'quote'>['draft'] => ({
  read: () => ({ key, entries: {} }),
  write: ({ entries }) => {
    const conversation = currentConversation();
    if (conversation.card?.key === key) changeConversation(withEntries(conversation, entries));
  },
  // The reply closes the card.
  clear: () => undefined,
});

const definitionOf = (
  key: string,
  words: RequestWords,
  onSent: RequestCardProps['onSent'],
): LeadFormDefinition<'quote'> => ({
  form: quote,
  id: `richiesta-${key}`,
  nativeChecks: false,
  // Pressing the button is the consent.
  constants: { consenso: true },
  submit: words.send,
  sending: words.sending,
  translation: words.translation,
  draft: keptWith(key),
  send: async ({ entries }, idempotencyKey, signal) => {
    const { turns, card } = currentConversation();
    const pressed = { role: 'user', content: words.send, chip: SEND } as const;
    const body = bodyOf([...turns, pressed], { ...card?.request, ...entries });
    const reply = await postJson(CHAT_ENDPOINT, body, { idempotencyKey, ...(signal && { signal }) });
    if (!isReply(reply) || !reply.receipt) throw new NoReceiptError(`${CHAT_ENDPOINT} answered with no receipt`);
    onSent(reply.receipt.id);
    const now = currentConversation();
    // Unless another tab has sent it, too, and shows it already.
    const isShown = now.turns.some((turn) => turn.receipt?.id === reply.receipt?.id);
    if (!isShown) changeConversation(withSending(now, words.send, SEND, reply));
    toast(sentWords(words.receipt.language, (entries as Partial<QuoteDraft>).servizio));
    return reply.receipt;
  },
  // By `send`, which knows the service.
  announceSuccess: () => undefined,
  announceFailure: () => toast(connectionLost),
  // The receipt is a turn of the conversation.
  receipt: { title: '', details: () => undefined },
});

const NAMES = ['servizio', 'nome', 'email', 'telefono', 'richiesta'] as const satisfies readonly (keyof QuoteDraft)[];

export function RequestCard({ card: { key, request }, language, isHeld, onSent }: RequestCardProps) {
  const words = requestWords(language);
  const { labels } = words;
  const entries = Object.fromEntries(NAMES.map((name) => [name, request[name]]));
  return (
    // Not announced as a part of the log: Gaia says that it is there.
    <div className={styles.card} lang={foreign(language)} aria-live="off">
      <p className={styles.title}>{words.title}</p>
      <LeadForm
        definition={definitionOf(key, words, onSent)}
        label={words.title}
        prefill={entries}
        isHeld={isHeld}
        notice={
          <p className={styles.notice}>
            {words.privacy}{' '}
            <SiteLink href="/privacy-policy" newTab={newTabIn(language)}>
              Privacy Policy
            </SiteLink>
            .
          </p>
        }
      >
        {(Field) => (
          <>
            <Field name="servizio" label={labels.servizio} options={words.services} placeholder={words.choose} />
            <Field name="nome" label={labels.nome} />
            <Field name="email" label={labels.email} hint={words.contact} />
            <Field name="telefono" label={labels.telefono} />
            <Field name="richiesta" label={labels.richiesta} rows={3} />
          </>
        )}
      </LeadForm>
    </div>
  );
}

import { Button } from '#src/components/ui/button.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import type { Turn } from './conversation.ts';
import type { SiteHref } from '#src/lib/site-href.ts';
import { isOwnPage } from './markdown.ts';
import { MessageText } from './message-text.tsx';
import type { FormOffer } from '#src/lib/open-form.ts';
import { foreign, languageOfWords, newTabIn, panelWords } from './panel-words.ts';
import { ReplyCard, type ReplyCardProps } from './reply-card.tsx';
import type { RequestParts } from './request-parts.ts';
import styles from './turn-view.module.css';

const clock = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });

interface TurnViewProps extends Pick<ReplyCardProps, 'onWish'> {
  readonly turn: Turn;
  /** ISO 639-1. */
  readonly language?: string | undefined;
  readonly onOpenForm: (form: FormOffer) => void;
  readonly parts: RequestParts | undefined;
  /** The id of the receipt that takes the focus. */
  readonly sentHere: string | undefined;
}

/** One turn of the conversation: role, text, sources, the form that it can open, and time. */
export function TurnView({
  turn: { role, content, at, sources = [], cards = [], form, receipt },
  language = 'it',
  onOpenForm,
  onWish,
  parts,
  sentHere,
}: TurnViewProps) {
  const isGaia = role === 'assistant';
  const pages = sources.filter(({ href }) => isOwnPage(href));
  const words = panelWords(language);
  const wordsLang = foreign(languageOfWords(language));
  return (
    <div className={styles.turn} data-role={role} data-ai-generated={isGaia || undefined}>
      <div className={styles.words}>
        <span className="visually-hidden">{isGaia ? 'Gaia: ' : 'Tu: '}</span>
        <div className={styles.said} lang={foreign(language)} dir="auto">
          {isGaia ? <MessageText source={content} language={language} /> : <p>{content}</p>}
        </div>
        {pages.length > 0 && (
          <p className={styles.sources}>
            <span lang={wordsLang}>{words.sources[pages.length > 1 ? 1 : 0]}</span>{' '}
            {pages.map(({ href, title }) => (
              <SiteLink key={href} href={href as SiteHref} newTab={newTabIn(language)}>
                {title}
              </SiteLink>
            ))}
          </p>
        )}
        {form && isOwnPage(form.href) && (
          <Button variant="outline" size="small" lang={wordsLang} onClick={() => onOpenForm(form)}>
            {words.openForm}
          </Button>
        )}
      </div>
      {cards.map((card, index) => (
        <ReplyCard key={index} card={card} language={language} onWish={onWish} />
      ))}
      {receipt && parts && (
        <parts.SentRequest receipt={receipt} language={language} takesFocus={receipt.id === sentHere} />
      )}
      <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
    </div>
  );
}

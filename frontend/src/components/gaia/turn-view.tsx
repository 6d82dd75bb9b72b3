import { Button } from '#src/components/ui/button.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import type { Turn } from './conversation.ts';
import { foreignLanguage } from './language.ts';
import { isOwnPage } from './markdown.ts';
import { MessageText } from './message-text.tsx';
import type { FormOffer } from './open-form.ts';
import styles from './turn-view.module.css';

const clock = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });

interface TurnViewProps {
  readonly turn: Turn;
  readonly onOpenForm: (form: FormOffer) => void;
}

/** One turn of the conversation: who, what, on which pages it stands, which form it can open, when. */
export function TurnView({ turn: { role, content, at, sources = [], form }, onOpenForm }: TurnViewProps) {
  const isGaia = role === 'assistant';
  const pages = sources.filter(({ href }) => isOwnPage(href));
  return (
    <div className={styles.turn} data-role={role} data-ai-generated={isGaia || undefined}>
      <div className={styles.words}>
        <span className="visually-hidden">{isGaia ? 'Gaia: ' : 'Tu: '}</span>
        {isGaia ? <MessageText source={content} /> : <p lang={foreignLanguage(content)}>{content}</p>}
        {pages.length > 0 && (
          <p className={styles.sources}>
            {pages.length > 1 ? 'Fonti:' : 'Fonte:'}{' '}
            {pages.map(({ href, title }) => (
              <SiteLink key={href} href={href}>
                {title}
              </SiteLink>
            ))}
          </p>
        )}
        {form && isOwnPage(form.href) && (
          <Button variant="outline" size="small" onClick={() => onOpenForm(form)}>
            Apri il modulo già compilato
          </Button>
        )}
      </div>
      <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
    </div>
  );
}

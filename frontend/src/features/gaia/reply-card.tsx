// The subject of a reply as a small boarding pass, or two or three subjects as a table.
import type { ChatCard } from '@school/contracts';
import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { useToday } from '#src/lib/today.ts';
import { type CardData, cardData } from './card-data.ts';
import { cardWords } from './card-words.ts';
import { languageOfWords, panelWords } from './panel-words.ts';
import styles from './reply-card.module.css';

export interface ReplyCardProps {
  readonly card: ChatCard;
  /** ISO 639-1. */
  readonly language: string;
  /** Sends a message; absent while none can be sent. */
  readonly onWish: ((wish: string) => void) | undefined;
}

/** Renders nothing for what is not in the catalog. */
export function ReplyCard({ card, language: spoken, onWish }: ReplyCardProps) {
  const today = useToday();
  const language = languageOfWords(spoken);
  const items = (card.kind === 'comparison' ? card.of : [card]).flatMap(
    (item) => cardData(item, language, today) ?? [],
  );
  if (items.length === 0) return null;
  const { quote, details } = panelWords(language);
  const names = items.map(({ title, kind }) => `${title}, ${kind}`).join(' / ');
  const action = onWish && (
    <Button variant="outline" size="small" onClick={() => onWish(cardWords(language).wish(names))}>
      {quote}
    </Button>
  );
  return (
    <div className={styles.card} lang={language === 'it' ? undefined : language}>
      {items.length > 1 ? (
        <Comparison items={items} action={action} />
      ) : (
        <Pass item={items[0]!} details={details} action={action} />
      )}
    </div>
  );
}

interface PassProps {
  readonly item: CardData;
  readonly details: string;
  readonly action: ReactNode;
}

function Pass({ item: { title, kind, stub, fields, status, href }, details, action }: PassProps) {
  return (
    <div className={styles.pass}>
      <div>
        <p className={styles.title}>
          <span className={styles.label}>{kind}</span>
          {title}
        </p>
        <dl className={styles.fields}>
          {fields.map(({ label, value }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {status && <p className={styles.status}>{status}</p>}
        <SiteLink href={href}>
          {details}
          <span className="visually-hidden">: {title}</span>
        </SiteLink>
        {action}
      </div>
      <p className={styles.stub} aria-hidden="true">
        {stub}
      </p>
    </div>
  );
}

function Comparison({ items, action }: { readonly items: readonly CardData[]; readonly action: ReactNode }) {
  const labels = [...new Set(items.flatMap(({ fields }) => fields.map(({ label }) => label)))];
  return (
    <>
      <table className={styles.comparison}>
        <thead>
          <tr>
            {items.map(({ title, kind, href }) => (
              <th key={kind + title} scope="col">
                <span className={styles.label}>{kind}</span>
                <SiteLink href={href}>{title}</SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        {labels.map((label) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={items.length}>
                <span className={styles.label}>{label}</span>
              </th>
            </tr>
            <tr>
              {items.map(({ title, kind, fields }) => (
                <td key={kind + title}>
                  <bdi>{fields.find((field) => field.label === label)?.value ?? '–'}</bdi>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      {action && <p className={styles.action}>{action}</p>}
    </>
  );
}

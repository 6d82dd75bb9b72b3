import type { ReactNode } from 'react';
import { type PageOwner, type PlainPage, plainPage } from './plain-page.js';

/** Why a form was refused, by status, in words for readers addressed as "tu" and as "Lei". */
const reasons: Readonly<Record<number, string>> = {
  400: 'Qualcosa è da correggere.',
  403: 'Non proviene da una pagina di questo sito.',
  415: 'Il modulo non è arrivato nella forma in cui lo mandano le pagine di questo sito.',
  413: 'Il testo è troppo lungo: va accorciato.',
};
const UNAVAILABLE = 'In questo momento non riusciamo a riceverla: si può riprovare tra poco, o telefonare.';

interface UnsentForm {
  /** Instead of the words for the status. */
  readonly reason?: string | undefined;
  /** The form with its entries, to be sent again from this page. */
  readonly form?: ReactNode;
  readonly link?: PlainPage['link'];
}

/** The page of a form that was refused. */
export const unsentPage = (status: number, owner: PageOwner, { reason, form, link }: UnsentForm = {}): string =>
  plainPage(
    {
      title: 'La richiesta non è partita',
      content: (
        <>
          <p>{reason ?? reasons[status] ?? UNAVAILABLE}</p>
          {form}
          <p>Con il tasto «Indietro» del browser si torna al modulo: quello che è scritto è ancora lì.</p>
        </>
      ),
      ...(link && { link }),
    },
    owner,
  );

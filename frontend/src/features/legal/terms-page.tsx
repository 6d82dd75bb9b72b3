import { LinkButton } from '#src/components/ui/button.tsx';
import { SITE_TEXTS_UPDATED } from '#src/content/legal.ts';
import { AccessibilityNote } from './accessibility-note.tsx';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';

export function TermsPage() {
  return (
    <LegalPage
      title="Termini e&nbsp;condizioni"
      lead={
        <p>
          Le regole per usare questo sito, scritte perché si capiscano. I corsi, gli esami e i viaggi hanno ciascuno il
          proprio contratto.
        </p>
      }
      updated={SITE_TEXTS_UPDATED}
      sections={termsSections}
    >
      <AccessibilityNote />
      <p>
        <LinkButton href="/" variant="outline">
          Torna alla home
        </LinkButton>
      </p>
    </LegalPage>
  );
}

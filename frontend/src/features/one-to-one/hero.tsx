// The first screen: a lesson for one, and the free test to begin with.
import { ArtIcon } from '#src/components/ui/art-icon.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { PageOpening } from '#src/components/ui/page-opening.tsx';
import { OpeningPostage } from '#src/components/ui/postage.tsx';
import { phoneHref, school } from '#src/content/school.ts';
import type { SiteHref } from '#src/lib/site-href.ts';

export function Hero({ testHref }: { readonly testHref: SiteHref }) {
  return (
    <PageOpening
      tone="cielo"
      eyebrow="Preparazione individuale"
      title={<>Un&nbsp;esame, un&nbsp;insegnante, un&nbsp;solo&nbsp;posto: il&nbsp;tuo</>}
      lead={<p>Preparazione individuale agli esami Cambridge, da A2 Key a C2 Proficiency, e al Business English.</p>}
      actions={
        <>
          <LinkButton href={testHref}>Test di Livello Gratuito</LinkButton>
          <LinkButton href={phoneHref} variant="outline">
            Chiama {school.phone}
          </LinkButton>
        </>
      }
      art={
        <OpeningPostage>
          <ArtIcon name="consulenza" />
        </OpeningPostage>
      }
    />
  );
}

// The five group courses and the one-to-one lessons, each as a boarding pass.
import { cambridgeExams, euroAmount } from '@school/catalog';
import { BoardingPass } from '#src/components/ui/boarding-pass.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { groupCourses, oneToOneLessons } from '#src/content/offer.ts';
import { place } from '#src/content/school.ts';
import { CoursePass } from '#src/features/course/course-pass.tsx';
import { publishedStart } from '#src/features/course/next-start.tsx';
import type { SiteHref } from '#src/lib/site-href.ts';
import styles from './english-courses-page.module.css';

const hourPrices = oneToOneLessons.map(({ pricePerHourEuro }) => pricePerHourEuro);
const [first, last] = [cambridgeExams[0]!.level, cambridgeExams.at(-1)!.level];

export function CambridgePreparation() {
  return (
    <Section id="preparazione-cambridge" tone="carta-scura" labelledBy="preparazione-titolo">
      <SectionHeading id="preparazione-titolo" title="Prossima fermata: la certificazione">
        <p>
          Cinque corsi per gli esami Cambridge English, con un ritmo fisso e il prezzo più basso all’ora: giorno e
          orario sono già scritti.
        </p>
      </SectionHeading>
      <ul role="list" className={styles.passes}>
        {groupCourses.map((course) => (
          <li key={course.slug}>
            <CoursePass
              course={course}
              brief
              ask="outline"
              action={<PassLink href={`/${course.slug}`} title={course.title} />}
            />
          </li>
        ))}
        <li>
          <BoardingPass
            from={place}
            brief
            title="Individuale"
            level="1:1"
            ink="inchiostro"
            lead={<p>Per chi ha una scadenza vicina, orari che cambiano o un punto debole da superare.</p>}
            fields={[
              { label: 'Inizio', value: 'da concordare' },
              { label: 'Livelli', value: `${first} – ${last} e Business English` },
              { label: 'Durata', value: 'su misura' },
              { label: 'Posti', value: 'uno: il tuo' },
              {
                label: 'Prezzo',
                value: `da ${euroAmount(Math.min(...hourPrices), false)} a ${euroAmount(Math.max(...hourPrices), false)} euro l’ora`,
              },
            ]}
            action={<PassLink href="/preparazione-individuale" title="preparazione individuale" />}
          />
        </li>
      </ul>
      <p className={styles.published}>
        Ultime partenze pubblicate.{' '}
        {groupCourses.map((course) => `${course.title}: ${publishedStart(course)}`).join(' ')}
      </p>
    </Section>
  );
}

function PassLink({ href, title }: { readonly href: SiteHref; readonly title: string }) {
  return (
    <LinkButton href={href} size="small" variant="outline">
      Vai al corso<span className="visually-hidden">: {title}</span>
    </LinkButton>
  );
}

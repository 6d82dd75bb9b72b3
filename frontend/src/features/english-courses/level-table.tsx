// A table of the levels: the use of each, and the next start of its course.
import { groupCourses, levelAbilities } from '@school/catalog';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { ComparisonTable } from '#src/components/ui/comparison-table.tsx';
import { askHref } from '#src/features/course/ask-href.ts';
import { NextStart, StartDay } from '#src/features/course/next-start.tsx';

export function LevelTable() {
  return (
    <Section id="livelli" labelledBy="livelli-titolo">
      <SectionHeading id="livelli-titolo" title="Cinque livelli, uno dopo l’altro" />
      <ComparisonTable
        labelledBy="livelli-titolo"
        columns={['Livello', 'Che cosa sai fare dopo', 'Prossima partenza']}
        rows={groupCourses.map((course) => ({
          title: <SiteLink href={`/${course.slug}`}>{course.title}</SiteLink>,
          cells: [
            levelAbilities[course.level],
            <NextStart key="start" course={course}>
              {(next) =>
                next ? (
                  <StartDay day={next} />
                ) : (
                  <SiteLink href={askHref(course, true)}>
                    chiedi la data<span className="visually-hidden"> del corso {course.title}</span>
                  </SiteLink>
                )
              }
            </NextStart>,
          ],
        }))}
      />
    </Section>
  );
}

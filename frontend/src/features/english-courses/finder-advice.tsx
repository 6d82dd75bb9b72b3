// The course finder's answer, as a boarding pass.
import { euroAmount } from '@school/catalog';
import { BoardingPass } from '#src/components/ui/boarding-pass.tsx';
import { LinkButton } from '#src/components/ui/button.tsx';
import { otherCourses } from '#src/content/english-courses.ts';
import { place } from '#src/content/school.ts';
import { CoursePass } from '#src/features/course/course-pass.tsx';
import type { SiteHref } from '#src/lib/site-href.ts';
import { findCourse } from './find-course.ts';
import type { Answers } from './finder-questions.ts';

/** The stub of a course without a level. */
const stubs = { 'Bambini e ragazzi': 'YL', Principianti: 'A1', 'Business English': 'BE' } as const;

const go = (href: SiteHref, words = 'Vai al corso', variant: 'primary' | 'outline' = 'primary') => (
  <LinkButton href={href} size="small" variant={variant}>
    {words}
  </LinkButton>
);

export function FinderAdvice({ answers }: { readonly answers: Answers }) {
  const advice = findCourse(answers);
  if (advice.kind === 'group')
    return <CoursePass course={advice.course} brief action={go(`/${advice.course.slug}`, 'Vai al corso', 'outline')} />;
  if (advice.kind === 'single') {
    const {
      title,
      pricePerHourEuro,
      recommendedHours: [from, to],
    } = advice.lesson;
    return (
      <BoardingPass
        from={place}
        brief
        title={title}
        level="1:1"
        fields={[
          { label: 'Lezioni', value: 'individuali' },
          { label: 'Ore consigliate', value: `${from}-${to}` },
          { label: 'Prezzo', value: `${euroAmount(pricePerHourEuro, false)} euro l’ora` },
        ]}
        action={go('/preparazione-individuale')}
      />
    );
  }
  const other = otherCourses.find(({ title }) => title === advice.title);
  return (
    <BoardingPass
      from={place}
      brief
      title={advice.title}
      level={stubs[advice.title]}
      fields={[{ label: 'Il corso', value: other?.text }]}
      action={go(other?.href ?? '#contatti', other?.action)}
    />
  );
}

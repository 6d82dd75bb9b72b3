// One real course on the home page: what it costs and when it leaves.
import { groupCourse, groupCourses } from '@school/catalog';
import { LinkButton } from '#src/components/ui/button.tsx';
import { CoursePass } from '#src/features/course/course-pass.tsx';
import { knownStarts } from '#src/features/course/known-starts.ts';

/** The course that leaves first; B1, which most people ask about, while no start is known. */
const [featured = groupCourse('B1')] = groupCourses
  .filter((course) => knownStarts(course).length > 0)
  .toSorted((one, other) => knownStarts(one)[0]!.localeCompare(knownStarts(other)[0]!));

export function FeaturedPass() {
  return (
    <CoursePass
      course={featured}
      brief
      action={
        <LinkButton href={`/${featured.slug}`} size="small" variant="outline">
          Vai al corso<span className="visually-hidden">: {featured.title}</span>
        </LinkButton>
      }
    />
  );
}

// What is read on the page of English courses, in one piece: the parts between which something is answered.
import { Teachers } from '#src/components/ui/teachers.tsx';
import { Benefits } from './benefits.tsx';
import { CambridgePreparation } from './cambridge-preparation.tsx';
import { GroupOrSingle } from './group-or-single.tsx';
import { LevelTable } from './level-table.tsx';
import { OtherCourses } from './other-courses.tsx';

export { BesideForm } from './beside-form.tsx';
export { Hero } from './hero.tsx';

/** After the finder, up to the level test. */
export function Courses() {
  return (
    <>
      <Benefits />
      <LevelTable />
      <CambridgePreparation />
    </>
  );
}

/** After the level test, up to the form. */
export function MoreCourses() {
  return (
    <>
      <GroupOrSingle />
      <Teachers />
      <OtherCourses />
    </>
  );
}

// Compares the figures of group courses and one-to-one lessons.
import { courseHourEuro, euroAmount, groupCourses, oneToOneLessons, waysToStudy } from '@school/catalog';
import { ArrowLink } from '#src/components/ui/button.tsx';
import { ComparisonTable } from '#src/components/ui/comparison-table.tsx';
import styles from './english-courses-page.module.css';

const course = groupCourses[0]!;
const hourPrices = oneToOneLessons.map(({ pricePerHourEuro }) => pricePerHourEuro);
const hours = oneToOneLessons.flatMap(({ recommendedHours }) => recommendedHours);
const whole = (euro: number) => euroAmount(euro, false);

const rows = [
  {
    title: 'Prezzo',
    cells: [
      `${euroAmount(course.priceEuro)} euro, cioè ${euroAmount(courseHourEuro(course))} €/ora`,
      `da ${whole(Math.min(...hourPrices))} a ${whole(Math.max(...hourPrices))} €/ora, secondo il livello`,
    ],
  },
  {
    title: 'Ore',
    cells: [
      `${course.totalHours}, una sera a settimana`,
      `da ${Math.min(...hours)} a ${Math.max(...hours)} consigliate, quando vuoi tu`,
    ],
  },
  { title: 'Persone', cells: [`al massimo ${course.maxStudents}`, 'tu e un insegnante'] },
  { title: 'Per chi', cells: [waysToStudy.group, waysToStudy.single] },
];

export function GroupOrSingle() {
  return (
    <details className={styles.compare}>
      <summary>
        <h3 id="gruppo-o-individuale">In gruppo o da&nbsp;solo? Il&nbsp;confronto</h3>
      </summary>
      <ComparisonTable
        labelledBy="gruppo-o-individuale"
        columns={['A confronto', 'Corso di gruppo', 'Lezioni individuali']}
        rows={rows}
      />
      <ArrowLink href="/preparazione-individuale">Ore e prezzi delle lezioni individuali</ArrowLink>
    </details>
  );
}

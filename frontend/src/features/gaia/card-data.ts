// The content of a card. A reply only names an item of the catalog; figures and dates come from the site's data.
import {
  type GroupCourse,
  type OneToOne,
  cambridgeExams,
  comingExams,
  euroAmount,
  examLevel,
  languageCertExams,
  nextStart,
  toefl,
  weekdays,
  youngLearnersExams,
} from '@school/catalog';
import type { ChatCardItem } from '@school/contracts';
import { groupCourses, oneToOneLessons, toeflOffer } from '#src/content/offer.ts';
import { courseDates, examDates } from '#src/content/school.ts';
import type { SiteHref } from '#src/lib/site-href.ts';
import { type CardWords, cardWords } from './card-words.ts';

export interface CardData {
  /** "B1 Preliminary". */
  readonly title: string;
  /** "in gruppo": distinguishes two cards with the same title. */
  readonly kind: string;
  /** The short text of the stub. */
  readonly stub: string;
  /** In the order of reading. */
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /** An important line. */
  readonly status?: string;
  /** The page with more information. */
  readonly href: SiteHref;
}

interface Speech {
  readonly words: CardWords;
  readonly language: string;
  /** `YYYY-MM-DD` in Rome. */
  readonly today: string;
}

const A_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The translation of a weekday of the catalog. */
const weekdayIn = (language: string, weekday: GroupCourse['weekday']) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    A_MONDAY + weekdays.indexOf(weekday) * DAY_MS,
  );

const dayIn = (language: string, day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const price = (euro: number, cents = true) => `${euroAmount(euro, cents)} euro`;

function courseCard(course: GroupCourse, { words, language, today }: Speech): CardData {
  const { level, title, weekday, time, slug, priceEuro, totalHours, startVerified } = course;
  const when = `${weekdayIn(language, weekday)}, ${time}`;
  const next = nextStart(course, courseDates, today);
  return {
    title,
    kind: words.group,
    stub: level,
    fields: [
      { label: words.when, value: next || startVerified ? when : `${when} (${words.unsure})` },
      { label: words.length, value: words.hours(String(totalHours)) },
      { label: words.price, value: price(priceEuro) },
    ],
    status: next ? words.starts(dayIn(language, next)) : words.begun,
    href: `/${slug}`,
  };
}

function lessonCard({ title, pricePerHourEuro, recommendedHours }: OneToOne, { words }: Speech): CardData {
  return {
    title,
    kind: words.alone,
    stub: '1:1',
    fields: [
      { label: words.when, value: words.toAgree },
      { label: words.length, value: words.hours(recommendedHours.join('-')) },
      { label: words.price, value: words.anHour(price(pricePerHourEuro, false)) },
    ],
    href: '/preparazione-individuale',
  };
}

const LANGUAGECERT = 'LanguageCert ';

/** The next Cambridge exam of a level, if the owner has given a date. */
const nextExam = (level: string, today: string) =>
  comingExams(examDates, today).find((exam) => examLevel(exam) === level);

function examCard(name: string, { words, language, today }: Speech): CardData | undefined {
  const card = { title: name, kind: words.exam };
  if (name === 'TOEFL') {
    const fields = [
      { label: words.length, value: words.hours(String(toefl.totalHours)) },
      { label: words.price, value: price(toeflOffer.feeEuro) },
    ];
    return { ...card, stub: 'iBT', fields, href: '/certificazioni-toefl' };
  }
  const cambridge = cambridgeExams.find((exam) => exam.name === name);
  if (cambridge) {
    const next = nextExam(cambridge.level, today);
    return {
      ...card,
      stub: cambridge.level,
      fields: next ? [{ label: words.when, value: dayIn(language, next.date) }] : [],
      href: '/certificazioni#date-esami',
    };
  }
  const young = youngLearnersExams.find((exam) => exam.name === name);
  if (young) {
    const fields = [
      { label: words.age, value: words.years(...young.ages) },
      { label: words.length, value: words.minutes(young.minutes) },
    ];
    return { ...card, stub: 'YL', fields, href: '/certificazioni' };
  }
  const other = languageCertExams.find((exam) => LANGUAGECERT + exam.name === name);
  if (!other) return undefined;
  const fields = [
    { label: words.when, value: words.monthly },
    { label: words.length, value: words.minutes(`${other.writtenMinutes} + ${other.spokenMinutes}`) },
  ];
  return { ...card, stub: other.level, fields, href: '/certificazione-languagecert' };
}

/** @returns undefined for what the catalog does not have. */
export function cardData(item: ChatCardItem, language: string, today: string): CardData | undefined {
  const speech = { words: cardWords(language), language, today };
  switch (item.kind) {
    case 'course': {
      const course = groupCourses.find(({ level }) => level === item.level);
      return course && courseCard(course, speech);
    }
    case 'lesson': {
      const lesson = oneToOneLessons.find(({ title }) => title === item.name);
      return lesson && lessonCard(lesson, speech);
    }
    case 'exam':
      return examCard(item.name, speech);
    default:
      // A newer worker may name items that this panel does not know.
      return undefined;
  }
}

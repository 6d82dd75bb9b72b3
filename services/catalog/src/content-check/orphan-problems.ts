// Names that lead nowhere: pages, topics and offices that are spoken of but do not exist, and such that nothing leads to.
import { contactTopics, corporateChoices, complaintChoices, courseTypes, infoCourses, languagecertChoices, quoteServices, schoolChoices, translationChoices } from '@school/contracts';
import type { FaqItem } from '../certification-faq.js';
import type { GroupCourse } from '../courses.js';
import type { Fact } from '../facts/fact.js';
import { sitePages } from '../pages.js';
import { type OfficeId, officeIds } from '../school.js';
import { type ContentProblem, unless } from './content-problem.js';

type Labels = Readonly<Record<string, string>>;

const isPage = (path: string) => Object.hasOwn(sitePages, path);

export const factProblems = (facts: readonly Pick<Fact, 'id' | 'page'>[]): ContentProblem[] =>
  facts.flatMap(({ id, page }) => unless(isPage(page), `fact ${id}/page`, `no page ${page}`));

export const faqProblems = (faq: readonly FaqItem[]): ContentProblem[] =>
  faq.flatMap(({ question, link }) => {
    if (!link) return [];
    const { pathname, searchParams } = new URL(link.href, 'http://site');
    const topic = searchParams.get('servizio');
    return [
      ...unless(isPage(pathname), `faq "${question}"/page`, `no page ${pathname}`),
      ...unless(topic === null || Object.hasOwn(contactTopics, topic), `faq "${question}"/topic`, `the contact form has no topic ${topic}`),
    ];
  });

export const coursePageProblems = (courses: readonly GroupCourse[], types: Labels = courseTypes): ContentProblem[] =>
  courses.flatMap(({ slug, level, title }) => [
    ...unless(isPage(`/${slug}`), `${slug}/page`, `no page /${slug}`),
    ...unless(types[level.toLowerCase()]?.startsWith(`Corso ${title}`) ?? false, `${slug}/type`, `the enquiry form calls it "${types[level.toLowerCase()]}"`),
  ]);

/** Every list of choices in a form, by name. */
const choices: Readonly<Record<string, Labels>> = Object.fromEntries([
  ...Object.entries({ infoCourses, contactTopics, courseTypes, quoteServices }),
  ...[translationChoices, corporateChoices, schoolChoices, languagecertChoices, complaintChoices].flatMap((form) => Object.entries<Labels>(form)),
]);

export const labelProblems = (lists = choices): ContentProblem[] =>
  Object.entries(lists).flatMap(([list, labels]) => Object.entries(labels).flatMap(([value, label]) => unless(label.trim() !== '', `${list}.${value}/label`, 'a choice without words')));

/** @param byTopic offices by topic. @param inUse the offices that some request reaches. */
export const officeProblems = (byTopic: Readonly<Record<string, OfficeId>>, inUse: ReadonlySet<OfficeId>): ContentProblem[] => [
  ...Object.entries(byTopic).flatMap(([topic, office]) => unless(Object.hasOwn(infoCourses, topic) || Object.hasOwn(contactTopics, topic), `topic ${topic}/form`, `read by ${office}, but no form offers it`)),
  ...officeIds.flatMap((office) => unless(inUse.has(office), `office ${office}/requests`, 'no request reaches it')),
];

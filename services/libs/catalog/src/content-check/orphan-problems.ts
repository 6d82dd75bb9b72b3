// Names that lead nowhere: pages, topics and offices that are spoken of but do not exist, and such that nothing leads
// to.
import {
  type LeadForm,
  type Options,
  contactTopics,
  courseTypes,
  leadForm,
  leadKinds,
  officeIds,
} from '@school/contracts';
import type { FaqItem } from '../certification-faq.js';
import type { GroupCourse } from '../courses.js';
import type { Fact } from '../facts/fact.js';
import { officesInUse } from '../offices.js';
import { sitePages } from '../pages.js';
import { type ContentProblem, unless } from './content-problem.js';

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
      ...unless(
        topic === null || Object.hasOwn(contactTopics, topic),
        `faq "${question}"/topic`,
        `the contact form has no topic ${topic}`,
      ),
    ];
  });

export const coursePageProblems = (courses: readonly GroupCourse[], types: Options = courseTypes): ContentProblem[] =>
  courses.flatMap(({ slug, level, title }) => [
    ...unless(isPage(`/${slug}`), `${slug}/page`, `no page /${slug}`),
    ...unless(
      types[level.toLowerCase()]?.startsWith(`Corso ${title}`) ?? false,
      `${slug}/type`,
      `the enquiry form calls it "${types[level.toLowerCase()]}"`,
    ),
  ]);

const forms = leadKinds.map(leadForm);

const optionsOf = ({ fields }: LeadForm, name: string): Options => {
  const field = fields[name];
  return field?.type === 'choice' ? field.options : {};
};

/** Every list of choices in a form, by name. */
const choices: Readonly<Record<string, Options>> = {
  courseTypes,
  ...Object.fromEntries(
    forms.flatMap((form) => Object.keys(form.fields).map((name) => [`${form.kind}.${name}`, optionsOf(form, name)])),
  ),
};

export const labelProblems = (lists = choices): ContentProblem[] =>
  Object.entries(lists).flatMap(([list, labels]) =>
    Object.entries(labels).flatMap(([value, label]) =>
      unless(label.trim() !== '', `${list}.${value}/label`, 'a choice without words'),
    ),
  );

/** @param inUse the offices that some request reaches. */
export const officeProblems = (
  all: readonly LeadForm[] = forms,
  inUse: ReadonlySet<string> = officesInUse,
): ContentProblem[] => [
  ...all.flatMap((form) => {
    const { office } = form;
    if (typeof office === 'string') return [];
    const offered = optionsOf(form, office.field);
    return Object.entries(office.offices).flatMap(([topic, reads]) =>
      unless(Object.hasOwn(offered, topic), `topic ${topic}/form`, `read by ${reads}, but no form offers it`),
    );
  }),
  ...officeIds.flatMap((office) => unless(inUse.has(office), `office ${office}/requests`, 'no request reaches it')),
];

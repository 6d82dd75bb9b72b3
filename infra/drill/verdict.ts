// Compares what became of the requests with what was acknowledged to the visitors.

export interface Evidence {
  /** The lead ids of the 202 answers, one for each request with a key of its own. */
  readonly acknowledged: readonly string[];
  /** The lead ids of the rows in `leads`. */
  readonly rows: readonly string[];
  /** The lead ids of the mails to offices, one for each mail. */
  readonly mails: readonly string[];
  /** The lead ids of the rows in `contact_requests`, one for each row; null for a row without a lead. */
  readonly contactRequests: readonly (string | null)[];
  /** The ids of the leads that must have a row in `contact_requests`. */
  readonly contactLeads: readonly string[];
  /** Dead letters by queue. */
  readonly deadLetters: Readonly<Record<string, number>>;
  /** Unfinished jobs of leads, and requests in the spool. */
  readonly unfinished: number;
}

/** What a fault may cost. What is not given is not allowed at all. */
export interface Allowance {
  /** The most mails that may have been sent twice. */
  readonly duplicateMails?: number;
  /** Leads whose acknowledgment got lost on its way to the visitor: each must be complete or absent. */
  readonly unacknowledged?: { readonly least: number; readonly most: number };
  /** Exactly these dead letters, by queue. */
  readonly deadLetters?: Readonly<Record<string, number>>;
}

export interface Verdict {
  /** Acknowledged leads without a row or without a mail. */
  readonly lost: number;
  readonly duplicateMails: number;
  /** A sentence for each broken promise; empty when all are kept. */
  readonly violations: readonly string[];
}

const missing = (ids: readonly (string | null)[], from: readonly (string | null)[]): (string | null)[] => {
  const present = new Set(from);
  return ids.filter((id) => !present.has(id));
};
const repetitions = (ids: readonly unknown[]): number => ids.length - new Set(ids).size;

/** @returns the violation when there is something to count. */
const counted = (count: number, violation: string): string[] => (count > 0 ? [`${count} ${violation}`] : []);

/** Judges a run. @param allowance what its fault may cost. */
export function judge(evidence: Evidence, allowance: Allowance = {}): Verdict {
  const { acknowledged, rows, mails, unfinished } = evidence;
  const leads = [...new Set(acknowledged)];
  const [notStored, notMailed] = [missing(leads, rows), missing(leads, mails)];
  const duplicateMails = repetitions(mails);
  const { duplicateMails: allowedDuplicates = 0 } = allowance;
  return {
    lost: new Set([...notStored, ...notMailed]).size,
    duplicateMails,
    violations: [
      ...counted(notStored.length, 'acknowledged without a row'),
      ...counted(notMailed.length, 'acknowledged without a mail'),
      ...counted(repetitions(acknowledged), 'requests were given the id of another request'),
      ...counted(repetitions(rows), 'rows twice'),
      ...contactViolations(evidence),
      ...unacknowledgedViolations(evidence, allowance),
      ...(duplicateMails > allowedDuplicates
        ? [`${duplicateMails} mails twice, at most ${allowedDuplicates} expected`]
        : []),
      ...deadLetterViolations(evidence, allowance),
      ...counted(unfinished, 'still unfinished'),
    ],
  };
}

function contactViolations({ contactRequests, contactLeads }: Evidence): string[] {
  const orphans = missing(contactRequests, contactLeads);
  const ofLeads = contactRequests.filter((id) => !orphans.includes(id));
  return [
    ...counted(missing(contactLeads, contactRequests).length, 'contact leads without a contact request'),
    ...counted(orphans.length, 'contact requests without a contact lead'),
    ...counted(repetitions(ofLeads), 'contact requests twice'),
  ];
}

function unacknowledgedViolations({ acknowledged, rows, mails }: Evidence, { unacknowledged }: Allowance): string[] {
  const { least, most } = unacknowledged ?? { least: 0, most: 0 };
  const leads = [...new Set(missing([...rows, ...mails], acknowledged))];
  const incomplete = new Set([...missing(leads, rows), ...missing(leads, mails)]).size;
  return [
    ...counted(incomplete, 'unacknowledged leads with only a row or only a mail'),
    ...(leads.length < least || leads.length > most
      ? [`${leads.length} unacknowledged leads, ${least} to ${most} expected`]
      : []),
  ];
}

function deadLetterViolations({ deadLetters }: Evidence, { deadLetters: allowed = {} }: Allowance): string[] {
  const queues = [...new Set([...Object.keys(deadLetters), ...Object.keys(allowed)])];
  return queues
    .map((queue) => ({ queue, found: deadLetters[queue] ?? 0, expected: allowed[queue] ?? 0 }))
    .filter(({ found, expected }) => found !== expected)
    .map(({ queue, found, expected }) => `${found} dead letters in ${queue}, ${expected} expected`);
}

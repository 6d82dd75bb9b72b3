// Holds what became of the requests against what visitors were told.

export interface Evidence {
  /** What visitors were told: the ids of the leads that were taken. */
  readonly acknowledged: readonly string[];
  readonly rows: readonly string[];
  readonly mails: readonly string[];
  /** As in the ledger's outcome. */
  readonly contacts: readonly (string | null)[];
  readonly ofContact: readonly string[];
  readonly dead: Readonly<Record<string, number>>;
  readonly underWay: number;
}

/** What a fault may cost. Nothing, where nothing is said. */
export interface Allowance {
  /** Most mails that may have come twice. */
  readonly doubles?: number;
  /** Leads that nobody was told of: an answer that got lost on its way leaves a whole lead or none. */
  readonly unnamed?: { readonly least: number; readonly most: number };
  /** Exactly these dead letters, by queue. */
  readonly dead?: Readonly<Record<string, number>>;
}

export interface Verdict {
  readonly lost: number;
  readonly doubles: number;
  /** What is wrong, in words; empty when all is well. */
  readonly faults: readonly string[];
}

export function judge(
  { acknowledged, rows, mails, contacts, ofContact, dead, underWay }: Evidence,
  { doubles: mayDouble = 0, unnamed = { least: 0, most: 0 }, dead: deadly = {} }: Allowance = {},
): Verdict {
  const [told, stored, mailed] = [new Set(acknowledged), new Set(rows), new Set(mails)];
  const notStored = [...told].filter((id) => !stored.has(id)).length;
  const notMailed = [...told].filter((id) => !mailed.has(id)).length;
  const lost = [...told].filter((id) => !stored.has(id) || !mailed.has(id)).length;
  const untold = [...new Set([...stored, ...mailed])].filter((id) => !told.has(id));
  const halves = untold.filter((id) => !stored.has(id) || !mailed.has(id)).length;
  const doubles = mails.length - mailed.size;
  const faults: string[] = [];
  if (notStored > 0) faults.push(`${notStored} acknowledged without a row`);
  if (notMailed > 0) faults.push(`${notMailed} acknowledged without a mail`);
  if (told.size < acknowledged.length) faults.push(`${acknowledged.length - told.size} requests took another's id`);
  if (stored.size < rows.length) faults.push(`${rows.length - stored.size} rows twice`);
  const [contacted, contactable] = [new Set(contacts), new Set<string | null>(ofContact)];
  const uncontacted = ofContact.filter((id) => !contacted.has(id)).length;
  const strays = contacts.filter((id) => !contactable.has(id)).length;
  if (uncontacted > 0) faults.push(`${uncontacted} contact leads without a contact request`);
  if (strays > 0) faults.push(`${strays} contact requests of no lead`);
  if (contacts.length - strays > ofContact.length - uncontacted)
    faults.push(`${contacts.length - strays - ofContact.length + uncontacted} contact requests twice`);
  if (halves > 0) faults.push(`${halves} leads half`);
  if (untold.length < unnamed.least || untold.length > unnamed.most)
    faults.push(`${untold.length} leads that nobody was told of, ${unnamed.least}–${unnamed.most} expected`);
  if (doubles > mayDouble) faults.push(`${doubles} mails twice, ${mayDouble} at most expected`);
  for (const queue of new Set([...Object.keys(dead), ...Object.keys(deadly)])) {
    if ((dead[queue] ?? 0) !== (deadly[queue] ?? 0))
      faults.push(`${dead[queue] ?? 0} dead letters in ${queue}, ${deadly[queue] ?? 0} expected`);
  }
  if (underWay > 0) faults.push(`${underWay} still under way`);
  return { lost, doubles, faults };
}

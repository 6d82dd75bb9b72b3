// Receipts: the state of a lead, as its sender may follow it.
import { Inject, Injectable } from '@nestjs/common';
import { type School, dueText } from '@school/catalog';
import { type LeadReceipt, type OfficeId, leadForm, leadReference } from '@school/contracts';
import { SCHOOL } from '../config.module.js';
import { LeadFinder } from './lead-finder.js';

/** That a request counts as suspect is not told to its sender. */
const UNNAMED_OFFICE: OfficeId = 'verifica';

@Injectable()
export class Receipts {
  constructor(
    private readonly leads: LeadFinder,
    @Inject(SCHOOL) private readonly school: School,
  ) {}

  /**
   * @returns undefined for an unknown id.
   * @throws ProblemException 503 while the state cannot be read.
   */
  async find(id: string): Promise<LeadReceipt | undefined> {
    const lead = await this.leads.find(id);
    if (!lead) return undefined;
    const { kind, office } = lead;
    const moment = (at: Date | null) => at?.toISOString() ?? null;
    return {
      riferimento: leadReference(kind, id),
      title: leadForm(kind).title,
      receivedAt: lead.receivedAt.toISOString(),
      deliveredAt: moment(lead.deliveredAt),
      office: office && office !== UNNAMED_OFFICE ? this.school.offices[office].name : null,
      confirmedAt: moment(lead.confirmedAt),
      refusedAt: moment(lead.refusedAt),
      takenAt: moment(lead.takenAt),
      answeredAt: moment(lead.answeredAt),
      due: dueText(lead) ?? null,
    };
  }
}

// Finds what has become of a lead by its id: in the database or, before it is stored, among the jobs.
import { Injectable, Logger } from '@nestjs/common';
import { isLeadId } from '@school/contracts';
import { Database, type LeadState, leadStates } from '@school/lead-database';
import { LeadQueues } from '@school/leads';
import { errorText } from '@school/platform';
import { ProblemException } from '../http/problem.js';

/** A lead that has only a job. */
type UnstoredLead = Pick<LeadState, 'id' | 'kind' | 'receivedAt'> & { readonly payload: object };
export type FoundLead = LeadState | UnstoredLead;

@Injectable()
export class LeadFinder {
  private readonly logger = new Logger(LeadFinder.name);

  constructor(
    private readonly database: Database,
    private readonly queues: LeadQueues,
  ) {}

  /**
   * @returns undefined for an unknown id, and for a text that is none.
   * @throws ProblemException 503 while PostgreSQL or Redis is unavailable.
   */
  async find(id: string): Promise<FoundLead | undefined> {
    if (!isLeadId(id)) return undefined;
    try {
      const [stored] = await this.database.use((manager) => leadStates(manager, [id]));
      if (stored) return stored;
      const job = await this.queues.find(id);
      return job && { id, kind: job.kind, receivedAt: new Date(job.receivedAt), payload: job.payload };
    } catch (error) {
      this.logger.error({ event: 'lead-not-readable', lead: id, error: errorText(error) });
      throw new ProblemException(503, {
        detail:
          'In questo momento non riusciamo a leggere lo stato della richiesta, che è al sicuro. Riprova tra poco.',
      });
    }
  }
}

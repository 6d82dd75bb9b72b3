// Classifies the errors of storing a lead, for the back-off.
import { InvalidLeadError, UnsupportedLeadVersionError } from '@school/contracts';
import { type Failure } from '@school/platform';
import { DatabaseError } from 'pg';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { DatabaseUnavailableError } from './database.js';

/** SQLSTATE classes caused by the contents of a lead: data exceptions, constraint violations, program limits. */
const CONTENT = new Set(['22', '23', '54']);

/**
 * SQLSTATE classes that no lead can cause, since the statements are constant: connection (08), read-only after a
 * fail-over (25), login (28), no such database (3D), deadlock (40), missing tables or privileges (42), resources (53),
 * locks and closed databases (55), shutdown and timeouts (57), I/O (58).
 */
const ENVIRONMENT = new Set(['08', '25', '28', '3D', '40', '42', '53', '55', '57', '58']);

export function classifySqlError(error: unknown): Failure {
  if (error instanceof InvalidLeadError) return 'permanent';
  // A newer worker can parse it.
  if (error instanceof UnsupportedLeadVersionError) return 'outage';
  // A connection that breaks between two statements of a transaction shows as a released query runner.
  if (error instanceof DatabaseUnavailableError || error instanceof QueryRunnerAlreadyReleasedError) return 'outage';
  if (!(error instanceof QueryFailedError)) return 'unknown';
  // Not an error of the server: the statement or its result was lost in transit.
  if (!(error.driverError instanceof DatabaseError)) return 'outage';
  const sqlClass = error.driverError.code?.slice(0, 2) ?? '';
  return CONTENT.has(sqlClass) ? 'permanent' : ENVIRONMENT.has(sqlClass) ? 'outage' : 'unknown';
}

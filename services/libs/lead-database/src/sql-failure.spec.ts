import { describe, expect, test } from '@jest/globals';
import { InvalidLeadError, UnsupportedLeadVersionError } from '@school/contracts';
import { DatabaseError } from 'pg';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { DatabaseUnavailableError } from './database.js';
import { classifySqlError } from './sql-failure.js';

const failedQuery = (driverError: Error) => new QueryFailedError('INSERT', [], driverError);

function refusedBy(code: string): QueryFailedError {
  const error = new DatabaseError('refused by the test', 0, 'error');
  error.code = code;
  return failedQuery(error);
}

describe('an outage is retried by age', () => {
  test.each([
    ['08006', 'the connection failed'],
    ['25006', 'read-only after a fail-over'],
    ['28P01', 'the password is being rotated'],
    ['3D000', 'the database is not created yet'],
    ['40001', 'serialization'],
    ['40P01', 'deadlock'],
    ['42501', 'the rights are not given yet'],
    ['42703', 'a column not migrated yet'],
    ['42P01', 'a table not migrated yet'],
    ['53100', 'disk full'],
    ['53300', 'too many connections'],
    ['55000', 'the database accepts no connections'],
    ['55P03', 'lock not available'],
    ['57014', 'statement timeout'],
    ['57P01', 'shutdown'],
    ['57P03', 'starting up'],
    ['58030', 'input/output'],
  ])('SQLSTATE %s (%s)', (code) => {
    expect(classifySqlError(refusedBy(code))).toBe('outage');
  });

  test('there is no connection', () => {
    expect(classifySqlError(new DatabaseUnavailableError('connect ECONNREFUSED'))).toBe('outage');
  });

  test('the connection broke between two statements', () => {
    expect(classifySqlError(new QueryRunnerAlreadyReleasedError())).toBe('outage');
  });

  test.each([
    'Connection terminated unexpectedly',
    'Query read timeout',
    'Client was closed and is not queryable',
    'read ECONNRESET',
  ])('no answer came back: %s', (message) => {
    expect(classifySqlError(failedQuery(new Error(message)))).toBe('outage');
  });

  // Five capitals, like an SQLSTATE.
  test('the pipe broke (EPIPE)', () => {
    expect(classifySqlError(failedQuery(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })))).toBe('outage');
  });

  test('the envelope is newer than this worker', () => {
    expect(classifySqlError(new UnsupportedLeadVersionError(2))).toBe('outage');
  });
});

describe('a lead that can never be stored is a dead letter', () => {
  test.each([
    ['22021', 'NUL in a text'],
    ['22P05', 'NUL in a JSON text'],
    ['23502', 'NULL in a required column'],
    ['54000', 'too large'],
  ])('SQLSTATE %s (%s)', (code) => {
    expect(classifySqlError(refusedBy(code))).toBe('permanent');
  });

  test('the job holds no lead', () => {
    expect(classifySqlError(new InvalidLeadError('Not a lead: id'))).toBe('permanent');
  });
});

describe('anything else gets a bounded number of attempts', () => {
  test('an internal error of the server', () => {
    expect(classifySqlError(refusedBy('XX000'))).toBe('unknown');
  });

  test('a bug of the worker', () => {
    expect(classifySqlError(new TypeError('undefined is not a function'))).toBe('unknown');
  });
});

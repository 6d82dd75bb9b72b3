// The errors of the real libraries, as they are logged: what is wrong is said, and nothing that a visitor wrote.
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { errorText } from '../src/index.js';
import { emptyDatabase, emptyRedis } from '../src/testing/index.js';

const NAME = 'Anna Prova';
const ADDRESS = 'anna.prova@example.com';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let client: pg.Client;
let redis: Redis;
/** A mail server that refuses every recipient and names it. */
const mailServer = createServer((socket) => {
  socket.write('220 test\r\n');
  socket.on('data', (data) => {
    const command = data.toString();
    if (command.startsWith('QUIT')) socket.end('221 bye\r\n');
    else socket.write(command.startsWith('RCPT') ? `550 5.1.1 <${ADDRESS}> isn't known here\r\n` : '250 ok\r\n');
  });
});

beforeAll(async () => {
  database = await emptyDatabase();
  client = new pg.Client(database.url);
  await client.connect();
  await client.query(
    'CREATE TABLE leads (id int PRIMARY KEY, name varchar(5), born date CHECK (born > now()), sure bool NOT NULL)',
  );
  redis = new Redis(await emptyRedis());
  await redis.call('ACL', 'SETUSER', 'nobody', 'on', 'nopass', '+@connection', '+get', '%R~own:*');
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await redis.call('ACL', 'DELUSER', 'nobody');
  redis.disconnect();
  await client.end();
  await database.drop();
  mailServer.close();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const sql = (text: string, ...values: unknown[]) => client.query(text, values);
const asNobody = async (work: (connection: Redis) => Promise<unknown>) => {
  const connection = redis.duplicate({ username: 'nobody', password: 'x', db: 0, enableReadyCheck: false });
  return work(connection).finally(() => connection.disconnect());
};
const send = () =>
  createTransport({ host: '127.0.0.1', port: (mailServer.address() as AddressInfo).port, ignoreTLS: true }).sendMail({
    from: 'school@example.com',
    to: ADDRESS,
    subject: NAME,
    text: NAME,
  });

const errors: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
  [
    'PostgreSQL: a value',
    () => sql('SELECT $1::date', NAME),
    /SQLSTATE 22007: invalid input syntax for type date: "…"$/,
  ],
  ['PostgreSQL: a long value', () => sql('INSERT INTO leads VALUES (1, $1)', NAME), /SQLSTATE 22001: value too long/],
  [
    'PostgreSQL: a row',
    () => sql("INSERT INTO leads VALUES (1, 'Anna', '2020-01-01', true)"),
    /SQLSTATE 23514: .*violates check constraint.* \(table leads, constraint leads_born_check\)$/,
  ],
  [
    'PostgreSQL: a null',
    () => sql("INSERT INTO leads VALUES (1, 'Anna')"),
    /SQLSTATE 23502: .*\(table leads, column sure\)$/,
  ],
  ['PostgreSQL: no table', () => sql('SELECT * FROM lead'), /SQLSTATE 42P01: relation "lead" does not exist$/],
  [
    'PostgreSQL: no server',
    () => new pg.Client('postgres://anna:prova@127.0.0.1:1/x').connect(),
    /connect ECONNREFUSED 127\.0\.0\.1:1/,
  ],
  ['Redis: a command', () => redis.call('NOSUCH', NAME, ADDRESS), /^ReplyError: ERR unknown command 'NOSUCH'$/],
  ['Redis: a right', () => asNobody((nobody) => nobody.get('mail:1')), /^ReplyError: NOPERM .*key/],
  ['Redis: a right to a command', () => asNobody((nobody) => nobody.set('own:1', NAME)), /^ReplyError: NOPERM .*'set'/],
  [
    'Redis: a cause',
    () =>
      asNobody((nobody) => nobody.get('mail:1')).catch((cause: unknown) => {
        throw new Error('The delivery ledger is unavailable', { cause });
      }),
    /^The delivery ledger is unavailable \(caused by ReplyError: NOPERM /,
  ],
  ['nodemailer: a recipient', send, /^EENVELOPE: .*550 5\.1\.1 <<address>> isn't known here$/],
];

describe('an error that comes from', () => {
  it.each(errors)('%s says what is wrong, and nothing that a visitor wrote', async (_source, work, text) => {
    const error = await failureOf(work());
    expect(errorText(error)).toMatch(text);
    expect(errorText(error)).not.toMatch(/anna|prova/i);
  });
});

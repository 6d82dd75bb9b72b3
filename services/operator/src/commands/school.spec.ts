import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { contactsAsText } from '@school/catalog/school-file';
import { runLeads } from '../program.js';

const SCHOOL_FILE = join(import.meta.dirname, '../../../../infra/school.json');

async function ran(NODE_ENV: string) {
  let [out, err] = ['', ''];
  const io = {
    env: { SCHOOL_FILE, NODE_ENV },
    out: (text: unknown) => void (out += text),
    err: (text: string) => void (err += text),
  };
  return { code: await runLeads(['school', '--contacts'], io), out, err };
}

it('the part for services goes to a file, and what is said of the whole to the screen', async () =>
  expect(await ran('development')).toEqual({
    code: 0,
    out: contactsAsText(SCHOOL_FILE),
    err: 'Il file della scuola è a posto.\n',
  }));

it('there is no part of a file that cannot be published', async () =>
  expect(await ran('production')).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining('ERRORE  riga 3: demo: '),
  }));

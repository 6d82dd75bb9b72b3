import { describe, expect, it } from '@jest/globals';
import { headerName } from './header-name.js';

describe('a name in a header', () => {
  it.each(["Anna D'Angelo-Prò", 'Wojciech Łódź', 'José Ñ. Prova', '李明', 'محمد'])('%s stays as it is', (name) => expect(headerName(name)).toBe(name));

  it.each([
    ['Anna\r\nBcc: evil@example.com', 'Anna Bcc evil example com'],
    ['Direzione <direzione@example.it>', 'Direzione direzione example it'],
    ['"Anna", <x@example.com>; Bruno', 'Anna x example com Bruno'],
    ['=?utf-8?q?Bcc=3A_evil?=', 'utf-8 q Bcc 3A evil'],
    ['\u202Eannა\u0000', 'annა'],
    ['<>', 'senza nome'],
  ])('%j becomes %j', (name, header) => expect(headerName(name)).toBe(header));

  it('is bounded in characters, not in halves of them', () => expect(headerName('𝒜'.repeat(80))).toBe(`${'𝒜'.repeat(59)}…`));
});

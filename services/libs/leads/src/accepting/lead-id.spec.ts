import { describe, expect, it } from '@jest/globals';
import { aBody } from '@school/contracts/testing';
import { leadId } from './lead-id.js';

describe("a lead's id", () => {
  it('is the same for the same key and content, in whatever order the fields come', () => {
    const body = aBody('contact');
    const reordered = Object.fromEntries(Object.entries(body).reverse());
    expect(leadId('contact', body, 'k')).toBe(leadId('contact', reordered, 'k'));
  });

  it('differs by key, by content and by kind, and always without a key', () => {
    const ids = [
      leadId('contact', { a: 1 }, 'k'),
      leadId('contact', { a: 1 }, 'l'),
      leadId('contact', { a: 2 }, 'k'),
      leadId('complaint', { a: 1 }, 'k'),
      leadId('contact', { a: 1 }, undefined),
      leadId('contact', { a: 1 }, undefined),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

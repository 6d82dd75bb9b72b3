/** @jest-environment ./infra/testing/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { panelWords } from './panel-words.ts';
import { ReplyActions } from './reply-actions.tsx';

const show = () =>
  render(
    <ReplyActions
      reply={{ role: 'assistant', content: 'In Via Tibullo 16.', at: 0 }}
      words={panelWords('it')}
      lang={undefined}
      onJudge={jest.fn()}
    />,
  );
const copy = () => screen.queryByRole('button', { name: 'Copia' });

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

describe('a reply', () => {
  it('can be copied where the browser has a clipboard, and offers it only there', () => {
    // As over plain http.
    expect('clipboard' in navigator).toBe(false);
    show();
    expect(copy()).toBeNull();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: jest.fn() }, configurable: true });
    show();
    expect(copy()).not.toBeNull();
  });
});

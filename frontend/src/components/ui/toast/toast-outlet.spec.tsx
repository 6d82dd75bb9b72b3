/** @jest-environment ./infra/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TOAST_DURATION } from './toast-limits.ts';
import { ToastOutlet } from './toast-outlet.tsx';
import { toast } from './toast.ts';

const shown = () => screen.getByRole('listitem', { hidden: true });
const isOpen = () => shown().dataset['state'] === 'open';
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const pointer = (type: 'Down' | 'Move' | 'Up' | 'Cancel', clientX: number, target: Element = shown()) =>
  fireEvent[`pointer${type}`](target, { clientX, button: 0, pointerId: 1 });

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastOutlet />);
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (variant: 'default' | 'destructive' = 'default') =>
  act(() => toast({ title: 'Errore', description: 'Riprova più tardi.', variant }));

describe('a notification', () => {
  it('is announced assertively if it is an error, otherwise politely', () => {
    show('destructive');
    expect(screen.getByRole('alert').textContent).toBe('Errore Riprova più tardi.');
    show();
    expect(screen.getByRole('status').textContent).toBe('Errore Riprova più tardi.');
  });

  it('stays for five seconds, and while it is hovered or focused', () => {
    show();
    pass(TOAST_DURATION - 1);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);
    show();
    pointer('Move', 0);
    pass(10 * TOAST_DURATION);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(shown());
    pass(TOAST_DURATION);
    expect(isOpen()).toBe(false);
  });

  it('is focused by F8, and closed by Escape and its button', () => {
    show();
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
    fireEvent.keyDown(shown(), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(isOpen()).toBe(false);
  });

  it.each([
    [50, false],
    [49, true],
    [-80, true],
  ])('swiped by %d px to the right is open: %p', (distance, stays) => {
    show();
    pointer('Down', 100);
    pointer('Move', 100 + distance);
    pointer('Up', 100 + distance);
    expect(isOpen()).toBe(stays);
    if (stays) expect(shown().style.translate).toBe('');
  });

  it('captures the pointer, so that a swipe can end outside, and ignores a pointer that is not pressed', () => {
    const capture = jest.spyOn(Element.prototype, 'setPointerCapture');
    show();
    pointer('Down', 100);
    expect(capture).toHaveBeenCalledWith(1);
    pointer('Move', 130);
    expect(shown().style.translate).toBe('30px 0');
    pointer('Up', 130);
    pointer('Move', 190);
    expect(shown().style.translate).toBe('');
    pointer('Down', 100);
    pointer('Move', 190);
    pointer('Cancel', 190);
    expect(isOpen()).toBe(true);
    pointer('Move', 200);
    expect(shown().style.translate).toBe('');
  });

  it('does not treat a press on its close button as a swipe', () => {
    show();
    pointer('Down', 100, screen.getByRole('button', { name: 'Chiudi' }));
    pointer('Move', 190);
    expect(shown().style.translate).toBe('');
  });
});

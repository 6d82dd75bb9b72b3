// What closes the menu beside the browser's own ways (Escape, a click outside, its button): a choice, and leaving it by
// keyboard.

const menuAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('nav[popover]') : null;

export function serveMenu(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menuAround(target)?.hidePopover();
  });
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = menuAround(target);
    if (!menu || !(relatedTarget instanceof Element) || menu.contains(relatedTarget)) return;
    // The button by which one comes in and goes back is no place outside: it closes the menu itself.
    if (!relatedTarget.matches(`[popovertarget=${menu.id}]`)) menu.hidePopover();
  });
}

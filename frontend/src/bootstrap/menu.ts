// Closes the menu after a choice, and when the keyboard focus leaves it. The browser handles Escape, clicks outside and
// the menu's button.

const menuAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('nav[popover]') : null;

export function serveMenu(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menuAround(target)?.hidePopover();
  });
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = menuAround(target);
    if (!menu || !(relatedTarget instanceof Element) || menu.contains(relatedTarget)) return;
    // The menu's button does not count as outside: it closes the menu itself.
    if (!relatedTarget.matches(`[popovertarget=${menu.id}]`)) menu.hidePopover();
  });
}

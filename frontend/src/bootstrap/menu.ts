// Closes the menu after a choice, and when the keyboard focus leaves it; brings its bar to the top when it opens. The
// browser handles Escape, clicks outside and the menu's button.

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
  // The menu hangs from the top of the screen: whatever stands above the bar is scrolled away.
  addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      const bar = menuAround(target)?.closest('header');
      if (newState === 'open' && bar) scrollBy({ top: bar.getBoundingClientRect().top, behavior: 'instant' });
    },
    true,
  );
}

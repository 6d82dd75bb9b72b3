/** A button with `data-prints` prints the page. */
export function servePrinting(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-prints]')) print();
  });
}

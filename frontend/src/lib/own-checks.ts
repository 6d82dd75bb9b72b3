// Checks that a form makes in its own words, once its code is there. In the page as it is delivered the browser makes
// them, for visitors without a script. Part of the first script.

/** Marks a form, or a box, whose checks are left to its code. */
export const ownCheck = { 'data-own-check': '' } as const;

/** Leaves those checks to their forms' code. A form that is sent before the code is there waits for it. */
export function leaveOwnChecks(): void {
  for (const checked of document.querySelectorAll('[data-own-check]')) {
    checked.setAttribute('novalidate', '');
    checked.removeAttribute('required');
  }
}

// What forms promise and pages repeat. Apart from the forms: a page that repeats a figure does not load a form for it.

/** Hours within which most requests are answered. */
export const ANSWER_HOURS = 24;

/** Working days within which a complaint is answered. */
export const COMPLAINT_WORKING_DAYS = 15;

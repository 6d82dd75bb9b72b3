// What forms promise and pages repeat. Apart from the forms: a page that repeats a figure does not load a form for it.

/** Hours within which most requests are answered. */
export const ANSWER_HOURS = 24;

/** Working days within which a complaint is answered. */
export const COMPLAINT_WORKING_DAYS = 15;

/** Months for which most requests are kept from the moment it was received, in every store. */
export const LEAD_RETENTION_MONTHS = 24;

/** Years for which a complaint is kept. */
export const COMPLAINT_RETENTION_YEARS = 5;

// Figures that forms and pages share. They are separate from the forms, so that a page does not load a form for them.

/** Hours within which most requests are answered. */
export const ANSWER_HOURS = 24;

/** Working days within which a complaint is answered. */
export const COMPLAINT_WORKING_DAYS = 15;

/** The retention of most requests in months after they were received, in every store. */
export const LEAD_RETENTION_MONTHS = 24;

/** Years for which a complaint is kept. */
export const COMPLAINT_RETENTION_YEARS = 5;

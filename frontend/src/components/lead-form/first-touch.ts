// What a form needs once it is filled: its rules, and the ways on when sending fails. It comes when the form is first touched, while the line is
// up; a page that is only read does without.
export { ErrorSummary } from '#src/components/ui/error-summary.tsx';
export { FailurePanel, mayPass } from './failure-panel.tsx';
export { validationErrors } from './lead-rules.ts';

// How long the workers wait, in milliseconds. Tests and drills shorten all of it by RETRY_TIME_SCALE.
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const OUTAGE_STEPS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];
const LONGEST_STEP = Math.max(...OUTAGE_STEPS);
/** As RFC 5321 has a mail server give up, after four to five days. */
const GIVE_UP_AFTER = 5 * 24 * HOUR;
const ALL_STEPS = OUTAGE_STEPS.reduce((sum, step) => sum + step, 0);
/** As many as fit in those days. An old job with fewer was delayed by something else, as by a paused queue. */
export const GIVE_UP_AFTER_STARTS = OUTAGE_STEPS.length + Math.floor((GIVE_UP_AFTER - ALL_STEPS) / LONGEST_STEP);

export type Times = ReturnType<typeof timesOf>;

export const timesOf = (scale = 1) => ({
  /** The delays between the attempts in an outage; the last one is repeated. */
  outageSteps: OUTAGE_STEPS.map((step) => step * scale),
  giveUpAfter: GIVE_UP_AFTER * scale,
  /** How long an event waits for a lead that has neither row nor job: the spool may hold it, or it was erased. */
  eventWaits: HOUR * scale,
  reconcileEvery: Math.ceil(5 * MINUTE * scale),
  /** The mail of a younger lead may still be in its queue. */
  reconcileAfter: 10 * MINUTE * scale,
  /** After this time another process may send a mail: the first one was probably killed. */
  mailClaim: Math.max(10 * SECOND, MINUTE * scale),
  /** RFC 5321, 4.5.3.2: a content scanner may take ten minutes after the end of the data. */
  mailReply: Math.max(5 * SECOND, 10 * MINUTE * scale),
});

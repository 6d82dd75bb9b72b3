// How many bodies of each kind an endpoint gets, and which: the same ones each time. FUZZ_RUNS asks for others, as many as
// it says; FUZZ_SEED repeats those of a failure.
import fc from 'fast-check';

const { FUZZ_RUNS, FUZZ_SEED = FUZZ_RUNS ? undefined : '1' } = process.env;

export const RUNS = Number(FUZZ_RUNS ?? 20);
fc.configureGlobal({ numRuns: RUNS, ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }) });

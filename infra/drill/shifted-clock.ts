// Preloaded into a process (NODE_OPTIONS=--import=…) whose clock is to be wrong by CLOCK_SHIFT_MS milliseconds.
const shift = Number(process.env['CLOCK_SHIFT_MS']);
const RightDate = Date;
const now = () => RightDate.now() + shift;

globalThis.Date = new Proxy(RightDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
  apply: () => new RightDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});

// Preloaded into a process (NODE_OPTIONS=--import=…): shifts its clock by CLOCK_SHIFT_MS milliseconds.
const shift = Number(process.env['CLOCK_SHIFT_MS']);
const SystemDate = Date;
const now = () => SystemDate.now() + shift;

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
  apply: () => new SystemDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});

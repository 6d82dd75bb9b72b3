export const GAIA = Symbol('GAIA');

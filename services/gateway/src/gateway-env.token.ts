/** Injects the gateway's validated environment. */
export const GATEWAY_ENV = Symbol('GATEWAY_ENV');

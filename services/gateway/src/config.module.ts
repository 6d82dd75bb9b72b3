// Provides the environment, the school and the options of the chat to every module.
import { type DynamicModule, Module } from '@nestjs/common';
import type { School } from '@school/catalog';
import type { GatewayEnv } from './env.js';

export interface ChatOptions {
  /** Turns that may wait for Gaia; further ones are answered 503. */
  readonly backlog: number;
  readonly deadlineMs: number;
}

const chatDefaults: ChatOptions = { backlog: 200, deadlineMs: 20_000 };

/** Options that tests override. */
export interface GatewayOptions {
  readonly chat?: Partial<ChatOptions>;
}

// Injection tokens.
export const GATEWAY_ENV = Symbol('GATEWAY_ENV');
export const SCHOOL = Symbol('SCHOOL');
export const CHAT_OPTIONS = Symbol('CHAT_OPTIONS');

@Module({})
export class ConfigModule {
  static register(env: GatewayEnv, school: School, { chat }: GatewayOptions): DynamicModule {
    const providers = [
      { provide: GATEWAY_ENV, useValue: env },
      { provide: SCHOOL, useValue: school },
      { provide: CHAT_OPTIONS, useValue: { ...chatDefaults, ...chat } },
    ];
    return { module: ConfigModule, global: true, providers, exports: providers };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import { timesOf } from './times.js';

// Injection tokens.
export const ENV = Symbol('ENV');
export const SCHOOL = Symbol('SCHOOL');
export const TIMES = Symbol('TIMES');

/** Provides what a process was started with to every module: its environment, the owner's file, and how long it waits. */
@Module({})
export class ConfigModule {
  static register(env: object & { readonly RETRY_TIME_SCALE?: number }, school: object = {}): DynamicModule {
    const providers = [
      { provide: ENV, useValue: env },
      { provide: SCHOOL, useValue: school },
      { provide: TIMES, useValue: timesOf(env.RETRY_TIME_SCALE) },
    ];
    return { module: ConfigModule, global: true, providers, exports: providers };
  }
}

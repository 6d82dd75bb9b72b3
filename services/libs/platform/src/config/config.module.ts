import { type DynamicModule, Module } from '@nestjs/common';

// Injection tokens.
export const ENV = Symbol('ENV');
export const SCHOOL = Symbol('SCHOOL');

/** Provides what a process was started with, its environment and the owner's file, to every module. */
@Module({})
export class ConfigModule {
  static register(env: object, school: object = {}): DynamicModule {
    const providers = [
      { provide: ENV, useValue: env },
      { provide: SCHOOL, useValue: school },
    ];
    return { module: ConfigModule, global: true, providers, exports: providers };
  }
}

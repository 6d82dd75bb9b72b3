// Bodies are validated by the schema of their parameter: `@Body({ schema })`.
import { type ParameterDecoratorOptions, StandardSchemaValidationPipe } from '@nestjs/common';
import { fieldErrors } from '@school/contracts';
import { ProblemException } from './problem.js';

type Schema = NonNullable<ParameterDecoratorOptions['schema']>;

export const schemaPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => new ProblemException(400, { errors: fieldErrors(issues) }),
});

/** Selects the schema by the body, so that errors name the fields of its shape. A union would name none. */
export const selectSchema = (select: (body: unknown) => Schema): Schema => ({
  '~standard': { version: 1, vendor: 'school', validate: (body) => select(body)['~standard'].validate(body) },
});

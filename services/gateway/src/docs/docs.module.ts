import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { openApiDocument } from './openapi.js';

/** Serves the OpenAPI document: as a page at /api/docs, as JSON at /api/docs/json. Not for production. */
@Module({})
export class DocsModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  /** Not awaited: Fastify would start, before Nest has set its error handler. */
  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance();
    void server.register(swagger, { mode: 'static', specification: { document: openApiDocument() as never } });
    void server.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  }
}

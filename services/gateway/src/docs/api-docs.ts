import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openApiDocument } from './openapi.js';

/** Serves the OpenAPI document: as a page at /api/docs, as JSON at /api/docs/json. */
export async function serveApiDocs(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  await server.register(swagger, { mode: 'static', specification: { document: openApiDocument() as never } });
  await server.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
